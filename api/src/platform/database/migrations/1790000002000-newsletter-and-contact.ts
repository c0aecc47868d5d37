import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NewsletterAndContact1790000002000 implements MigrationInterface {
  name = 'NewsletterAndContact1790000002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...NEWSLETTER, ...CONTACT]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE contact_entries, contact_messages, newsletter_links, newsletter_subscribers`,
    );
  }
}

const NEWSLETTER = [
  `CREATE TABLE newsletter_subscribers (
     id serial PRIMARY KEY,
     email text NOT NULL CHECK (email LIKE '%@%'),
     first_name text NOT NULL DEFAULT '',
     topics text[] NOT NULL DEFAULT '{}' CHECK (topics <@ ARRAY['actualites', 'campagnes', 'evenements']),
     status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
     source text NOT NULL,
     consent_version text NOT NULL,
     consent_at timestamptz NOT NULL,
     consent_proof text NOT NULL DEFAULT '',
     confirmed_at timestamptz,
     unsubscribed_at timestamptz,
     unsubscribe_reason text,
     last_letter_at timestamptz,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL),
     CHECK (status <> 'unsubscribed' OR unsubscribed_at IS NOT NULL))`,
  `CREATE UNIQUE INDEX newsletter_subscribers_email ON newsletter_subscribers (lower(email))`,
  `CREATE INDEX newsletter_subscribers_status ON newsletter_subscribers (status, created_at DESC)`,
  `CREATE TABLE newsletter_links (
     token_hash text PRIMARY KEY,
     subscriber_id int NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
     purpose text NOT NULL CHECK (purpose IN ('confirm', 'letter')),
     expires_at timestamptz)`,
  `CREATE INDEX newsletter_links_subscriber ON newsletter_links (subscriber_id)`,
];

const CONTACT = [
  `CREATE TABLE contact_messages (
     id serial PRIMARY KEY,
     name text NOT NULL CHECK (name <> ''),
     email text NOT NULL,
     subject text NOT NULL CHECK (subject <> ''),
     message text NOT NULL CHECK (message <> ''),
     status text NOT NULL CHECK (status IN ('new', 'in_progress', 'answered', 'archived', 'spam')),
     assigned_to int REFERENCES staff,
     read_at timestamptz,
     -- The same form sent again is the same message.
     form_hash text NOT NULL UNIQUE,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1)`,
  `CREATE INDEX contact_messages_inbox ON contact_messages (status, created_at DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX contact_messages_assigned ON contact_messages (assigned_to)`,
  `CREATE TABLE contact_entries (
     id serial PRIMARY KEY,
     message_id int NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('note', 'reply')),
     body text NOT NULL CHECK (body <> ''),
     staff_id int REFERENCES staff,
     staff_name text NOT NULL,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX contact_entries_message ON contact_entries (message_id, id)`,
];
