import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who gives again and who stops: gifts by donor, the states that recurring gifts had, groups of donors. */
export class DonorsOverTime1800000020000 implements MigrationInterface {
  name = 'DonorsOverTime1800000020000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...RECURRING_STATES, ...GIFTS, ...GROUPS, REFRESH])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION refresh_donor_facts');
    await runner.query(
      'DROP MATERIALIZED VIEW donor_group_sums, donor_groups, donor_months, donor_gifts, gift_amounts',
    );
    await runner.query('ALTER TABLE analytics_refreshes DROP COLUMN day');
    await runner.query('DROP TRIGGER recurring_gifts_state ON recurring_gifts');
    await runner.query('DROP FUNCTION note_recurring_state');
    await runner.query('DROP TABLE recurring_gift_states');
  }
}

/** An amount of the timeline, « 1 250,50 € », in minor units. */
const minorUnits = (text: string) =>
  `(replace(regexp_replace(${text}, '[^0-9,]', '', 'g'), ',', '.')::numeric * 100)::bigint`;

const RECURRING_STATES = [
  // What a recurring gift was, and since when, from its first payment on: nothing else keeps former amounts.
  `CREATE TABLE recurring_gift_states (
     id bigserial PRIMARY KEY,
     recurring_gift_id uuid NOT NULL REFERENCES recurring_gifts ON DELETE CASCADE,
     began_at timestamptz NOT NULL,
     -- The next one's beginning; null for what it is now.
     ended_at timestamptz,
     status text NOT NULL,
     frequency text NOT NULL,
     amount bigint NOT NULL)`,
  `CREATE INDEX recurring_gift_states_gift ON recurring_gift_states (recurring_gift_id, began_at)`,
  // Before this table the timeline alone told changes; of rhythms it keeps words only, so that today's is taken for all.
  `INSERT INTO recurring_gift_states (recurring_gift_id, began_at, status, frequency, amount)
     SELECT id, at, status, frequency, coalesce(amount, first_value(before) OVER known, now_amount)
       FROM (SELECT id, at, place, frequency, now_amount, before,
                    first_value(status) OVER (PARTITION BY id, statuses ORDER BY at, place) AS status,
                    first_value(amount) OVER (PARTITION BY id, amounts ORDER BY at, place) AS amount
               FROM (SELECT told.*, count(status) OVER moments AS statuses, count(amount) OVER moments AS amounts
                       FROM (SELECT id, started_at AS at, 0 AS place, frequency, amount AS now_amount, 'active' AS status,
                                    NULL::bigint AS amount, NULL::bigint AS before
                               FROM recurring_gifts WHERE started_at IS NOT NULL
                             UNION ALL
                             SELECT gift.id, entry.at, entry.id, gift.frequency, gift.amount,
                                    CASE entry.kind WHEN 'paused' THEN 'paused' WHEN 'resumed' THEN 'active'
                                      WHEN 'recovered' THEN 'active' WHEN 'cancelled' THEN 'cancelled'
                                      WHEN 'payment_failed' THEN 'past_due' END,
                                    CASE entry.kind WHEN 'amount' THEN ${minorUnits(`substring(entry.text FROM ' à (.+)$')`)} END,
                                    CASE entry.kind WHEN 'amount' THEN ${minorUnits(`substring(entry.text FROM ' de (.+) à ')`)} END
                               FROM donation_entries entry JOIN recurring_gifts gift ON gift.id = entry.recurring_gift_id
                              WHERE gift.started_at IS NOT NULL AND entry.at > gift.started_at AND entry.kind IN
                                ('amount', 'paused', 'resumed', 'recovered', 'cancelled', 'payment_failed')) told
                     WINDOW moments AS (PARTITION BY id ORDER BY at, place)) counted) carried
     WINDOW known AS (PARTITION BY id ORDER BY before IS NULL, at, place)
      ORDER BY at, place`,
  // Then what it is now, where the timeline says less.
  `INSERT INTO recurring_gift_states (recurring_gift_id, began_at, status, frequency, amount)
     SELECT gift.id, greatest(coalesce(gift.cancelled_at, gift.updated_at), last.began_at), gift.status, gift.frequency, gift.amount
       FROM recurring_gifts gift
       JOIN LATERAL (SELECT * FROM recurring_gift_states WHERE recurring_gift_id = gift.id
                      ORDER BY began_at DESC, id DESC LIMIT 1) last ON true
      WHERE (last.status, last.frequency, last.amount) IS DISTINCT FROM (gift.status, gift.frequency, gift.amount)`,
  `UPDATE recurring_gift_states state SET ended_at = following.began_at
     FROM (SELECT id, lead(began_at) OVER (PARTITION BY recurring_gift_id ORDER BY began_at, id) AS began_at
             FROM recurring_gift_states) following
    WHERE following.id = state.id AND following.began_at IS NOT NULL`,
  `CREATE FUNCTION note_recurring_state() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE since timestamptz := NEW.updated_at;
     BEGIN
       IF NEW.started_at IS NULL THEN RETURN NULL; END IF;
       IF NOT EXISTS (SELECT FROM recurring_gift_states WHERE recurring_gift_id = NEW.id) THEN
         INSERT INTO recurring_gift_states (recurring_gift_id, began_at, status, frequency, amount)
           VALUES (NEW.id, NEW.started_at, 'active', NEW.frequency, NEW.amount);
         IF NEW.status = 'active' THEN RETURN NULL; END IF;
         since := greatest(NEW.started_at, coalesce(NEW.cancelled_at, NEW.updated_at));
       END IF;
       UPDATE recurring_gift_states SET ended_at = since WHERE recurring_gift_id = NEW.id AND ended_at IS NULL;
       INSERT INTO recurring_gift_states (recurring_gift_id, began_at, status, frequency, amount)
         VALUES (NEW.id, since, NEW.status, NEW.frequency, NEW.amount);
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER recurring_gifts_state
     AFTER INSERT OR UPDATE OF status, frequency, amount, started_at ON recurring_gifts
     FOR EACH ROW EXECUTE FUNCTION note_recurring_state()`,
];

const GIFTS = [
  // How many gifts of each amount a month had; one that was undone is there with each sign.
  `CREATE MATERIALIZED VIEW gift_amounts AS
     SELECT date_trunc('month', day::timestamp)::date AS month, abs(amount) AS amount, sum(gifts)::int AS gifts
       FROM gift_facts WHERE gifts <> 0 GROUP BY 1, 2`,
  `CREATE UNIQUE INDEX gift_amounts_key ON gift_amounts (month, amount)`,
  // One for each gift that stayed, of somebody who is known, with the ones before it: campaign 0 is the association's own.
  // `lost_on` is the day that ends 12 months without another one, `given_since` all that the donor gave from this one on.
  `CREATE MATERIALIZED VIEW donor_gifts AS
     SELECT donation_id, donor, campaign_id, day, date_trunc('month', day::timestamp)::date AS month, given,
            first_value(day) OVER known AS first_day,
            date_trunc('month', first_value(day) OVER known::timestamp)::date AS first_month,
            first_value(campaign_id) OVER known AS first_campaign_id,
            lag(day) OVER known AS previous_day, lag(day, 2) OVER known AS day_before_previous,
            CASE WHEN lead(day) OVER known <= (day + interval '12 months')::date THEN NULL
                 ELSE (day + interval '12 months')::date END AS lost_on,
            (sum(given) OVER (PARTITION BY donor) - sum(given) OVER known + given)::bigint AS given_since
       FROM (SELECT donation_id, donor, coalesce(campaign_id, 0) AS campaign_id, min(day) AS day, sum(amount)::bigint AS given
               FROM gift_facts WHERE kind = 'gift' AND donor IS NOT NULL
              GROUP BY 1, 2, 3 HAVING sum(gifts) > 0) kept
     WINDOW known AS (PARTITION BY donor ORDER BY day, donation_id)
      -- Those of a period lie together.
      ORDER BY day`,
  `CREATE UNIQUE INDEX donor_gifts_key ON donor_gifts (donation_id, campaign_id)`,
  `CREATE INDEX donor_gifts_day ON donor_gifts (day) INCLUDE (donor, given, given_since, previous_day, day_before_previous)`,
  `CREATE INDEX donor_gifts_campaign ON donor_gifts (campaign_id, day) INCLUDE (donor, given, first_day)`,
  // Who gave in each month, and for whom it was the first time.
  `CREATE MATERIALIZED VIEW donor_months AS
     SELECT month, count(*) FILTER (WHERE previous_day IS NULL OR previous_day < month)::int AS donors,
            count(*) FILTER (WHERE previous_day IS NULL)::int AS new_donors
       FROM donor_gifts GROUP BY month`,
  `CREATE UNIQUE INDEX donor_months_month ON donor_months (month)`,
  `CREATE INDEX donor_gifts_cohort ON donor_gifts (first_month, month) INCLUDE (first_campaign_id)
     WHERE previous_day IS NULL OR previous_day < month`,
  `CREATE INDEX donor_gifts_lost ON donor_gifts (lost_on) INCLUDE (campaign_id) WHERE lost_on IS NOT NULL`,
];

const GROUPS = [
  `ALTER TABLE analytics_refreshes ADD COLUMN day date NOT NULL DEFAULT '1970-01-01'`,
  // Every donor in one group, on the day of the refresh; the conditions are said in `DONOR_GROUP_DEFINITIONS`.
  `CREATE MATERIALIZED VIEW donor_groups AS
     SELECT donor, CASE
              WHEN last_day <= year_ago THEN 'almost_lost'
              WHEN again.donor IS NOT NULL THEN 'recurring'
              WHEN first_day > quarter_ago AND first_given >= 10000 THEN 'to_thank'
              WHEN first_day > quarter_ago THEN 'newcomers'
              WHEN last_day > quarter_ago AND year_gifts >= 3 AND year_given > 10000 THEN 'generous'
              WHEN december_given * 2 > year_given THEN 'december'
              WHEN gifts >= 2 AND last_day <= half_year_ago THEN 'to_remind'
              ELSE 'occasional' END AS name,
            gifts, given, year_gifts, year_given
       FROM (SELECT donor, min(day) AS first_day, max(day) AS last_day, count(*)::int AS gifts, sum(given)::bigint AS given,
                    coalesce(sum(given) FILTER (WHERE previous_day IS NULL), 0)::bigint AS first_given,
                    count(*) FILTER (WHERE day > year_ago)::int AS year_gifts,
                    coalesce(sum(given) FILTER (WHERE day > year_ago), 0)::bigint AS year_given,
                    coalesce(sum(given) FILTER (WHERE day > year_ago AND extract(month FROM day) >= 11), 0)::bigint
                      AS december_given, year_ago, half_year_ago, quarter_ago
               FROM donor_gifts CROSS JOIN
                    (SELECT (day - interval '12 months')::date AS year_ago, (day - interval '6 months')::date AS half_year_ago,
                            (day - interval '3 months')::date AS quarter_ago
                       FROM analytics_refreshes WHERE name = 'gifts') since
              GROUP BY donor, year_ago, half_year_ago, quarter_ago) known
       LEFT JOIN (SELECT DISTINCT donor_id(email, first_name, last_name, organization_name, postal_code) AS donor
                    FROM recurring_gifts WHERE status IN ('active', 'past_due') AND is_counted(mode)) again USING (donor)`,
  `CREATE UNIQUE INDEX donor_groups_donor ON donor_groups (donor)`,
  `CREATE INDEX donor_groups_name ON donor_groups (name) INCLUDE (donor)`,
  `CREATE MATERIALIZED VIEW donor_group_sums AS
     SELECT name, count(*)::int AS people, sum(given)::bigint AS given, sum(year_given)::bigint AS year_given
       FROM donor_groups GROUP BY name`,
  `CREATE UNIQUE INDEX donor_group_sums_name ON donor_group_sums (name)`,
];

const REFRESH = `
  CREATE FUNCTION refresh_donor_facts(today date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
    BEGIN
      UPDATE analytics_refreshes SET day = today WHERE name = 'gifts';
      REFRESH MATERIALIZED VIEW CONCURRENTLY gift_amounts;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_gifts;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_months;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_groups;
      REFRESH MATERIALIZED VIEW CONCURRENTLY donor_group_sums;
    END $$`;
