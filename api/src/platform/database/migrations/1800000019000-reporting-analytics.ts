import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits without a cookie, and the facts that analyses read. */
export class ReportingAnalytics1800000019000 implements MigrationInterface {
  name = 'ReportingAnalytics1800000019000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [IS_COUNTED, ...VISITS, ...FACTS, ACTIVITY, ...REFRESH])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE analytics_refreshes');
    await runner.query('DROP FUNCTION refresh_gift_facts');
    await runner.query('DROP MATERIALIZED VIEW gift_days, gift_facts');
    await runner.query('DROP VIEW activity_facts, visit_sums');
    await runner.query(
      `DROP TABLE visit_conversions, visit_months, visit_days, visit_hours, visit_pages, visits, visit_day_keys`,
    );
  }
}

// A view is refreshed without a search path: what its functions read has to be named in full.
const IS_COUNTED = `
  CREATE OR REPLACE FUNCTION is_counted(mode text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT mode = 'live' OR EXISTS (SELECT FROM public.installation WHERE installation.mode = 'test') $$`;

const COUNTS = `
     visits bigint NOT NULL DEFAULT 0 CHECK (visits >= 0),
     views bigint NOT NULL DEFAULT 0 CHECK (views >= 0)`;

/** Where a visit came from: a search engine, a network, another site, a link with campaign codes, or nothing said. */
const SOURCE = `
     source_kind text NOT NULL CHECK (source_kind IN ('code', 'search', 'social', 'site', 'direct')),
     source text NOT NULL CHECK (length(source) <= 100),
     utm_source text NOT NULL DEFAULT '' CHECK (length(utm_source) <= 100),
     utm_campaign text NOT NULL DEFAULT '' CHECK (length(utm_campaign) <= 100)`;

const VISITS = [
  // What visitors of that day are hashed with; deleted at midnight, after which nobody can make the hashes again.
  `CREATE TABLE visit_day_keys (day date PRIMARY KEY, key bytea NOT NULL)`,
  // One for each visitor of a day of Paris. Neither addresses nor browsers are kept.
  `CREATE TABLE visits (
     day date NOT NULL,
     visitor bytea NOT NULL CHECK (length(visitor) = 16),
     first_at timestamptz NOT NULL,
     ${SOURCE},
     country text NOT NULL DEFAULT '' CHECK (country ~ '^([A-Z]{2})?$'),
     device text NOT NULL CHECK (device IN ('phone', 'tablet', 'computer')),
     saves_data boolean NOT NULL,
     landing text NOT NULL CHECK (length(landing) <= 200),
     views int NOT NULL CHECK (views > 0),
     -- What was done in the visit: a donation begun, a request, a registration, a gift of things.
     conversions text[] NOT NULL DEFAULT '{}',
     PRIMARY KEY (day, visitor))`,
  `CREATE TABLE visit_pages (
     day date NOT NULL,
     visitor bytea NOT NULL,
     page text NOT NULL CHECK (length(page) <= 200),
     views int NOT NULL CHECK (views > 0),
     PRIMARY KEY (day, visitor, page))`,
  `CREATE TABLE visit_hours (at timestamptz PRIMARY KEY, ${COUNTS}, robots bigint NOT NULL DEFAULT 0)`,
  // « total » has one value, the empty one; « seen » and « conversion » count visits that saw or did it.
  `CREATE TABLE visit_days (
     day date NOT NULL, dimension text NOT NULL, value text NOT NULL, ${COUNTS},
     PRIMARY KEY (dimension, day, value))`,
  `CREATE TABLE visit_months (
     month date NOT NULL, dimension text NOT NULL, value text NOT NULL, ${COUNTS},
     PRIMARY KEY (dimension, month, value))`,
  // Days, and months of which the days are not kept any more, dated from their first day.
  `CREATE VIEW visit_sums AS
     SELECT day, dimension, value, visits, views FROM visit_days
     UNION ALL
     SELECT month, dimension, value, visits, views FROM visit_months
      WHERE month < (SELECT coalesce(date_trunc('month', min(day)), 'infinity')::date FROM visit_days)`,
  // Which visit a donation, a request or a registration came from, without whose visit it was.
  `CREATE TABLE visit_conversions (
     id bigserial PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('donation', 'scholarship_request', 'event_registration', 'physical_donation')),
     donation_id uuid UNIQUE REFERENCES donations ON DELETE CASCADE,
     happened_at timestamptz NOT NULL,
     ${SOURCE})`,
  `CREATE INDEX visit_conversions_moment ON visit_conversions (happened_at)`,
];

/** A department for France, the country elsewhere, nothing where the address is not known. */
const REGION = `CASE WHEN d.country <> 'France' THEN d.country
                     WHEN d.postal_code ~ '^9[78]' THEN left(d.postal_code, 3)
                     WHEN d.postal_code ~ '^[0-9]{5}$' THEN left(d.postal_code, 2) ELSE '' END`;

/** What brought a gift, as exactly as it is known: its campaign code, its visit, or the way in which it came. */
const ORIGIN = `CASE WHEN utm_campaign <> '' THEN 'code:' || utm_campaign WHEN utm_source <> '' THEN 'code:' || utm_source
                     WHEN visit_source <> '' THEN visit_source
                     WHEN payment_method IN ('cheque', 'cash', 'bank_transfer') THEN 'offline:' || payment_method
                     WHEN source = 'abonnement' THEN 'recurring:' ELSE '' END`;

const FACTS = [
  // One for each posting on the account of gifts, in euros: sums over it are the journal's.
  `CREATE MATERIALIZED VIEW gift_facts AS
     SELECT posting.id, (entry.happened_at AT TIME ZONE 'Europe/Paris')::date AS day,
            extract(hour FROM entry.happened_at AT TIME ZONE 'Europe/Paris')::smallint AS hour,
            d.id AS donation_id,
            donor_id(d.email, d.first_name, d.last_name, d.organization_name, d.postal_code) AS donor,
            entry.kind, -posting.amount AS amount,
            CASE entry.kind WHEN 'gift' THEN -sign(posting.amount) ELSE 0 END::smallint AS gifts,
            posting.campaign_id, coalesce(d.source, '') AS source, coalesce(d.payment_method, '') AS payment_method,
            coalesce(d.frequency, '') AS frequency, coalesce(d.donor_type, '') AS donor_type,
            coalesce(${REGION}, '') AS region, coalesce(d.utm_source, '') AS utm_source,
            coalesce(d.utm_campaign, '') AS utm_campaign,
            coalesce(visit.source_kind || ':' || visit.source, '') AS visit_source
       FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
       LEFT JOIN donations d ON d.id = entry.donation_id
       LEFT JOIN visit_conversions visit ON visit.donation_id = d.id
      WHERE posting.account = 'gifts' AND posting.currency = 'EUR' AND is_counted(coalesce(d.mode, 'live'))`,
  `CREATE UNIQUE INDEX gift_facts_id ON gift_facts (id)`,
  `CREATE INDEX gift_facts_day ON gift_facts (day) INCLUDE (donor, amount, gifts)`,
  `CREATE INDEX gift_facts_campaign ON gift_facts (campaign_id, day)`,
  // The same, added up by day and by one dimension at a time; campaign 0 is the association's own.
  `CREATE MATERIALIZED VIEW gift_days AS
     SELECT day, coalesce(campaign_id, 0) AS campaign_id, dimension, value,
            sum(amount)::bigint AS amount, sum(gifts)::int AS gifts,
            sum(amount) FILTER (WHERE kind = 'gift')::bigint AS given,
            (-sum(amount) FILTER (WHERE kind IN ('refund', 'refund_failed')))::bigint AS refunded,
            (-sum(amount) FILTER (WHERE kind IN ('dispute', 'dispute_won')))::bigint AS disputed
       FROM gift_facts CROSS JOIN LATERAL (VALUES
              ('total', ''), ('source', source), ('method', payment_method), ('frequency', frequency),
              ('donor_type', donor_type), ('region', region), ('visit', visit_source),
              ('hour', hour::text), ('origin', ${ORIGIN})) AS by (dimension, value)
      GROUP BY 1, 2, 3, 4`,
  `CREATE UNIQUE INDEX gift_days_key ON gift_days (dimension, day, campaign_id, value)`,
  `CREATE INDEX gift_days_campaign ON gift_days (campaign_id, dimension, day)`,
];

const PARIS_DAY = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Paris')::date`;
const PARIS_HOUR = (moment: string) => `extract(hour FROM ${moment} AT TIME ZONE 'Europe/Paris')::int`;

// What happened besides gifts of money and visits: one row each, and how many it counts for.
const ACTIVITY = `
  CREATE VIEW activity_facts AS
    SELECT ${PARIS_DAY('d.validated_at')} AS day, ${PARIS_HOUR('d.validated_at')} AS hour,
           'physical_donations'::text AS measure, 1::bigint AS amount, d.campaign_id, NULL::int AS event_id,
           d.donation_type AS kind, d.donor_type AS who, coalesce(${REGION}, '') AS region
      FROM physical_donations d WHERE d.validated_at IS NOT NULL AND d.status <> 'cancelled' AND d.deleted_at IS NULL
    UNION ALL
    SELECT ${PARIS_DAY('thing.given_at')}, ${PARIS_HOUR('thing.given_at')},
           CASE thing.kind WHEN 'books' THEN 'books' ELSE 'equipment' END, thing.quantity, thing.campaign_id, NULL,
           thing.kind, '', ''
      FROM campaign_gifts thing WHERE is_counted(thing.mode)
    UNION ALL
    SELECT ${PARIS_DAY('asked.created_at')}, ${PARIS_HOUR('asked.created_at')}, 'requests', 1, NULL, NULL,
           asked.support_type, asked.current_level, asked.target_country
      FROM accompaniment_requests asked WHERE asked.deleted_at IS NULL
    UNION ALL
    SELECT ${PARIS_DAY('candidate.created_at')}, ${PARIS_HOUR('candidate.created_at')}, 'ambassadors', 1, NULL, NULL,
           candidate.status, candidate.current_level, candidate.country_study
      FROM ambassador_applications candidate WHERE candidate.deleted_at IS NULL
    UNION ALL
    SELECT ${PARIS_DAY('seat.confirmed_at')}, ${PARIS_HOUR('seat.confirmed_at')}, 'registrations', seat.seats, NULL,
           seat.event_id, seat.source, '', ''
      FROM event_registrations seat
     WHERE seat.confirmed_at IS NOT NULL AND seat.status = 'confirmed' AND is_counted(seat.mode)
    UNION ALL
    SELECT ${PARIS_DAY('scan.scanned_at')}, ${PARIS_HOUR('scan.scanned_at')}, 'arrivals', 1, NULL, scan.event_id,
           scan.door, '', ''
      FROM event_check_ins scan WHERE scan.undone_at IS NULL AND NOT scan.is_duplicate`;

const REFRESH = [
  // Up to which entry of the journal the facts go, and how long it took to make them.
  `CREATE TABLE analytics_refreshes (
     name text PRIMARY KEY, refreshed_at timestamptz NOT NULL, journal_id bigint NOT NULL, took_ms int NOT NULL)`,
  `INSERT INTO analytics_refreshes VALUES ('gifts', '1970-01-01', 0, 0)`,
  // The api's own role owns no view, and PostgreSQL lets owners alone refresh one.
  `CREATE FUNCTION refresh_gift_facts() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
     SET search_path = public, pg_temp AS $$
     BEGIN
       REFRESH MATERIALIZED VIEW CONCURRENTLY gift_facts;
       REFRESH MATERIALIZED VIEW CONCURRENTLY gift_days;
     END $$`,
];
