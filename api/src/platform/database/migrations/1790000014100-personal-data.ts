import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an erasure leaves as its proof, and the two records that never change but to forget a person. */
export class PersonalData1790000014100 implements MigrationInterface {
  name = 'PersonalData1790000014100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const RECEIPT_FACTS = `(NEW.id, NEW.number, NEW.code, NEW.form, NEW.kind, NEW.purpose, NEW.subject, NEW.gift_year,
   NEW.amount, NEW.currency, NEW.issued_at, NEW.content - 'donor')
  IS DISTINCT FROM
   (OLD.id, OLD.number, OLD.code, OLD.form, OLD.kind, OLD.purpose, OLD.subject, OLD.gift_year,
   OLD.amount, OLD.currency, OLD.issued_at, OLD.content - 'donor')`;
const RECEIPT_DONOR = `(NEW.donor_name, NEW.email, NEW.content) IS DISTINCT FROM (OLD.donor_name, OLD.email, OLD.content)`;

const keepReceipt = (refused: string) =>
  `CREATE OR REPLACE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF ${refused}
         OR (OLD.sha256 IS NOT NULL AND NEW.sha256 IS DISTINCT FROM OLD.sha256)
         OR (OLD.status = 'voided' AND NEW.status <> 'voided')
       THEN RAISE EXCEPTION 'receipt % is never changed', OLD.number USING ERRCODE = 'restrict_violation'; END IF;
       RETURN NEW;
     END $$`;

const UP = [
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
  `CREATE INDEX contact_messages_email ON contact_messages (lower(email))`,
  `CREATE INDEX event_interests_email ON event_interests (email)`,
  `CREATE INDEX tribute_cards_recipient ON tribute_cards (lower(recipient_email))`,
  `CREATE INDEX scholarship_reminders_address ON scholarship_reminders (lower(email))`,
  // Whether a text names this address, in small letters, and not a longer one that it is a part of.
  `CREATE FUNCTION names_address(said text, address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT position(address IN lower(said)) > 0
        AND regexp_replace(lower(said), '\\\\[nrtbf]', ' ', 'g') ~ ('(?<![[:alnum:]._%+-])'
          || regexp_replace(address, '([^[:alnum:]@])', '\\\\\\1', 'g') || '(?![[:alnum:]-]|\\.[[:alnum:]])') $$`,
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
  `DROP TRIGGER audit_entries_kept ON audit_entries`,
  `CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
     FOR EACH ROW EXECUTE FUNCTION keep_audit_entry()`,
  keepReceipt(
    `${RECEIPT_FACTS} OR (${RECEIPT_DONOR}
         AND coalesce(current_setting('livres.personal_data', true), '') NOT IN ('erasing', 'expired'))`,
  ),
];

const DOWN = [
  keepReceipt(`${RECEIPT_FACTS} OR ${RECEIPT_DONOR}`),
  `DROP TRIGGER audit_entries_kept ON audit_entries`,
  `CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `DROP FUNCTION keep_audit_entry`,
  `DROP FUNCTION names_address`,
  `DROP INDEX contact_messages_email, event_interests_email, tribute_cards_recipient, scholarship_reminders_address`,
  `DROP TABLE personal_data_erasures`,
];
