import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the comparisons with payment providers go: what was compared last, and what keeps them from being made. */
export class PaymentComparisons1790000013100 implements MigrationInterface {
  name = 'PaymentComparisons1790000013100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE payment_comparisons (
         provider text NOT NULL,
         -- The open attempts one by one, or all that moved at the provider.
         scope text NOT NULL CHECK (scope IN ('open', 'moved')),
         watched_since timestamptz NOT NULL,
         succeeded_at timestamptz,
         failing_since timestamptz,
         -- French, for staff.
         failure text NOT NULL DEFAULT '',
         -- When staff were written to about the outage that lasts.
         alerted_at timestamptz,
         PRIMARY KEY (provider, scope))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_comparisons');
  }
}
