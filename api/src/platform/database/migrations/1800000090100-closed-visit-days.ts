import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Once a day is over and added up, its visits no longer say what they led to, nor what was asked for at which moment. */
export class ClosedVisitDays1800000090100 implements MigrationInterface {
  name = 'ClosedVisitDays1800000090100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE visit_roll_ups ADD COLUMN closed_before date NOT NULL DEFAULT '1970-01-01'`,
    );
    await runner.query(
      `UPDATE visit_conversions SET happened_at = date_trunc('hour', happened_at) WHERE donation_id IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE visit_roll_ups DROP COLUMN closed_before');
  }
}
