import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GivingOverviews1800000012000 } from './1800000012000-giving-overviews.js';
import { PeopleMerges1800000033000 } from './1800000033000-people-merges.js';

/**
 * What lists of gifts and donors sort and search by, kept beside the rows: the sums of a gift, and one row per donor.
 * Triggers keep both in the transaction that changes what they are made from; `donor_overview` says each row anew.
 */
export class GivingGrowth1800000037000 implements MigrationInterface {
  name = 'GivingGrowth1800000037000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TEXTS, ...SUMS, GIFTS, ...DONORS, ...FILL, ...TRIGGERS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of SOURCES) await runner.query(`DROP FUNCTION ${table}_note_donors CASCADE`);
    for (const statement of DOWN) await runner.query(statement);
  }
}

const TEXTS = [
  `ALTER TABLE donations
     ADD COLUMN donor_id uuid GENERATED ALWAYS AS (
       donor_id(email, first_name, last_name, organization_name, postal_code)) STORED,
     ADD COLUMN donor_name text NOT NULL GENERATED ALWAYS AS (
       CASE WHEN organization_name <> '' THEN organization_name ELSE btrim(first_name || ' ' || last_name) END) STORED,
     ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
       folded(reference || ' ' || first_name || ' ' || last_name || ' ' || organization_name || ' ' || email || ' ' ||
              city || ' ' || postal_code || ' ' || dedication)) STORED`,
  `DROP INDEX donations_donor`,
  `CREATE INDEX donations_donor ON donations (donor_id, created_at DESC)`,
  `CREATE INDEX donations_searched ON donations USING gin (searched gin_trgm_ops)`,
  `CREATE INDEX donations_created ON donations (created_at, id)`,
  `CREATE INDEX donations_greatest ON donations (amount DESC, created_at DESC, id)`,
  `CREATE INDEX donations_donor_name ON donations (donor_name COLLATE fr_order)`,
];

const SUMS = [
  `CREATE TABLE donation_sums (
     donation_id uuid PRIMARY KEY REFERENCES donations ON DELETE CASCADE,
     given bigint NOT NULL,
     refunded bigint NOT NULL,
     disputed bigint NOT NULL,
     fees bigint NOT NULL)`,
  `CREATE INDEX donation_sums_undone ON donation_sums (donation_id) WHERE refunded > 0 OR disputed > 0`,
];

// Sums of postings by gift: of those that a statement adds, or of all.
const sumsOf = (postings: string) => `
  SELECT entry.donation_id,
         coalesce(-sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind = 'gift'), 0)::bigint AS given,
         coalesce(sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind IN ('refund', 'refund_failed')), 0)::bigint
           AS refunded,
         coalesce(sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind IN ('dispute', 'dispute_won')), 0)::bigint
           AS disputed,
         coalesce(sum(posting.amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
    FROM ${postings} posting JOIN journal_entries entry ON entry.id = posting.entry_id
   WHERE entry.donation_id IS NOT NULL AND posting.account IN ('gifts', 'fees')
   GROUP BY entry.donation_id`;

// A statement's postings, added to what is kept of their gifts.
const KEEP_SUMS = [
  `CREATE FUNCTION keep_donation_sums() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       INSERT INTO donation_sums (donation_id, given, refunded, disputed, fees)
         SELECT * FROM (${sumsOf('added')}) sums ORDER BY donation_id
         ON CONFLICT (donation_id) DO UPDATE SET given = donation_sums.given + excluded.given,
           refunded = donation_sums.refunded + excluded.refunded, disputed = donation_sums.disputed + excluded.disputed,
           fees = donation_sums.fees + excluded.fees;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER journal_postings_sums AFTER INSERT ON journal_postings
     REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_donation_sums()`,
];

// As before, by the sums that are kept; what only some lists read is a column, so that the others do not fetch it.
const GIFTS = `
  CREATE OR REPLACE VIEW donation_overview AS
    SELECT d.id, d.reference, d.status, d.donor_type, d.email, d.first_name, d.last_name, d.organization_name, d.siren,
           d.legal_form, d.street_address, d.postal_code, d.city, d.country, d.campaign_id, d.recurring_gift_id,
           d.frequency, d.amount, d.costs_covered, d.currency, d.phone, d.message, d.is_anonymous, d.dedication,
           d.payment_method, d.provider, d.source, d.form_key, d.form_hash, d.provider_payment_id, d.given_at,
           d.succeeded_at, d.failed_at, d.cancelled_at, d.created_by, d.created_at, d.updated_at, d.version, d.mode,
           d.donor_id, d.donor_name, campaign.title AS campaign_name, staff.name AS created_by_name,
           coalesce(sums.given, 0) AS given, coalesce(sums.refunded, 0) AS refunded,
           coalesce(sums.disputed, 0) AS disputed, coalesce(sums.fees, 0) AS fees,
           (SELECT status FROM payment_attempts WHERE purpose = 'donation' AND subject_id = d.id
             ORDER BY created_at DESC LIMIT 1) AS attempt_status,
           (SELECT failure_code FROM payment_attempts WHERE purpose = 'donation' AND subject_id = d.id
             ORDER BY created_at DESC LIMIT 1) AS failure_code,
           d.utm_source, d.utm_campaign, d.searched
      FROM donations d
      LEFT JOIN campaigns campaign ON campaign.id = d.campaign_id
      LEFT JOIN staff ON staff.id = d.created_by
      LEFT JOIN donation_sums sums ON sums.donation_id = d.id`;

const IS_COUNTED = `(mode = 'live' OR (SELECT is_counted('test')))`;

// Whoever gave, tried to, or opened an account; their identity is the one of their last form, or the one that a merge kept.
const DONOR = `
  SELECT wanted AS id,
         coalesce(nullif(kept.chosen ->> 'name', ''), nullif(said.donor_name, ''),
                  nullif(btrim(member.first_name || ' ' || member.last_name), ''), '') AS name,
         coalesce(nullif(said.email, ''), member.email, '') AS email,
         said.donor_type,
         coalesce(nullif(kept.chosen ->> 'street_address', ''), nullif(said.street_address, ''), member.street_address, '')
           AS street_address,
         coalesce(nullif(kept.chosen ->> 'postal_code', ''), nullif(said.postal_code, ''), member.postal_code, '')
           AS postal_code,
         coalesce(nullif(kept.chosen ->> 'city', ''), nullif(said.city, ''), member.city, '') AS city,
         coalesce(nullif(kept.chosen ->> 'country', ''), nullif(said.country, ''), member.country, '') AS country,
         gift.given, gift.gifts, gift.first_given_at, gift.last_given_at,
         coalesce(again.recurring, 0) AS recurring, coalesce(again.monthly, 0) AS recurring_monthly,
         coalesce(again.failing, 0) AS failing,
         member.created_at AS member_since,
         coalesce(former.emails, '') AS former_emails
    FROM (SELECT max(lower(d.email)) AS email, count(*) AS tries, count(*) FILTER (WHERE status = 'succeeded')::int AS gifts,
                 coalesce(sum(sums.given - sums.refunded - sums.disputed) FILTER (WHERE currency = 'EUR'), 0)::bigint AS given,
                 min(given_at) FILTER (WHERE status = 'succeeded') AS first_given_at,
                 max(given_at) FILTER (WHERE status = 'succeeded') AS last_given_at
            FROM donations d LEFT JOIN donation_sums sums ON sums.donation_id = d.id
           WHERE d.donor_id = wanted AND ${IS_COUNTED}) gift
    LEFT JOIN members member ON donor_id(member.email, '', '', '', '') = wanted
    LEFT JOIN LATERAL (
      SELECT d.created_at, d.email, d.donor_type, d.street_address, d.postal_code, d.city, d.country, d.donor_name
        FROM donations d WHERE d.donor_id = wanted AND ${IS_COUNTED}
       ORDER BY d.created_at DESC, d.id LIMIT 1) said ON true
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS recurring, count(*) FILTER (WHERE status = 'past_due')::int AS failing,
             floor(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END) / 12)::bigint
               AS monthly
        FROM recurring_gifts
       WHERE lower(email) = coalesce(gift.email, member.email) AND email <> '' AND status IN ('active', 'past_due')
         AND ${IS_COUNTED}) again ON true
    -- What staff chose in a merge stands until a later form.
    LEFT JOIN LATERAL (
      SELECT chosen, merged_at FROM person_merges merge
       WHERE merge.kept_email = coalesce(gift.email, member.email) AND merge.undone_at IS NULL
       ORDER BY merged_at DESC, merge.id DESC LIMIT 1) kept ON said.created_at IS NULL OR kept.merged_at > said.created_at
    LEFT JOIN LATERAL (
      SELECT string_agg(merge.absorbed_email, ' ' ORDER BY merge.id) AS emails FROM person_merges merge
       WHERE merge.kept_email = coalesce(gift.email, member.email) AND merge.undone_at IS NULL) former ON true
   WHERE gift.tries > 0 OR member.id IS NOT NULL`;

const COLUMNS = [
  'id uuid PRIMARY KEY',
  "name text NOT NULL DEFAULT ''",
  "email text NOT NULL DEFAULT ''",
  'donor_type text',
  "street_address text NOT NULL DEFAULT ''",
  "postal_code text NOT NULL DEFAULT ''",
  "city text NOT NULL DEFAULT ''",
  "country text NOT NULL DEFAULT ''",
  'given bigint NOT NULL DEFAULT 0',
  'gifts int NOT NULL DEFAULT 0',
  'first_given_at timestamptz',
  'last_given_at timestamptz',
  'recurring int NOT NULL DEFAULT 0',
  'recurring_monthly bigint NOT NULL DEFAULT 0',
  'failing int NOT NULL DEFAULT 0',
  'member_since timestamptz',
  "former_emails text NOT NULL DEFAULT ''",
];
const NAMES = COLUMNS.map((column) => column.split(' ')[0]!);
const named = (row: string) => NAMES.map((name) => `${row}.${name}`).join(', ');

const DONORS = [
  `CREATE INDEX members_donor ON members (donor_id(email, '', '', '', ''))`,
  `CREATE FUNCTION donor_of(wanted uuid) RETURNS TABLE (${COLUMNS.map((column) => column.split(' ').slice(0, 2).join(' ')).join(', ')})
     LANGUAGE sql STABLE AS $$ ${DONOR} $$`,
  `CREATE TABLE donor_records (${COLUMNS.join(', ')},
     searched text NOT NULL GENERATED ALWAYS AS (
       folded(name || ' ' || email || ' ' || former_emails || ' ' || postal_code || ' ' || city)) STORED)`,
  `CREATE INDEX donor_records_last ON donor_records (last_given_at DESC NULLS LAST, id)`,
  `CREATE INDEX donor_records_given ON donor_records (given DESC NULLS LAST, id)`,
  `CREATE INDEX donor_records_name ON donor_records (name COLLATE fr_order, id)`,
  `CREATE INDEX donor_records_searched ON donor_records USING gin (searched gin_trgm_ops)`,
  `DROP VIEW donor_overview`,
  `CREATE VIEW donor_ids AS
     SELECT donor_id AS id FROM donations WHERE donor_id IS NOT NULL
     UNION SELECT donor_id(email, '', '', '', '') FROM members
     UNION SELECT id FROM donor_records`,
  // Every donor said anew: what the rows must be equal to.
  `CREATE VIEW donor_overview AS SELECT donor.* FROM donor_ids one CROSS JOIN LATERAL donor_of(one.id) donor`,
  `CREATE FUNCTION refresh_donor(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
     BEGIN
       -- Whoever else changes this donor waits for this transaction, and the statement after sees what it did.
       PERFORM 1 FROM donor_records WHERE id = wanted FOR UPDATE;
       IF NOT FOUND THEN
         INSERT INTO donor_records (id) VALUES (wanted) ON CONFLICT (id) DO NOTHING;
         PERFORM 1 FROM donor_records WHERE id = wanted FOR UPDATE;
       END IF;
       UPDATE donor_records SET (${NAMES.join(', ')}) = (SELECT ${named('fresh')})
         FROM donor_of(wanted) fresh WHERE donor_records.id = wanted;
       IF NOT FOUND THEN DELETE FROM donor_records WHERE id = wanted; END IF;
     END $$`,
  `CREATE FUNCTION refresh_all_donors() RETURNS void LANGUAGE sql AS $$
     DELETE FROM donor_records;
     INSERT INTO donor_records (${NAMES.join(', ')}) SELECT ${named('donor')} FROM donor_overview donor $$`,
];

/** Tables whose rows make a donor's, and the donor of one row. */
const SOURCES: { table: string; donor: (row: string) => string }[] = [
  { table: 'donations', donor: (row) => `${row}.donor_id` },
  {
    table: 'donation_sums',
    donor: (row) => `(SELECT donor_id FROM donations WHERE id = ${row}.donation_id)`,
  },
  { table: 'members', donor: (row) => `donor_id(${row}.email, '', '', '', '')` },
  { table: 'recurring_gifts', donor: (row) => `donor_id(${row}.email, '', '', '', '')` },
  { table: 'person_merges', donor: (row) => `donor_id(${row}.kept_email, '', '', '', '')` },
];

const note = (donor: (row: string) => string, ...rows: string[]) => `
  INSERT INTO donor_changes (donor_id)
    SELECT DISTINCT donor FROM (${rows.map((row) => `SELECT ${donor(row)} AS donor FROM ${row}`).join(' UNION ALL ')}) changed
     WHERE donor IS NOT NULL ON CONFLICT DO NOTHING;`;

// A statement notes the donors that it changes; the end of the transaction makes each anew, once however many of their
// rows changed, and locks their row for the shortest time, after all else.
const TRIGGERS = [
  ...KEEP_SUMS,
  `CREATE TABLE donor_changes (
     donor_id uuid NOT NULL,
     transaction_id bigint NOT NULL DEFAULT txid_current(),
     PRIMARY KEY (donor_id, transaction_id))`,
  `CREATE FUNCTION keep_changed_donor() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM refresh_donor(NEW.donor_id);
       DELETE FROM donor_changes WHERE donor_id = NEW.donor_id AND transaction_id = NEW.transaction_id;
       RETURN NULL;
     END $$`,
  `CREATE CONSTRAINT TRIGGER donor_changes_kept AFTER INSERT ON donor_changes
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_changed_donor()`,
  ...SOURCES.flatMap(({ table, donor }) => [
    `CREATE FUNCTION ${table}_note_donors() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF TG_OP = 'INSERT' THEN ${note(donor, 'made')}
         ELSIF TG_OP = 'DELETE' THEN ${note(donor, 'gone')}
         ELSE ${note(donor, 'gone', 'made')} END IF;
         RETURN NULL;
       END $$`,
    `CREATE TRIGGER ${table}_donors_made AFTER INSERT ON ${table} REFERENCING NEW TABLE AS made
       FOR EACH STATEMENT EXECUTE FUNCTION ${table}_note_donors()`,
    `CREATE TRIGGER ${table}_donors_changed AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS gone NEW TABLE AS made
       FOR EACH STATEMENT EXECUTE FUNCTION ${table}_note_donors()`,
    `CREATE TRIGGER ${table}_donors_gone AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION ${table}_note_donors()`,
  ]),
  // Test money counts, or no longer: every total changes.
  `CREATE FUNCTION installation_keep_donors() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM refresh_all_donors(); RETURN NULL; END $$`,
  `CREATE TRIGGER installation_donors AFTER UPDATE OF mode ON installation
     FOR EACH ROW WHEN (OLD.mode <> NEW.mode) EXECUTE FUNCTION installation_keep_donors()`,
];

const DOWN = [
  'DROP TABLE donor_changes',
  'DROP FUNCTION installation_keep_donors, keep_donation_sums, keep_changed_donor CASCADE',
  'DROP VIEW donor_overview, donor_ids, donation_overview',
  'DROP FUNCTION refresh_all_donors, refresh_donor, donor_of',
  'DROP TABLE donor_records, donation_sums',
  'DROP INDEX members_donor',
  `ALTER TABLE donations DROP COLUMN donor_id, DROP COLUMN donor_name, DROP COLUMN searched`,
  'DROP INDEX donations_created, donations_greatest',
  `CREATE INDEX donations_donor ON donations
     (donor_id(email, first_name, last_name, organization_name, postal_code))`,
  GivingOverviews1800000012000.gifts(),
  PeopleMerges1800000033000.donors(),
];

// Before there are triggers, which would make each donor anew for each of their gifts.
const FILL = [
  `INSERT INTO donation_sums (donation_id, given, refunded, disputed, fees) ${sumsOf('journal_postings')}`,
  // Where there are many, each donor is read by its index. Tables that are counted as empty are read whole from then on.
  `DO $$ BEGIN
     IF EXISTS (SELECT FROM donations) THEN
       ANALYZE donations, donation_sums, members, recurring_gifts, person_merges;
     END IF;
   END $$`,
  `SELECT refresh_all_donors()`,
];
