import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that a mail server refused for good, or that could not be handed over for days: staff send them again. */
export class UndeliverableEmails1790000013800 implements MigrationInterface {
  name = 'UndeliverableEmails1790000013800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE undeliverable_emails (
         id serial PRIMARY KEY,
         recipient text NOT NULL,
         subject text NOT NULL,
         reason text NOT NULL CHECK (reason IN ('refused', 'expired')),
         detail text NOT NULL,
         message jsonb NOT NULL,
         queued_at timestamptz NOT NULL,
         set_aside_at timestamptz NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE undeliverable_emails');
  }
}
