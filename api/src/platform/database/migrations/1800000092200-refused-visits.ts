import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many pages browsers asked for that ask not to be followed: a number, by the hour, of nobody. */
export class RefusedVisits1800000092200 implements MigrationInterface {
  name = 'RefusedVisits1800000092200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE visit_hours ADD COLUMN refused bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM visit_days WHERE dimension = 'refused'`);
    await runner.query(`DELETE FROM visit_months WHERE dimension = 'refused'`);
    await runner.query('ALTER TABLE visit_hours DROP COLUMN refused');
  }
}
