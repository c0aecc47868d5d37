import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the demonstration of payment keeps in the place of a provider: no money moves. */
export class DemoPayments1790000011000 implements MigrationInterface {
  name = 'DemoPayments1790000011000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE demo_refunds, demo_payments, demo_subscriptions`);
  }
}

const TABLES = [
  `CREATE TABLE demo_subscriptions (
     id text PRIMARY KEY,
     attempt_id uuid NOT NULL UNIQUE,
     customer_id text NOT NULL UNIQUE,
     status text NOT NULL CHECK (status IN ('pending', 'active', 'past_due', 'paused', 'cancelled')),
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL,
     every text NOT NULL CHECK (every IN ('month', 'quarter', 'year')),
     card text NOT NULL,
     next_payment_at timestamptz,
     paused_until timestamptz,
     failure_code text,
     failed_payments int NOT NULL DEFAULT 0,
     moved_at timestamptz NOT NULL)`,
  `CREATE INDEX demo_subscriptions_moved ON demo_subscriptions (moved_at)`,
  `CREATE TABLE demo_payments (
     id text PRIMARY KEY,
     session_id text UNIQUE,
     -- Ours: asked twice for one attempt, it is one payment. Later payments of a subscription have none.
     attempt_id uuid UNIQUE,
     subscription_id text REFERENCES demo_subscriptions,
     invoice_id text UNIQUE,
     status text NOT NULL CHECK (status IN ('waiting', 'processing', 'succeeded', 'failed', 'expired', 'cancelled')),
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL,
     failure_code text,
     description text NOT NULL,
     reference text NOT NULL,
     success_url text NOT NULL,
     cancel_url text NOT NULL,
     created_at timestamptz NOT NULL,
     moved_at timestamptz NOT NULL)`,
  `CREATE INDEX demo_payments_moved ON demo_payments (moved_at)`,
  `CREATE INDEX demo_payments_subscription ON demo_payments (subscription_id, created_at)`,
  `CREATE TABLE demo_refunds (
     id text PRIMARY KEY,
     payment_id text NOT NULL REFERENCES demo_payments,
     amount bigint NOT NULL CHECK (amount > 0),
     at timestamptz NOT NULL)`,
  `CREATE INDEX demo_refunds_payment ON demo_refunds (payment_id)`,
];
