import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PickupRounds1790000009300 implements MigrationInterface {
  name = 'PickupRounds1790000009300';

  async up(runner: QueryRunner): Promise<void> {
    // One link at a time to the round of one person on one day: a new one ends the one before.
    await runner.query(
      `CREATE TABLE pickup_round_links (
         token_hash text PRIMARY KEY,
         date date NOT NULL,
         assigned_to text NOT NULL CHECK (assigned_to <> ''),
         expires_at timestamptz NOT NULL,
         created_at timestamptz NOT NULL,
         UNIQUE (date, assigned_to))`,
    );
    await runner.query(
      `CREATE INDEX donation_transactions_to_remind ON donation_transactions (pickup_date)
        WHERE status = 'pickup_scheduled' AND reminded_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX donation_transactions_to_remind');
    await runner.query('DROP TABLE pickup_round_links');
  }
}
