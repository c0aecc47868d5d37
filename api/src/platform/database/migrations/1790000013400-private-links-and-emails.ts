import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that wait to be sent, apart from their jobs, and changes of recurring gifts that their owner is to confirm. */
export class PrivateLinksAndEmails1790000013400 implements MigrationInterface {
  name = 'PrivateLinksAndEmails1790000013400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE outgoing_emails (
         id text PRIMARY KEY,
         -- In small letters.
         recipient text NOT NULL,
         message jsonb NOT NULL,
         created_at timestamptz NOT NULL)`,
    );
    await runner.query('CREATE INDEX outgoing_emails_recipient ON outgoing_emails (recipient)');
    await runner.query(
      `CREATE TABLE recurring_confirmations (
         token_hash text PRIMARY KEY,
         recurring_gift_id uuid NOT NULL REFERENCES recurring_gifts ON DELETE CASCADE,
         change jsonb NOT NULL,
         created_at timestamptz NOT NULL,
         expires_at timestamptz NOT NULL,
         used_at timestamptz)`,
    );
    await runner.query(
      'CREATE INDEX recurring_confirmations_gift ON recurring_confirmations (recurring_gift_id)',
    );
    // Jobs of before held whole messages: those that wait move to the table, and all keep their number only.
    await runner.query(
      `DO $$ BEGIN
         IF to_regclass('jobs.job') IS NOT NULL THEN
           INSERT INTO outgoing_emails (id, recipient, message, created_at)
             SELECT DISTINCT ON (data ->> 'id') data ->> 'id', lower(data -> 'to' ->> 'address'), data, created_on
               FROM jobs.job
              WHERE name = 'mail.send' AND data ? 'html' AND state IN ('created', 'retry', 'active');
           UPDATE jobs.job SET data = jsonb_build_object('id', data ->> 'id')
            WHERE name = 'mail.send' AND data ? 'html';
         END IF;
       END $$`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recurring_confirmations, outgoing_emails');
  }
}
