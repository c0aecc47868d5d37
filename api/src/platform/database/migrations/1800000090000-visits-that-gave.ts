import type { MigrationInterface, QueryRunner } from 'typeorm';

const daysOfConversions = (counts: string) => `
  CREATE MATERIALIZED VIEW visit_conversion_days AS
     SELECT (made.happened_at AT TIME ZONE 'Europe/Paris')::date AS day, made.kind,
            made.source_kind || ':' || made.source AS value, made.utm_campaign AS campaign,
            coalesce(gift.mode, 'live') AS mode,
            count(*)::int AS begun,
            count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid,
            count(*) FILTER (WHERE gift.status = 'failed')::int AS failed,
            ${counts}
       FROM visit_conversions made LEFT JOIN donations gift ON gift.id = made.donation_id
      GROUP BY 1, 2, 3, 4, 5`;
const INDEX = `CREATE UNIQUE INDEX visit_conversion_days_key ON visit_conversion_days (day, kind, value, campaign, mode)`;

const GAVE_BY_FIRST = `count(*) FILTER (WHERE made.is_first AND gift.status = 'succeeded')::int AS gave`;
/** Of forms before this column, only the first of a visit says that it gave. */
const GAVE = `count(*) FILTER (WHERE made.is_first)::int AS began,
            (count(DISTINCT made.visit) FILTER (WHERE gift.status = 'succeeded')
             + count(*) FILTER (WHERE made.visit IS NULL AND made.is_first AND gift.status = 'succeeded'))::int AS gave`;

/** Who paid at the second try gave too: forms of one visit share a hash, which nobody can tie to the visit. */
export class VisitsThatGave1800000090000 implements MigrationInterface {
  name = 'VisitsThatGave1800000090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE visit_conversions ADD COLUMN visit bytea');
    await runner.query('DROP MATERIALIZED VIEW visit_conversion_days');
    await runner.query(daysOfConversions(GAVE));
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP MATERIALIZED VIEW visit_conversion_days');
    await runner.query(daysOfConversions(GAVE_BY_FIRST));
    await runner.query(INDEX);
    await runner.query('ALTER TABLE visit_conversions DROP COLUMN visit');
  }
}
