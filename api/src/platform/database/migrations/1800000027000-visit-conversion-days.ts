import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visits led to, added up by day: two years of them are read without joining each to its donation. */
export class VisitConversionDays1800000027000 implements MigrationInterface {
  name = 'VisitConversionDays1800000027000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION refresh_visit_conversions');
    await runner.query('DROP MATERIALIZED VIEW visit_conversion_days');
    await runner.query('DROP TABLE visit_roll_ups');
    await runner.query(sumsSince('SELECT min(day) FROM visit_days'));
  }
}

/** Days, and months of which the days are not kept any more, dated from their first day. */
const sumsSince = (firstDay: string) =>
  `CREATE OR REPLACE VIEW visit_sums AS
     SELECT day, dimension, value, visits, views FROM visit_days
     UNION ALL
     SELECT month, dimension, value, visits, views FROM visit_months
      WHERE month < coalesce(date_trunc('month', (${firstDay}))::date, 'infinity')`;

const firstOf = (dimension: string) => `(SELECT min(day) FROM visit_days WHERE dimension = '${dimension}')`;

const STATEMENTS = [
  // Every day has one of the two, and their index answers at once.
  sumsSince(`SELECT least(${firstOf('total')}, ${firstOf('robots')})`),
  // The mode is that of the donation: « test » counts where no real money is taken.
  `CREATE MATERIALIZED VIEW visit_conversion_days AS
     SELECT (made.happened_at AT TIME ZONE 'Europe/Paris')::date AS day, made.kind,
            made.source_kind || ':' || made.source AS value, made.utm_campaign AS campaign,
            coalesce(gift.mode, 'live') AS mode,
            count(*)::int AS begun,
            count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid,
            count(*) FILTER (WHERE gift.status = 'failed')::int AS failed
       FROM visit_conversions made LEFT JOIN donations gift ON gift.id = made.donation_id
      GROUP BY 1, 2, 3, 4, 5`,
  // A refresh that locks nobody out needs a unique index.
  `CREATE UNIQUE INDEX visit_conversion_days_key ON visit_conversion_days (day, kind, value, campaign, mode)`,
  `CREATE TABLE visit_roll_ups (
     id int PRIMARY KEY CHECK (id = 1), rolled_up_at timestamptz NOT NULL, took_ms int NOT NULL)`,
  `INSERT INTO visit_roll_ups VALUES (1, '1970-01-01', 0)`,
  // The api's own role owns no view, and PostgreSQL lets owners alone refresh one.
  `CREATE FUNCTION refresh_visit_conversions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
     SET search_path = public, pg_temp AS $$
     BEGIN
       REFRESH MATERIALIZED VIEW CONCURRENTLY visit_conversion_days;
     END $$`,
];
