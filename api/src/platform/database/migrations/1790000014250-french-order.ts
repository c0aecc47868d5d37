import type { MigrationInterface, QueryRunner } from 'typeorm';

const IS_OPEN = "status = 'active' AND deleted_at IS NULL AND archived_at IS NULL";

/** The order of words in French, for lists: capitals, accents and ligatures stand where a dictionary has them. */
export class FrenchOrder1790000014250 implements MigrationInterface {
  name = 'FrenchOrder1790000014250';

  async up(runner: QueryRunner): Promise<void> {
    // Every usual build of PostgreSQL has ICU; where it was left out the system's French is taken, else the bytes' order,
    // which /admin/system-tests tells.
    await runner.query(`DO $$ BEGIN
      CREATE COLLATION fr_order (provider = icu, locale = 'fr');
    EXCEPTION WHEN feature_not_supported OR undefined_object OR invalid_parameter_value THEN
      BEGIN
        CREATE COLLATION fr_order (provider = libc, locale = 'fr_FR.UTF-8');
      EXCEPTION WHEN undefined_object OR invalid_parameter_value THEN
        CREATE COLLATION fr_order FROM "C";
      END;
    END $$`);
    await runner.query('DROP INDEX scholarships_titles');
    await runner.query(
      `CREATE INDEX scholarships_titles ON scholarships (title COLLATE fr_order, id DESC) WHERE ${IS_OPEN}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX scholarships_titles');
    await runner.query(
      `CREATE INDEX scholarships_titles ON scholarships (title_key, id DESC) WHERE ${IS_OPEN}`,
    );
    await runner.query('DROP COLLATION fr_order');
  }
}
