import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the picture of a question's e-mail last could not be made; null since it could. */
export class WeeklyPictures1800000092400 implements MigrationInterface {
  name = 'WeeklyPictures1800000092400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE analytics_questions ADD COLUMN picture_failed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE analytics_questions DROP COLUMN picture_failed_at');
  }
}
