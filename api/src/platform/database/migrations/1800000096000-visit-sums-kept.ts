import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of visits that a question reads as they are: months equal to their days, and days of conversions kept as they change. */
export class VisitSumsKept1800000096000 implements MigrationInterface {
  name = 'VisitSumsKept1800000096000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...MONTHS, ...KEPT_DAYS, ...CHANGES, REFRESH]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BEFORE) await runner.query(statement);
  }
}

/** Of months whose days are kept: some were once added up another way. */
const MONTHS = [
  `DELETE FROM visit_months WHERE month >= (SELECT date_trunc('month', min(day)::timestamp)::date FROM visit_days)`,
  `INSERT INTO visit_months (month, dimension, value, visits, views)
   SELECT date_trunc('month', day::timestamp)::date, dimension, value, sum(visits), sum(views)
     FROM visit_days GROUP BY 1, 2, 3`,
];

const PARIS_DAY = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Paris')::date`;
/** Of forms without a hash, only the first of a visit says that it gave. */
const sumsOf = (from: string) => `
  SELECT ${PARIS_DAY('made.happened_at')} AS day, made.kind, made.source_kind || ':' || made.source AS value,
         made.utm_campaign AS campaign, coalesce(gift.mode, 'live') AS mode,
         count(*)::int AS begun,
         count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid,
         count(*) FILTER (WHERE gift.status = 'failed')::int AS failed,
         count(*) FILTER (WHERE made.is_first)::int AS began,
         (count(DISTINCT made.visit) FILTER (WHERE gift.status = 'succeeded')
          + count(*) FILTER (WHERE made.visit IS NULL AND made.is_first AND gift.status = 'succeeded'))::int AS gave
    FROM ${from} LEFT JOIN donations gift ON gift.id = made.donation_id
   GROUP BY 1, 2, 3, 4, 5`;
const KEY = '(day, kind, value, campaign, mode)';

const KEPT_DAYS = [
  'DROP MATERIALIZED VIEW visit_conversion_days',
  `CREATE TABLE visit_conversion_days (
     day date NOT NULL, kind text NOT NULL, value text NOT NULL, campaign text NOT NULL, mode text NOT NULL,
     begun int NOT NULL, paid int NOT NULL, failed int NOT NULL, began int NOT NULL, gave int NOT NULL,
     PRIMARY KEY ${KEY})`,
  `INSERT INTO visit_conversion_days ${sumsOf('visit_conversions made')}`,
];

const CHANGES = [
  // One row for each change, so that two gifts never wait for each other; their days are added up anew, then they go.
  `CREATE TABLE visit_conversion_changes (day date NOT NULL)`,
  `CREATE FUNCTION note_visit_conversion() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP <> 'INSERT' THEN
         INSERT INTO visit_conversion_changes VALUES (${PARIS_DAY('OLD.happened_at')});
       END IF;
       IF TG_OP <> 'DELETE' THEN
         INSERT INTO visit_conversion_changes VALUES (${PARIS_DAY('NEW.happened_at')});
       END IF;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER visit_conversions_noted AFTER INSERT OR UPDATE OR DELETE ON visit_conversions
     FOR EACH ROW EXECUTE FUNCTION note_visit_conversion()`,
  `CREATE FUNCTION note_visit_donation() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       INSERT INTO visit_conversion_changes
       SELECT ${PARIS_DAY('happened_at')} FROM visit_conversions WHERE donation_id = NEW.id;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER donations_visit_noted AFTER UPDATE ON donations FOR EACH ROW
     WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.mode IS DISTINCT FROM NEW.mode)
     EXECUTE FUNCTION note_visit_donation()`,
];

// What is committed between two statements is seen by the second, and stays noted for the next time.
const REFRESH = `
  CREATE OR REPLACE FUNCTION refresh_visit_conversions() RETURNS void LANGUAGE plpgsql
    SET search_path = public, pg_temp AS $$
    DECLARE
      changed date[];
    BEGIN
      WITH noted AS (DELETE FROM visit_conversion_changes RETURNING day)
      SELECT array_agg(DISTINCT noted.day) INTO changed FROM noted;
      DELETE FROM visit_conversion_days kept WHERE kept.day = ANY (changed);
      INSERT INTO visit_conversion_days ${sumsOf(`
             unnest(changed) AS noted (day)
        JOIN visit_conversions made ON made.happened_at >= noted.day::timestamp AT TIME ZONE 'Europe/Paris'
         AND made.happened_at < (noted.day + 1)::timestamp AT TIME ZONE 'Europe/Paris'`)};
    END $$`;

const BEFORE = [
  'DROP TRIGGER donations_visit_noted ON donations',
  'DROP TRIGGER visit_conversions_noted ON visit_conversions',
  'DROP FUNCTION note_visit_donation, note_visit_conversion',
  'DROP TABLE visit_conversion_changes, visit_conversion_days',
  `CREATE MATERIALIZED VIEW visit_conversion_days AS ${sumsOf('visit_conversions made')}`,
  `CREATE UNIQUE INDEX visit_conversion_days_key ON visit_conversion_days ${KEY}`,
  `CREATE OR REPLACE FUNCTION refresh_visit_conversions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
     SET search_path = public, pg_temp AS $$
     BEGIN
       REFRESH MATERIALIZED VIEW CONCURRENTLY visit_conversion_days;
     END $$`,
];
