import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = (names: string) => `
  ALTER TABLE newsletters DROP CONSTRAINT newsletters_status_check,
    ADD CONSTRAINT newsletters_status_check CHECK (status IN (${names}))`;
const BEGUN = (names: string) => `
  ALTER TABLE newsletters DROP CONSTRAINT newsletters_check1,
    ADD CONSTRAINT newsletters_check1 CHECK (status IN (${names}) OR started_at IS NOT NULL)`;

/** What comes back of newsletters is signed and weighed by its code; a newsletter that is late waits to be confirmed. */
export class NewslettersReturns1800000066000 implements MigrationInterface {
  name = 'NewslettersReturns1800000066000';

  async up(runner: QueryRunner): Promise<void> {
    // What signs each return address of this mailing: nobody can make one up.
    await runner.query(
      `ALTER TABLE newsletter_mailings ADD COLUMN return_key text NOT NULL
         DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
    );
    // Why a mailbox did not take it, in an answer or in what came back afterwards.
    await runner.query(
      `ALTER TABLE newsletter_recipients ADD COLUMN bounce_class text
         CHECK (bounce_class IN ('hard', 'soft', 'policy'))`,
    );
    await runner.query(`UPDATE newsletter_recipients SET bounce_class = 'hard' WHERE bounced_at IS NOT NULL`);
    // Late, or back from a backup: it waits until staff confirm it.
    await runner.query(STATUSES(`'draft', 'scheduled', 'held', 'sending', 'paused', 'sent', 'stopped'`));
    await runner.query(BEGUN(`'draft', 'scheduled', 'held'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE newsletters SET status = 'scheduled' WHERE status = 'held'`);
    await runner.query(BEGUN(`'draft', 'scheduled'`));
    await runner.query(STATUSES(`'draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'`));
    await runner.query('ALTER TABLE newsletter_recipients DROP COLUMN bounce_class');
    await runner.query('ALTER TABLE newsletter_mailings DROP COLUMN return_key');
  }
}
