import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members, readers of the newsletter, those who wrote to us, and the proof of erasures. */
export class People1800000007000 implements MigrationInterface {
  name = 'People1800000007000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...MEMBERS, ...NEWSLETTER, ...CONTACT, ...PERSONAL_DATA])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE personal_data_erasures, contact_entries, contact_messages, newsletter_links, newsletter_subscribers,
         member_sessions, member_links, members`,
    );
  }
}

const MEMBERS = [
  // Opened by a first sign-in: an address that was never proven is no member.
  `CREATE TABLE members (
     id uuid PRIMARY KEY,
     email text NOT NULL CHECK (email = lower(email) AND email LIKE '%@%'),
     first_name text NOT NULL DEFAULT '',
     last_name text NOT NULL DEFAULT '',
     street_address text NOT NULL DEFAULT '',
     postal_code text NOT NULL DEFAULT '',
     city text NOT NULL DEFAULT '',
     country text NOT NULL DEFAULT 'France',
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     last_seen_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1)`,
  `CREATE UNIQUE INDEX members_email ON members (email)`,
  // The links of emails, kept as hashes: to sign in, and to prove a new address.
  `CREATE TABLE member_links (
     token_hash text PRIMARY KEY,
     purpose text NOT NULL CHECK (purpose IN ('sign_in', 'new_email')),
     email text NOT NULL CHECK (email = lower(email) AND email LIKE '%@%'),
     member_id uuid REFERENCES members ON DELETE CASCADE,
     expires_at timestamptz NOT NULL,
     used_at timestamptz,
     CHECK ((purpose = 'new_email') = (member_id IS NOT NULL)))`,
  `CREATE INDEX member_links_member ON member_links (member_id)`,
  `CREATE INDEX member_links_email ON member_links (email)`,
  `CREATE TABLE member_sessions (
     token_hash text PRIMARY KEY,
     member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     last_seen_at timestamptz NOT NULL)`,
  `CREATE INDEX member_sessions_member ON member_sessions (member_id)`,
];

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
  `CREATE INDEX contact_messages_email ON contact_messages (lower(email))`,
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

const PERSONAL_DATA = [
  // What an erasure leaves as its proof: a hash of the address, and counts.
  `CREATE TABLE personal_data_erasures (
     id serial PRIMARY KEY,
     address_hash text NOT NULL,
     asked_by text NOT NULL CHECK (asked_by IN ('member', 'staff')),
     staff_id integer REFERENCES staff (id),
     staff_name text,
     proof text NOT NULL CHECK (proof IN ('link', 'note')),
     reason text NOT NULL,
     counts jsonb NOT NULL,
     erased_at timestamptz NOT NULL)`,
  `CREATE INDEX personal_data_erasures_address ON personal_data_erasures (address_hash)`,
];
