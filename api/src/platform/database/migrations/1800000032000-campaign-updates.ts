import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News of campaigns, who of their donors wishes to hear of them, and their sending with newsletters. */
export class CampaignUpdates1800000032000 implements MigrationInterface {
  name = 'CampaignUpdates1800000032000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...UPDATES, ...FOLLOWERS, ...MAILINGS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_recipients DROP COLUMN follower_id`);
    await runner.query(`DELETE FROM newsletters WHERE campaign_update_id IS NOT NULL`);
    await runner.query(`ALTER TABLE newsletters DROP COLUMN campaign_update_id`);
    await runner.query(
      `DROP TABLE campaign_follower_links, campaign_followers, campaign_follow_wishes, campaign_updates`,
    );
  }
}

const words = (text: string, weight: string) =>
  `setweight(to_tsvector('fr', ${text}), '${weight}') || setweight(to_tsvector('fr_words', ${text}), '${weight}')`;

const UPDATES = [
  `CREATE TABLE campaign_updates (
     id serial PRIMARY KEY,
     slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
     campaign_id int NOT NULL REFERENCES campaigns ON DELETE CASCADE,
     title text NOT NULL CHECK (title <> '' AND length(title) <= 120),
     date date NOT NULL,
     content text NOT NULL DEFAULT '',
     featured_image_id int REFERENCES media,
     published_at timestamptz,
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     search tsvector GENERATED ALWAYS AS (
       ${words('title', 'A')} ||
       setweight(to_tsvector('fr', regexp_replace(content, '<[^>]*>', ' ', 'g')), 'C')) STORED)`,
  `CREATE INDEX campaign_updates_campaign ON campaign_updates (campaign_id, date DESC)`,
  `CREATE INDEX campaign_updates_search ON campaign_updates USING gin (search)`,
  `CREATE INDEX campaign_updates_image ON campaign_updates (featured_image_id)`,
  `CREATE INDEX campaign_updates_text_pictures ON campaign_updates USING gin (pictures_in(content))`,
  `CREATE INDEX campaign_updates_publish_at ON campaign_updates (publish_at) WHERE publish_at IS NOT NULL`,
];

const FOLLOWERS = [
  // Asked for with a gift that is not paid yet: it becomes a follower once it is.
  `CREATE TABLE campaign_follow_wishes (
     donation_id uuid PRIMARY KEY REFERENCES donations ON DELETE CASCADE,
     consent_version text NOT NULL,
     source text NOT NULL,
     asked_at timestamptz NOT NULL)`,
  `CREATE TABLE campaign_followers (
     id serial PRIMARY KEY,
     campaign_id int NOT NULL REFERENCES campaigns ON DELETE CASCADE,
     email text NOT NULL,
     first_name text NOT NULL DEFAULT '',
     -- The gift with which they asked.
     donation_id uuid REFERENCES donations ON DELETE SET NULL,
     source text NOT NULL CHECK (source IN ('gift_form', 'gift_page', 'email')),
     consent_version text NOT NULL,
     consent_at timestamptz NOT NULL,
     stopped_at timestamptz,
     bounced_at timestamptz,
     bounce_detail text NOT NULL DEFAULT '',
     complained_at timestamptz,
     last_sent_at timestamptz,
     updated_at timestamptz NOT NULL)`,
  // One row for a person and a campaign, however often they gave.
  `CREATE UNIQUE INDEX campaign_followers_person ON campaign_followers (campaign_id, lower(email))`,
  `CREATE INDEX campaign_followers_email ON campaign_followers (lower(email))`,
  `CREATE INDEX campaign_followers_donation ON campaign_followers (donation_id)`,
  `CREATE TABLE campaign_follower_links (
     token_hash text PRIMARY KEY,
     follower_id int NOT NULL REFERENCES campaign_followers ON DELETE CASCADE)`,
  `CREATE INDEX campaign_follower_links_follower ON campaign_follower_links (follower_id)`,
];

const MAILINGS = [
  // One mailing for an update, and one row for a person in a mailing: nobody receives an update twice.
  `ALTER TABLE newsletters
     ADD COLUMN campaign_update_id int UNIQUE REFERENCES campaign_updates ON DELETE SET NULL`,
  `ALTER TABLE newsletter_recipients
     ADD COLUMN follower_id int REFERENCES campaign_followers ON DELETE SET NULL,
     ADD CONSTRAINT newsletter_recipients_follower UNIQUE (newsletter_id, follower_id)`,
  `CREATE INDEX newsletter_recipients_followers ON newsletter_recipients (follower_id)
     WHERE follower_id IS NOT NULL`,
];
