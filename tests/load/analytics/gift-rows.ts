import type { Client } from 'pg';

/** BENCH_GIFTS makes fewer. */
export const GIFTS = Number(process.env['BENCH_GIFTS'] ?? 1_000_000);
export const DONORS = 100_000;
const RECURRING = 12_000;
const CAMPAIGNS = 36;
/** Seven years of gifts up to the day of the measure, more each year, and most of all in December. */
const DAYS = 7 * 365;

const CAMPAIGN_ROWS = `
  INSERT INTO campaigns (slug, title, short_description, category, campaign_type, status, start_date, end_date,
         goal_amount, goal_books, goal_equipment, created_at, updated_at)
  SELECT 'mesure-' || n, 'Campagne ' || n, 'Pour mesurer.', 'bibliotheque', 'mixed',
         CASE WHEN n > ${CAMPAIGNS - 4} THEN 'active' ELSE 'completed' END,
         begun, begun + interval '150 days', 5000000 + n * 100000, 4000, 20, begun, begun
    FROM (SELECT n, now() - (${CAMPAIGNS} - n) * interval '70 days' - interval '90 days' AS begun
            FROM generate_series(1, ${CAMPAIGNS}) n) campaign`;

const RECURRING_ROWS = `
  INSERT INTO recurring_gifts (id, reference, status, donor_type, email, frequency, amount, payment_method, provider, mode,
         started_at, cancelled_at, created_at, updated_at)
  SELECT gen_random_uuid(), 'REG-MESURE-' || n, status, 'particulier', 'mesure.' || n || '@example.org',
         (ARRAY['monthly', 'monthly', 'monthly', 'quarterly', 'yearly'])[1 + n % 5], 500 + 500 * (n % 9), 'card', 'stripe', 'live',
         begun, CASE WHEN status = 'cancelled' THEN least(now(), begun + n % 900 * interval '1 day') END, begun,
         CASE WHEN status = 'active' THEN begun ELSE least(now(), begun + n % 900 * interval '1 day') END
    FROM (SELECT n, now() - (n * 7919 % ${DAYS}) * interval '1 day' AS begun,
                 (ARRAY['active', 'active', 'active', 'past_due', 'paused', 'cancelled', 'cancelled'])[1 + n % 7] AS status
            FROM generate_series(1, ${RECURRING}) n) gift`;

/** One gift in eight is of somebody new; more than a third of what is given falls in the last two months of a year. */
const DRAWN_GIFTS = `
  CREATE TEMP TABLE drawn AS
  SELECT n, gen_random_uuid() AS id, amount, method, frequency, campaign_id, code,
         1 + floor(${DONORS} * progress * CASE WHEN n % 8 = 0 THEN 1 ELSE power(faithful, 1.6) END)::int AS donor,
         least(now(), CASE WHEN late < 0.18 AND extract(month FROM at) < 11
           THEN date_trunc('year', at) + (310 + 55 * late / 0.18) * interval '1 day' + (at - date_trunc('day', at)) ELSE at END) AS at
    FROM (SELECT drawn.*, now() - ${DAYS} * (1 - progress) * interval '1 day' AS at, NULL::int AS campaign_id
            FROM (SELECT n, power(random(), 0.7) AS progress, random() AS faithful, random() AS late,
                         (ARRAY[1000, 2000, 2000, 3000, 5000, 5000, 5000, 8000, 10000, 10000, 15000, 25000, 50000])
                           [1 + floor(random() * 13)::int] + floor(random() * 10)::int * 100 AS amount,
                         (ARRAY['card', 'card', 'card', 'sepa_debit', 'paypal', 'cheque', 'bank_transfer'])
                           [1 + floor(random() * 7)::int] AS method,
                         CASE WHEN random() < 0.3 THEN 'monthly' ELSE 'one-time' END AS frequency,
                         (ARRAY['', '', '', 'lettre', 'jour-du-don', 'radio'])[1 + floor(random() * 6)::int] AS code
                    FROM generate_series(1, $1::int) n) drawn) gift`;

/** Two gifts in three are to a campaign that runs on their day: two run at a time, one in the evening of its life. */
const CAMPAIGN_OF_GIFTS = `
  UPDATE drawn SET campaign_id = campaign.id FROM campaigns campaign
   WHERE drawn.n % 3 > 0 AND campaign.slug = 'mesure-' ||
         (ceil((extract(epoch FROM drawn.at - now()) / 86400 + 90) / 70)::int + ${CAMPAIGNS} - drawn.n % 2)`;

const DONATION_ROWS = `
  INSERT INTO donations (id, reference, status, donor_type, email, first_name, last_name, street_address, postal_code,
         city, campaign_id, frequency, amount, payment_method, provider, mode, utm_campaign, given_at, succeeded_at, created_at, updated_at)
  SELECT id, 'DON-20260101-' || upper(lpad(to_hex(n), 8, '0')), 'succeeded', 'particulier',
         'mesure.' || donor || '@example.org', 'Prénom', 'Nom ' || donor, '1 rue de la Mesure',
         lpad((1000 + donor * 97 % 94000)::text, 5, '0'), 'Ville', campaign_id, frequency, amount, method, 'stripe', 'live', code,
         at, at, at, at
    FROM drawn`;

const ENTRY_ROWS = `
  INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, mode)
  SELECT 'gift', 'mesure:' || n, id, at, at, 'live' FROM drawn ORDER BY at`;

const POSTING_ROWS = `
  INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
  SELECT entry.id, side.account, side.sign * drawn.amount, 'EUR', CASE side.sign WHEN -1 THEN drawn.campaign_id END,
         CASE side.sign WHEN -1 THEN drawn.id END, CASE side.sign WHEN -1 THEN 'live' END
    FROM drawn JOIN journal_entries entry ON entry.donation_id = drawn.id
   CROSS JOIN (VALUES ('provider:stripe', 1), ('gifts', -1)) side (account, sign)`;

const DONATION_SUMS = `
  INSERT INTO donation_sums (donation_id, given, refunded, disputed, fees)
  SELECT id, amount, 0, 0, 0 FROM drawn`;

/** Fills a migrated database with gifts of donors, by a superuser: what checks each entry would take as long again. */
export async function fillGifts(client: Client): Promise<void> {
  await client.query("SET session_replication_role = replica; SET work_mem = '256MB'; SELECT setseed(0.5)");
  await client.query(CAMPAIGN_ROWS);
  await client.query(DRAWN_GIFTS, [GIFTS]);
  for (const statement of [CAMPAIGN_OF_GIFTS, DONATION_ROWS, ENTRY_ROWS, POSTING_ROWS, DONATION_SUMS])
    await client.query(statement);
  await client.query('DROP TABLE drawn; RESET session_replication_role');
  await client.query(RECURRING_ROWS);
  // What triggers keep, which were silent.
  await client.query('ANALYZE donations, donation_sums, recurring_gifts');
  await client.query('SELECT refresh_all_donors()');
  await client.query(
    'VACUUM ANALYZE donations, donation_sums, donor_records, journal_entries, journal_postings, recurring_gifts',
  );
}

/** In the order in which they are made of one another. */
const FACTS = [
  'gift_facts',
  'gift_days',
  'gift_amounts',
  'donor_gifts',
  'donor_months',
  'donor_groups',
  'donor_group_sums',
];

/** As a migration does where gifts are there already: later refreshes change what is new. */
export async function makeFacts(client: Client): Promise<void> {
  for (const view of FACTS) await client.query(`REFRESH MATERIALIZED VIEW ${view}`);
}

/** Makes the facts that analyses read level with the gifts; answers how long it took, in milliseconds. */
export async function refreshFacts(client: Client, now: Date, day: string): Promise<number> {
  const began = performance.now();
  await client.query('SELECT refresh_gift_facts()');
  await client.query('SELECT refresh_donor_facts($1)', [day]);
  const took = Math.round(performance.now() - began);
  await client.query(
    `UPDATE analytics_refreshes SET refreshed_at = $1, took_ms = $2,
       journal_id = (SELECT coalesce(max(id), 0) FROM journal_entries) WHERE name = 'gifts'`,
    [now, took],
  );
  await client.query(`VACUUM ANALYZE ${FACTS.join(', ')}`);
  return took;
}
