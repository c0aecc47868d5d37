import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft that is deleted lies in the bin for thirty days, as all else that staff write. */
export class NewslettersBin1800000091000 implements MigrationInterface {
  name = 'NewslettersBin1800000091000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE newsletters ADD COLUMN deleted_at timestamptz,
         ADD CONSTRAINT newsletters_bin CHECK (deleted_at IS NULL OR status = 'draft')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletters DROP COLUMN deleted_at`);
  }
}
