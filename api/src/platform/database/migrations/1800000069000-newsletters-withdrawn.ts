import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A newsletter that left may be taken off the site: its page says so, and is not as if it had never been. */
export class NewslettersWithdrawn1800000069000 implements MigrationInterface {
  name = 'NewslettersWithdrawn1800000069000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE newsletters ADD COLUMN withdrawn_at timestamptz,
         ADD CONSTRAINT newsletters_withdrawn_unread CHECK (withdrawn_at IS NULL OR NOT is_public)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletters DROP COLUMN withdrawn_at`);
  }
}
