import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the api have tables counted anew that it has just filled. */
export class TableStatistics1800000025000 implements MigrationInterface {
  name = 'TableStatistics1800000025000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ANALYZE_TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION analyze_tables');
  }
}

// PostgreSQL counts the rows of a table a minute after it was filled, and until then plans queries as if it were empty;
// the api's own role owns no table, and owners alone may have it counted at once.
const ANALYZE_TABLES = `
  CREATE FUNCTION analyze_tables(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY names LOOP EXECUTE format('ANALYZE public.%I', name); END LOOP;
    END $$`;
