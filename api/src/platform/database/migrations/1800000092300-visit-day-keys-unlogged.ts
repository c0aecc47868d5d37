import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The key of a day is written to no log of the database, so neither to a replica nor to a copy made of its log. After a
 * crash of the database the table is empty, and the next page makes another key.
 */
export class VisitDayKeysUnlogged1800000092300 implements MigrationInterface {
  name = 'VisitDayKeysUnlogged1800000092300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE visit_day_keys SET UNLOGGED');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE visit_day_keys SET LOGGED');
  }
}
