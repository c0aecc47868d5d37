import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gifts and donors with the sums of the journal, as staff read them. */
export class GivingOverviews1800000012000 implements MigrationInterface {
  name = 'GivingOverviews1800000012000';
  /** What a later migration puts back where it is undone. */
  static readonly gifts = () => GIFTS;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [GIFTS, DONORS, CAMPAIGNS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW campaign_totals, donor_overview, donation_overview');
  }
}

const DONOR = `donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code)`;

// A gift with what became of its money: sums over the journal, never counters.
const GIFTS = `
  CREATE VIEW donation_overview AS
    SELECT d.id, d.reference, d.status, d.donor_type, d.email, d.first_name, d.last_name, d.organization_name, d.siren,
           d.legal_form, d.street_address, d.postal_code, d.city, d.country, d.campaign_id, d.recurring_gift_id,
           d.frequency, d.amount, d.costs_covered, d.currency, d.phone, d.message, d.is_anonymous, d.dedication,
           d.payment_method, d.provider, d.source, d.form_key, d.form_hash, d.provider_payment_id, d.given_at,
           d.succeeded_at, d.failed_at, d.cancelled_at, d.created_by, d.created_at, d.updated_at, d.version, d.mode,
           ${DONOR} AS donor_id,
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
               coalesce(sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind IN ('refund', 'refund_failed')), 0)::bigint
                 AS refunded,
               coalesce(sum(posting.amount) FILTER (WHERE account = 'gifts' AND kind IN ('dispute', 'dispute_won')), 0)::bigint
                 AS disputed,
               coalesce(sum(posting.amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
          FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
         WHERE entry.donation_id = d.id) money ON true
      LEFT JOIN LATERAL (
        SELECT status, failure_code FROM payment_attempts
         WHERE purpose = 'donation' AND subject_id = d.id ORDER BY created_at DESC LIMIT 1) attempt ON true`;

// Whoever gave, tried to, or opened an account; their identity is the one of their last form.
const DONORS = `
  CREATE VIEW donor_overview AS
    SELECT coalesce(gift.donor_id, donor_id(member.email, '', '', '', '')) AS id,
           coalesce(nullif(said.donor_name, ''), nullif(btrim(member.first_name || ' ' || member.last_name), ''), '')
             AS name,
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
              FROM donation_overview WHERE donor_id IS NOT NULL AND is_counted(mode) GROUP BY donor_id) gift
      FULL JOIN members member ON member.email = gift.email
      LEFT JOIN LATERAL (
        SELECT d.email, d.donor_type, d.street_address, d.postal_code, d.city, d.country,
               CASE WHEN d.organization_name <> '' THEN d.organization_name
                    ELSE btrim(d.first_name || ' ' || d.last_name) END AS donor_name
          FROM donations d WHERE ${DONOR} = gift.donor_id AND is_counted(mode)
         ORDER BY d.created_at DESC, d.id LIMIT 1) said ON true
      LEFT JOIN LATERAL (
        SELECT count(*)::int AS recurring, count(*) FILTER (WHERE status = 'past_due')::int AS failing,
               floor(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END) / 12)::bigint
                 AS monthly
          FROM recurring_gifts
         WHERE lower(email) = coalesce(gift.email, member.email) AND email <> '' AND status IN ('active', 'past_due')
           AND is_counted(mode)) again ON true`;

// Computed totals only: read joined to their table, so that a new column touches no view. Money is what the journal says.
const CAMPAIGNS = `
  CREATE VIEW campaign_totals AS
    SELECT c.id,
           c.opening_amount + money.amount AS current_amount,
           c.opening_books + goods.books AS current_books,
           c.opening_equipment + goods.equipment AS current_equipment,
           c.opening_donation_count + money.gifts + goods.gifts AS donation_count,
           campaign_progress(c.campaign_type, c.opening_amount + money.amount, c.goal_amount,
             c.opening_books + goods.books, c.goal_books,
             c.opening_equipment + goods.equipment, c.goal_equipment) AS progress_percentage,
           staff.name AS created_by_name,
           EXISTS (SELECT FROM campaign_gifts WHERE campaign_id = c.id)
             OR EXISTS (SELECT FROM journal_postings WHERE campaign_id = c.id) AS has_gifts
      FROM campaigns c
      LEFT JOIN staff ON staff.id = c.created_by
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(gift.net), 0)::bigint AS amount, count(*) FILTER (WHERE gift.net > 0)::int AS gifts
          FROM (SELECT -sum(amount) AS net FROM journal_postings
                 WHERE campaign_id = c.id AND account = 'gifts' AND currency = c.currency
                   AND (gift_mode = 'live' OR (SELECT is_counted('test')))
                 GROUP BY gift_id) gift) money
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'books'), 0)::bigint AS books,
               coalesce(sum(quantity) FILTER (WHERE kind = 'equipment'), 0)::bigint AS equipment,
               count(*) FILTER (WHERE quantity > 0)::int AS gifts
          FROM campaign_gifts WHERE campaign_id = c.id AND is_counted(mode)) goods`;
