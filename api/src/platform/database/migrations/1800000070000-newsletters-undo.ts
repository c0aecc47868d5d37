import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who unsubscribed by a link of theirs may take it back: what they were before is known until then. */
export class NewslettersUndo1800000070000 implements MigrationInterface {
  name = 'NewslettersUndo1800000070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE newsletter_subscribers ADD COLUMN status_before text
         CHECK (status_before IN ('pending', 'confirmed')),
         ADD CONSTRAINT newsletter_subscribers_left CHECK (status_before IS NULL OR status = 'unsubscribed')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_subscribers DROP COLUMN status_before`);
  }
}
