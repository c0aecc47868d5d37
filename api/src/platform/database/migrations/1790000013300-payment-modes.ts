import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money of test mode and of the demonstration is told apart, and counts only until the installation takes real money. */
export class PaymentModes1790000013300 implements MigrationInterface {
  name = 'PaymentModes1790000013300';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...DROP_VIEWS, ...MODES, ...views(COUNTED)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = TABLES.map((table) => `ALTER TABLE ${table} DROP COLUMN mode`);
    const rule = [`DROP FUNCTION is_counted(text)`, `DROP TABLE installation`];
    for (const statement of [...DROP_VIEWS, ...rule, ...columns, ...views(ALL)])
      await runner.query(statement);
  }
}

const TABLES = ['donations', 'recurring_gifts', 'payment_attempts', 'campaign_gifts'];
const DROP_VIEWS = [
  `DROP VIEW gifts_without_receipt`,
  `DROP VIEW donor_overview, donation_overview`,
  `DROP VIEW campaign_overview`,
];

const MODES = [
  // One row: whether this installation takes real money, as its keys say at each start.
  `CREATE TABLE installation (
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
     mode text NOT NULL CHECK (mode IN ('live', 'test')))`,
  `INSERT INTO installation (mode) VALUES ('live')`,
  // The rule for every total: money that did not move counts only where none can.
  `CREATE FUNCTION is_counted(mode text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
     SELECT mode = 'live' OR EXISTS (SELECT FROM installation WHERE installation.mode = 'test') $$`,
  ...TABLES.map(
    (table) =>
      `ALTER TABLE ${table} ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test'))`,
  ),
  // What is there already: the demonstration's, what it seeded, and what Stripe's test mode took.
  `UPDATE payment_attempts SET mode = 'test' WHERE provider = 'demo' OR provider_session_id LIKE 'cs\\_test\\_%'`,
  `UPDATE donations donation SET mode = 'test'
    WHERE provider = 'demo' OR form_key LIKE 'demonstration-%'
       OR EXISTS (SELECT FROM payment_attempts attempt WHERE attempt.purpose = 'donation'
                     AND attempt.subject_id = donation.id AND attempt.mode = 'test'
                     AND attempt.provider = donation.provider)`,
  `UPDATE recurring_gifts gift SET mode = 'test'
    WHERE provider = 'demo' OR EXISTS (SELECT FROM donations donation
                                        WHERE donation.recurring_gift_id = gift.id AND donation.mode = 'test')`,
  `UPDATE donations SET mode = 'test'
    WHERE recurring_gift_id IN (SELECT id FROM recurring_gifts WHERE mode = 'test')`,
  `ALTER TABLE campaign_gifts DISABLE TRIGGER USER`,
  `UPDATE campaign_gifts SET mode = 'test'
    WHERE source = 'demonstration'
       OR source = 'donation' AND source_ref IN (
            SELECT entry.kind || ':' || entry.ref FROM journal_entries entry
              JOIN donations donation ON donation.id = entry.donation_id WHERE donation.mode = 'test')`,
  `ALTER TABLE campaign_gifts ENABLE TRIGGER USER`,
  // Receipts that were issued for gifts whose money never moved.
  `UPDATE receipts SET status = 'voided', voided_at = now(), version = version + 1,
          void_reason = 'Le don est un essai : aucun argent n’a circulé.'
    WHERE status = 'issued' AND id IN (SELECT link.receipt_id FROM donation_receipts link
            JOIN donations donation ON donation.id = link.donation_id WHERE donation.mode = 'test')`,
  `UPDATE donation_receipts link SET is_current = false FROM donations donation
    WHERE donation.id = link.donation_id AND donation.mode = 'test' AND link.is_current`,
];

interface Rule {
  /** On a gift, a gift that comes again, or what a campaign was given. */
  row: string;
  /** On a gift whose receipt is looked for. */
  receipt: string;
  /** What a company's receipt must say beside its name and number. */
  legalForm: (donor: string) => string;
  columns: string;
}
const COUNTED: Rule = {
  row: `AND is_counted(mode)`,
  // A receipt that staff voided waits until they issue it again.
  receipt: `AND donation.mode = 'live'
        AND NOT EXISTS (SELECT FROM donation_receipts link JOIN receipts receipt ON receipt.id = link.receipt_id
                         WHERE link.donation_id = donation.id AND receipt.voided_by IS NOT NULL
                           AND receipt.replaced_by_id IS NULL)`,
  legalForm: (donor) => ` AND ${donor}.legal_form <> ''`,
  columns: ' donation.legal_form,',
};
const ALL: Rule = { row: '', receipt: '', legalForm: () => '', columns: '' };

const views = (rule: Rule) => [campaigns(rule), GIFTS, donors(rule), withoutReceipt(rule)];

const campaigns = (rule: Rule) => `
  CREATE VIEW campaign_overview AS
     SELECT c.id, c.slug, c.title, c.short_description, c.description, c.category, c.location, c.featured,
            c.featured_image_id, c.campaign_type, c.status, c.start_date, c.end_date, c.currency,
            c.goal_amount, c.goal_books, c.goal_equipment,
            c.opening_amount, c.opening_books, c.opening_equipment, c.opening_donation_count,
            c.opening_amount + given.money AS current_amount,
            c.opening_books + given.books AS current_books,
            c.opening_equipment + given.equipment AS current_equipment,
            c.opening_donation_count + given.gifts AS donation_count,
            campaign_progress(c.campaign_type, c.opening_amount + given.money, c.goal_amount,
              c.opening_books + given.books, c.goal_books,
              c.opening_equipment + given.equipment, c.goal_equipment) AS progress_percentage,
            c.created_by, staff.name AS created_by_name,
            c.created_at, c.updated_at, c.archived_at, c.deleted_at, c.version, c.search, c.pending, c.publish_at
       FROM campaigns c
       LEFT JOIN staff ON staff.id = c.created_by
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'money'), 0)::bigint AS money,
                coalesce(sum(quantity) FILTER (WHERE kind = 'books'), 0)::bigint AS books,
                coalesce(sum(quantity) FILTER (WHERE kind = 'equipment'), 0)::bigint AS equipment,
                coalesce(sum(coalesce(gifts, (quantity > 0)::int)), 0)::int AS gifts
           FROM campaign_gifts WHERE campaign_id = c.id ${rule.row}) given`;

const DONOR = `donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code)`;
const GIFTS = `
  CREATE VIEW donation_overview AS
    SELECT d.*, ${DONOR} AS donor_id,
           CASE WHEN d.organization_name <> '' THEN d.organization_name
                ELSE btrim(d.first_name || ' ' || d.last_name) END AS donor_name,
           campaign.title AS campaign_name, staff.name AS created_by_name,
           money.given, money.refunded, money.disputed, money.fees,
           attempt.status AS attempt_status, attempt.failure_code
      FROM donations d
      LEFT JOIN campaigns campaign ON campaign.id = d.campaign_id
      LEFT JOIN staff ON staff.id = d.created_by
      LEFT JOIN LATERAL (
        SELECT coalesce(-sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind = 'gift'), 0)::bigint AS given,
               coalesce(sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind IN ('refund', 'refund_failed')), 0)::bigint AS refunded,
               coalesce(sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind IN ('dispute', 'dispute_won')), 0)::bigint AS disputed,
               coalesce(sum(posting.amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
          FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
         WHERE entry.donation_id = d.id) money ON true
      LEFT JOIN LATERAL (
        SELECT status, failure_code FROM payment_attempts
         WHERE purpose = 'donation' AND subject_id = d.id ORDER BY created_at DESC LIMIT 1) attempt ON true`;

const donors = (rule: Rule) => `
  CREATE VIEW donor_overview AS
    SELECT coalesce(gift.donor_id, donor_id(member.email, '', '', '', '')) AS id,
           coalesce(nullif(said.donor_name, ''), nullif(btrim(member.first_name || ' ' || member.last_name), ''), '') AS name,
           coalesce(nullif(said.email, ''), member.email, '') AS email,
           said.donor_type,
           coalesce(nullif(said.street_address, ''), member.street_address, '') AS street_address,
           coalesce(nullif(said.postal_code, ''), member.postal_code, '') AS postal_code,
           coalesce(nullif(said.city, ''), member.city, '') AS city,
           coalesce(nullif(said.country, ''), member.country, '') AS country,
           coalesce(gift.given, 0) AS given, coalesce(gift.gifts, 0) AS gifts,
           gift.first_given_at, gift.last_given_at,
           coalesce(again.recurring, 0) AS recurring, coalesce(again.monthly, 0) AS recurring_monthly,
           coalesce(again.failing, 0) AS failing,
           member.created_at AS member_since
      FROM (SELECT donor_id, max(lower(email)) AS email, count(*) FILTER (WHERE status = 'succeeded')::int AS gifts,
                   coalesce(sum(given - refunded - disputed) FILTER (WHERE currency = 'EUR'), 0)::bigint AS given,
                   min(given_at) FILTER (WHERE status = 'succeeded') AS first_given_at,
                   max(given_at) FILTER (WHERE status = 'succeeded') AS last_given_at
              FROM donation_overview WHERE donor_id IS NOT NULL ${rule.row} GROUP BY donor_id) gift
      FULL JOIN members member ON member.email = gift.email
      LEFT JOIN LATERAL (
        SELECT d.email, d.donor_type, d.street_address, d.postal_code, d.city, d.country,
               CASE WHEN d.organization_name <> '' THEN d.organization_name
                    ELSE btrim(d.first_name || ' ' || d.last_name) END AS donor_name
          FROM donations d WHERE ${DONOR} = gift.donor_id ${rule.row} ORDER BY d.created_at DESC, d.id LIMIT 1) said ON true
      LEFT JOIN LATERAL (
        SELECT count(*)::int AS recurring, count(*) FILTER (WHERE status = 'past_due')::int AS failing,
               floor(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END) / 12)::bigint AS monthly
          FROM recurring_gifts
         WHERE lower(email) = coalesce(gift.email, member.email) AND email <> '' AND status IN ('active', 'past_due') ${rule.row}) again ON true`;

const complete = (
  donor: string,
  legalForm: string,
) => `(${donor}.street_address <> '' AND ${donor}.postal_code <> ''
   AND ${donor}.city <> '' AND CASE ${donor}.donor_type
       WHEN 'entreprise' THEN ${donor}.organization_name <> '' AND ${donor}.siren <> ''${legalForm}
       ELSE ${donor}.first_name <> '' AND ${donor}.last_name <> '' END)`;
const ofGift = (rule: Rule) => complete('donation', rule.legalForm('donation'));
const ofRecurring = (rule: Rule) => complete('gift', rule.legalForm('gift'));

const withoutReceipt = (rule: Rule) => `
  CREATE VIEW gifts_without_receipt AS
     SELECT donation.id, donation.reference, donation.donor_type, donation.email, donation.first_name,
            donation.last_name, donation.organization_name, donation.siren,${rule.columns} donation.street_address,
            donation.postal_code, donation.city, donation.given_at, donation.recurring_gift_id, year.year AS gift_year,
            net.amount, coalesce(gift.yearly_receipt, false) AS is_yearly,
            CASE WHEN gift.yearly_receipt
                 THEN bool_or(${ofGift(rule)} OR ${ofRecurring(rule)}) OVER year
                 ELSE ${ofGift(rule)} END AS is_complete,
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
        AND net.amount > 0 ${rule.receipt}
        AND NOT EXISTS (SELECT FROM donation_receipts link WHERE link.donation_id = donation.id AND link.is_current)
      WINDOW year AS (PARTITION BY donation.recurring_gift_id, year.year)`;
