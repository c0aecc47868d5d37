import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tax receipts, the gifts that each is of, and the gifts that wait for one. */
export class GivingReceipts1800000011000 implements MigrationInterface {
  name = 'GivingReceipts1800000011000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...RECEIPTS, ...OF_DONATIONS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW gifts_without_receipt');
    await runner.query(
      'DROP TABLE donation_receipt_requests, donation_receipts, receipts, receipt_signatures, receipt_counters',
    );
    await runner.query('DROP FUNCTION keep_receipt');
  }
}

const RECEIPTS = [
  // The last number given in each year; whoever gives the next one holds the row until it is kept or given up.
  `CREATE TABLE receipt_counters (year int PRIMARY KEY, last int NOT NULL CHECK (last > 0))`,
  // Signatures as they were on the day of a receipt, so that it can be drawn again.
  `CREATE TABLE receipt_signatures (hash text PRIMARY KEY, content bytea NOT NULL)`,
  `CREATE TABLE receipts (
     id uuid PRIMARY KEY,
     year int NOT NULL,
     sequence int NOT NULL CHECK (sequence > 0),
     number text NOT NULL UNIQUE CHECK (number = year || '-' || lpad(sequence::text, 6, '0')),
     -- Printed on it as a QR code: who has it in hand can check it.
     code text NOT NULL UNIQUE,
     form text NOT NULL CHECK (form IN ('2041-RD', '2041-MEC-SD')),
     kind text NOT NULL CHECK (kind IN ('single', 'yearly')),
     status text NOT NULL CHECK (status IN ('issued', 'voided')),
     -- What it is for: each kind of thing has its own feature.
     purpose text NOT NULL,
     subject text NOT NULL,
     -- The year in which the money was given.
     gift_year int NOT NULL,
     donor_name text NOT NULL,
     email text NOT NULL DEFAULT '',
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL CHECK (currency = 'EUR'),
     -- Everything that it says.
     content jsonb NOT NULL,
     issued_at timestamptz NOT NULL,
     issued_by text,
     file_key text,
     sha256 text,
     bytes int,
     sent_at timestamptz,
     voided_at timestamptz,
     voided_by text,
     void_reason text NOT NULL DEFAULT '',
     replaces_id uuid REFERENCES receipts,
     replaced_by_id uuid REFERENCES receipts,
     version int NOT NULL DEFAULT 1,
     UNIQUE (year, sequence),
     CHECK ((status = 'voided') = (voided_at IS NOT NULL)),
     CHECK ((sha256 IS NULL) = (file_key IS NULL)))`,
  `CREATE UNIQUE INDEX receipts_in_force ON receipts (purpose, subject) WHERE status = 'issued'`,
  `CREATE INDEX receipts_gift_year ON receipts (gift_year, status) INCLUDE (amount)`,
  `CREATE INDEX receipts_email ON receipts (lower(email))`,
  // What was issued says the same for ever; it may only be drawn, sent, voided and replaced, each once. The donor's name
  // and address alone may go, when a person is forgotten.
  `CREATE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF (NEW.id, NEW.number, NEW.code, NEW.form, NEW.kind, NEW.purpose, NEW.subject, NEW.gift_year,
           NEW.amount, NEW.currency, NEW.issued_at, NEW.content - 'donor')
         IS DISTINCT FROM
          (OLD.id, OLD.number, OLD.code, OLD.form, OLD.kind, OLD.purpose, OLD.subject, OLD.gift_year,
           OLD.amount, OLD.currency, OLD.issued_at, OLD.content - 'donor')
         OR ((NEW.donor_name, NEW.email, NEW.content) IS DISTINCT FROM (OLD.donor_name, OLD.email, OLD.content)
           AND coalesce(current_setting('livres.personal_data', true), '') NOT IN ('erasing', 'expired'))
         OR (OLD.sha256 IS NOT NULL AND NEW.sha256 IS DISTINCT FROM OLD.sha256)
         OR (OLD.status = 'voided' AND NEW.status <> 'voided')
       THEN RAISE EXCEPTION 'receipt % is never changed', OLD.number USING ERRCODE = 'restrict_violation'; END IF;
       RETURN NEW;
     END $$`,
  `CREATE TRIGGER receipts_kept BEFORE UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION keep_receipt()`,
  `CREATE TRIGGER receipts_not_deleted BEFORE DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER receipts_not_emptied BEFORE TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/** Whether a receipt could name this donor: a company is named by its legal form and number too. */
const complete = (donor: string) =>
  `(${donor}.street_address <> '' AND ${donor}.postal_code <> '' AND ${donor}.city <> ''
   AND CASE ${donor}.donor_type
       WHEN 'entreprise' THEN ${donor}.organization_name <> '' AND ${donor}.siren <> '' AND ${donor}.legal_form <> ''
       ELSE ${donor}.first_name <> '' AND ${donor}.last_name <> '' END)`;

const OF_DONATIONS = [
  // Which gifts a receipt is of: one for a single gift, all those of a year for a recurring one.
  `CREATE TABLE donation_receipts (
     donation_id uuid NOT NULL REFERENCES donations,
     receipt_id uuid NOT NULL REFERENCES receipts,
     is_current boolean NOT NULL,
     PRIMARY KEY (donation_id, receipt_id))`,
  `CREATE UNIQUE INDEX donation_receipts_current ON donation_receipts (donation_id) WHERE is_current`,
  `CREATE INDEX donation_receipts_receipt ON donation_receipts (receipt_id)`,
  // When a donor was last asked for the name and address that a receipt waits for.
  `CREATE TABLE donation_receipt_requests (
     donation_id uuid PRIMARY KEY REFERENCES donations ON DELETE CASCADE,
     asked_at timestamptz NOT NULL,
     asked_by text NOT NULL)`,
  // Gifts that a receipt could be of and that have none. The payments of a year of a recurring gift share one
  // receipt: it can be made once one of them says who gave. One that staff voided waits until they issue it again.
  `CREATE VIEW gifts_without_receipt AS
     SELECT donation.id, donation.reference, donation.donor_type, donation.email, donation.first_name,
            donation.last_name, donation.organization_name, donation.siren, donation.legal_form,
            donation.street_address, donation.postal_code, donation.city, donation.given_at,
            donation.recurring_gift_id, year.year AS gift_year,
            net.amount, coalesce(gift.yearly_receipt, false) AS is_yearly,
            CASE WHEN gift.yearly_receipt
                 THEN bool_or(${complete('donation')} OR ${complete('gift')}) OVER year
                 ELSE ${complete('donation')} END AS is_complete,
            coalesce(gift.yearly_receipt, false)
              AND row_number() OVER (PARTITION BY donation.recurring_gift_id, year.year
                                     ORDER BY donation.given_at DESC, donation.id) > 1 AS is_repeated
       FROM donations donation
       LEFT JOIN recurring_gifts gift ON gift.id = donation.recurring_gift_id
       CROSS JOIN LATERAL (SELECT extract(year FROM donation.given_at AT TIME ZONE 'Europe/Paris')::int AS year) year
       CROSS JOIN LATERAL (SELECT coalesce(-sum(posting.amount), 0)::bigint AS amount FROM journal_entries entry
                             JOIN journal_postings posting ON posting.entry_id = entry.id
                            WHERE entry.donation_id = donation.id AND posting.account = 'gifts') net
      WHERE donation.status = 'succeeded' AND donation.currency = 'EUR' AND donation.donor_type <> 'organisme'
        AND net.amount > 0 AND donation.mode = 'live'
        AND NOT EXISTS (SELECT FROM donation_receipts link JOIN receipts receipt ON receipt.id = link.receipt_id
                         WHERE link.donation_id = donation.id AND receipt.voided_by IS NOT NULL
                           AND receipt.replaced_by_id IS NULL)
        AND NOT EXISTS (SELECT FROM donation_receipts link WHERE link.donation_id = donation.id AND link.is_current)
      WINDOW year AS (PARTITION BY donation.recurring_gift_id, year.year)`,
];
