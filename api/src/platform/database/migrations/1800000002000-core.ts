import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What several wings need: the audit log, settings, emails, and whether this installation takes real money. */
export class Core1800000002000 implements MigrationInterface {
  name = 'Core1800000002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...AUDIT, ...SETTINGS, ...MAIL, ...INSTALLATION]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION is_counted');
    await runner.query(
      `DROP TABLE installation, undeliverable_emails, outgoing_emails, setting_pictures, settings, preview_links,
         audit_entries`,
    );
    await runner.query('DROP FUNCTION keep_audit_entry');
  }
}

const AUDIT = [
  `CREATE TABLE audit_entries (
     id bigserial PRIMARY KEY,
     at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     staff_name text NOT NULL,
     action text NOT NULL,
     resource text NOT NULL,
     record_id text NOT NULL,
     record_version int NOT NULL,
     label text NOT NULL,
     changes jsonb NOT NULL,
     reason text CHECK (reason <> ''))`,
  `CREATE INDEX audit_entries_record ON audit_entries (resource, record_id, id DESC)`,
  // An entry of the audit log may lose the words that name a person, or go after three years; who did what stays.
  `CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF coalesce(current_setting('livres.personal_data', true), '') = 'expired' AND TG_OP = 'DELETE'
         AND OLD.at < now() - interval '3 years' THEN RETURN OLD; END IF;
       IF coalesce(current_setting('livres.personal_data', true), '') <> 'erasing' OR TG_OP <> 'UPDATE'
         OR (NEW.id, NEW.at, NEW.staff_id, NEW.staff_name, NEW.action, NEW.resource, NEW.record_id, NEW.record_version)
           IS DISTINCT FROM
            (OLD.id, OLD.at, OLD.staff_id, OLD.staff_name, OLD.action, OLD.resource, OLD.record_id, OLD.record_version)
       THEN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END IF;
       RETURN NEW;
     END $$`,
  `CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
     FOR EACH ROW EXECUTE FUNCTION keep_audit_entry()`,
  `CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE TABLE preview_links (
     token_hash text PRIMARY KEY,
     resource text NOT NULL,
     record_id int NOT NULL,
     expires_at timestamptz NOT NULL)`,
];

const SETTINGS = [
  // A value of null is the default one. The name of its last author stays when their code is gone.
  `CREATE TABLE settings (
     id serial PRIMARY KEY,
     key text NOT NULL,
     value text,
     updated_at timestamptz,
     updated_by int REFERENCES staff,
     updated_by_username text,
     version int NOT NULL DEFAULT 1,
     environment text NOT NULL CHECK (environment IN ('development', 'staging', 'production')),
     CONSTRAINT settings_key_environment UNIQUE (key, environment))`,
  // The rest are made when the api starts.
  `INSERT INTO settings (key, environment)
     SELECT key, environment
       FROM unnest(ARRAY['development', 'production', 'staging']) WITH ORDINALITY AS environments (environment, place),
            unnest(ARRAY['site_name', 'site_description', 'site_copyright_text', 'social_linkedin', 'social_youtube',
              'social_instagram', 'social_tiktok', 'social_facebook', 'social_twitter'])
              WITH ORDINALITY AS keys (key, rank)
      ORDER BY place, rank`,
  // Never public.
  `CREATE TABLE setting_pictures (
     hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
     content bytea NOT NULL,
     width int NOT NULL CHECK (width > 0),
     height int NOT NULL CHECK (height > 0),
     created_at timestamptz NOT NULL)`,
];

const MAIL = [
  // Emails that wait to be sent, apart from their jobs, which hold their number only.
  `CREATE TABLE outgoing_emails (
     id text PRIMARY KEY,
     -- In small letters.
     recipient text NOT NULL,
     message jsonb NOT NULL,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX outgoing_emails_recipient ON outgoing_emails (recipient)`,
  // Emails that a mail server refused for good, or that could not be handed over for days: staff send them again.
  `CREATE TABLE undeliverable_emails (
     id serial PRIMARY KEY,
     recipient text NOT NULL,
     subject text NOT NULL,
     reason text NOT NULL CHECK (reason IN ('refused', 'expired')),
     detail text NOT NULL,
     message jsonb NOT NULL,
     queued_at timestamptz NOT NULL,
     set_aside_at timestamptz NOT NULL)`,
];

const INSTALLATION = [
  // One row: whether this installation takes real money, as its keys say at each start.
  `CREATE TABLE installation (
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
     mode text NOT NULL CHECK (mode IN ('live', 'test')))`,
  `INSERT INTO installation (mode) VALUES ('live')`,
  // The rule for every total: money that did not move counts only where none can.
  `CREATE FUNCTION is_counted(mode text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
     SELECT mode = 'live' OR EXISTS (SELECT FROM installation WHERE installation.mode = 'test') $$`,
];
