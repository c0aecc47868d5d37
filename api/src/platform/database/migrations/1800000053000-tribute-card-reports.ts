import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the recipient of a card said that its words are out of place. */
export class TributeCardReports1800000053000 implements MigrationInterface {
  name = 'TributeCardReports1800000053000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tribute_cards ADD COLUMN reported_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tribute_cards DROP COLUMN reported_at');
  }
}
