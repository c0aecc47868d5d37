import type { MigrationInterface, QueryRunner } from 'typeorm';

const daysOfConversions = (more: string) => `
  CREATE MATERIALIZED VIEW visit_conversion_days AS
     SELECT (made.happened_at AT TIME ZONE 'Europe/Paris')::date AS day, made.kind,
            made.source_kind || ':' || made.source AS value, made.utm_campaign AS campaign,
            coalesce(gift.mode, 'live') AS mode,
            count(*)::int AS begun,
            count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid,
            count(*) FILTER (WHERE gift.status = 'failed')::int AS failed${more}
       FROM visit_conversions made LEFT JOIN donations gift ON gift.id = made.donation_id
      GROUP BY 1, 2, 3, 4, 5`;
const INDEX = `CREATE UNIQUE INDEX visit_conversion_days_key ON visit_conversion_days (day, kind, value, campaign, mode)`;

/** A visit that gives twice is one of those that gave: rates count visits on both sides. */
export class VisitConversionsOnce1800000067000 implements MigrationInterface {
  name = 'VisitConversionsOnce1800000067000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE visit_conversions ADD COLUMN is_first boolean NOT NULL DEFAULT true');
    await runner.query('DROP MATERIALIZED VIEW visit_conversion_days');
    await runner.query(
      daysOfConversions(`,
            count(*) FILTER (WHERE made.is_first AND gift.status = 'succeeded')::int AS gave`),
    );
    await runner.query(INDEX);
    // Of days before, only how many gifts were begun is known.
    await runner.query(`
      INSERT INTO visit_days (day, dimension, value, visits, views)
      SELECT seen.day, 'done', seen.value, least(seen.visits, made.begun), 0
        FROM visit_days seen
        JOIN (SELECT day, kind, sum(begun) AS begun FROM visit_conversion_days GROUP BY day, kind) made
          ON made.day = seen.day AND made.kind = seen.value
       WHERE seen.dimension = 'seen'`);
    await runner.query(`
      INSERT INTO visit_months (month, dimension, value, visits, views)
      SELECT seen.month, 'done', seen.value, least(seen.visits, made.begun), 0
        FROM visit_months seen
        JOIN (SELECT date_trunc('month', day)::date AS month, kind, sum(begun) AS begun
                FROM visit_conversion_days GROUP BY 1, kind) made
          ON made.month = seen.month AND made.kind = seen.value
       WHERE seen.dimension = 'seen'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['visit_days', 'visit_months'])
      await runner.query(`DELETE FROM ${table} WHERE dimension IN ('done', 'gave', 'conversions')`);
    await runner.query('DROP MATERIALIZED VIEW visit_conversion_days');
    await runner.query(daysOfConversions(''));
    await runner.query(INDEX);
    await runner.query('ALTER TABLE visit_conversions DROP COLUMN is_first');
  }
}
