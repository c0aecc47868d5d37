import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns, and what was given to each. */
export class ContentCampaigns1800000004000 implements MigrationInterface {
  name = 'ContentCampaigns1800000004000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...CAMPAIGNS, ...GIFTS, ...TOTALS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION campaign_progress');
    await runner.query('DROP TABLE campaign_gifts, campaigns');
  }
}

const CAMPAIGNS = [
  `CREATE TABLE campaigns (
     id serial PRIMARY KEY,
     slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]'),
     title text NOT NULL CHECK (title <> ''),
     short_description text NOT NULL,
     description text NOT NULL DEFAULT '',
     category text NOT NULL,
     location text NOT NULL DEFAULT '',
     featured boolean NOT NULL DEFAULT false,
     featured_image_id int REFERENCES media,
     campaign_type text NOT NULL CHECK (campaign_type IN ('financial', 'books', 'equipment', 'mixed')),
     status text NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'completed')),
     start_date timestamptz,
     end_date timestamptz,
     currency text NOT NULL DEFAULT 'EUR' CHECK (currency IN ('EUR', 'XAF')),
     goal_amount bigint NOT NULL DEFAULT 0 CHECK (goal_amount >= 0),
     goal_books int NOT NULL DEFAULT 0 CHECK (goal_books >= 0),
     goal_equipment int NOT NULL DEFAULT 0 CHECK (goal_equipment >= 0),
     opening_amount bigint NOT NULL DEFAULT 0 CHECK (opening_amount >= 0),
     opening_books int NOT NULL DEFAULT 0 CHECK (opening_books >= 0),
     opening_equipment int NOT NULL DEFAULT 0 CHECK (opening_equipment >= 0),
     opening_donation_count int NOT NULL DEFAULT 0 CHECK (opening_donation_count >= 0),
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     search tsvector GENERATED ALWAYS AS (
       setweight(to_tsvector('fr', title), 'A') || setweight(to_tsvector('fr_words', title), 'A') ||
       setweight(to_tsvector('fr', short_description || ' ' || location), 'B') ||
       setweight(to_tsvector('fr_words', short_description || ' ' || location), 'B') ||
       setweight(to_tsvector('fr', regexp_replace(description, '<[^>]*>', ' ', 'g')), 'C')) STORED,
     pending jsonb,
     publish_at timestamptz,
     -- [{"amount": 2000, "effect": "4 livres pour enfants"}], the smallest first: euro cents, as the money form takes.
     suggested_amounts jsonb NOT NULL DEFAULT '[]'
       CHECK (jsonb_typeof(suggested_amounts) = 'array' AND jsonb_array_length(suggested_amounts) <= 6),
     CHECK (end_date IS NULL OR start_date IS NULL OR end_date > start_date))`,
  `CREATE INDEX campaigns_search ON campaigns USING gin (search)`,
  `CREATE INDEX campaigns_public ON campaigns (status, start_date DESC) WHERE deleted_at IS NULL AND archived_at IS NULL`,
  `CREATE INDEX campaigns_image ON campaigns (featured_image_id)`,
  `CREATE INDEX campaigns_pictures ON campaigns USING gin (pictures_in(description))`,
  `CREATE INDEX campaigns_publish_at ON campaigns (publish_at) WHERE publish_at IS NOT NULL`,
];

const GIFTS = [
  // What was given to a campaign in kind, in pieces: money is in the journal. Never changed, each cause once.
  `CREATE TABLE campaign_gifts (
     id bigserial PRIMARY KEY,
     campaign_id int NOT NULL REFERENCES campaigns,
     kind text NOT NULL CHECK (kind IN ('books', 'equipment')),
     quantity bigint NOT NULL CHECK (quantity <> 0),
     source text NOT NULL,
     source_ref text NOT NULL,
     given_at timestamptz NOT NULL,
     mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
     UNIQUE (source, source_ref, kind))`,
  `CREATE INDEX campaign_gifts_campaign ON campaign_gifts (campaign_id) INCLUDE (kind, quantity)`,
  `CREATE TRIGGER campaign_gifts_kept BEFORE UPDATE OR DELETE ON campaign_gifts
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER campaign_gifts_not_emptied BEFORE TRUNCATE ON campaign_gifts
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

const TOTALS = [
  // The same rule, in the same arithmetic, as progressPercentage in campaign.contract.ts; a test holds one against the other.
  `CREATE FUNCTION campaign_progress(campaign_type text, amount bigint, goal_amount bigint, books bigint, goal_books bigint,
       equipment bigint, goal_equipment bigint) RETURNS int LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
     DECLARE shares float8 := 0; goals int := 0;
     BEGIN
       IF goal_amount > 0 AND campaign_type IN ('financial', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, amount::float8 / goal_amount)); END IF;
       IF goal_books > 0 AND campaign_type IN ('books', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, books::float8 / goal_books)); END IF;
       IF goal_equipment > 0 AND campaign_type IN ('equipment', 'mixed') THEN
         goals := goals + 1; shares := shares + least(1, greatest(0, equipment::float8 / goal_equipment)); END IF;
       RETURN CASE WHEN goals = 0 THEN 0 ELSE floor(shares / goals * 100 + 1e-9) END;
     END $$`,
];
