import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments at their providers, and the demonstration of payment that stands in the place of one. */
export class GivingPayments1800000009000 implements MigrationInterface {
  name = 'GivingPayments1800000009000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...PAYMENTS, ...DEMONSTRATION]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE demo_refunds, demo_payments, demo_subscriptions, payment_comparisons, payment_events,
         payment_attempts`,
    );
  }
}

const PAYMENTS = [
  // Written before the provider is called; its id is the provider's idempotency key.
  `CREATE TABLE payment_attempts (
     id uuid PRIMARY KEY,
     -- What is paid: each kind of thing has its own feature, to which provider updates are published.
     purpose text NOT NULL,
     subject_id uuid NOT NULL,
     provider text NOT NULL,
     method text NOT NULL,
     status text NOT NULL CHECK (status IN
       ('created', 'waiting', 'processing', 'succeeded', 'failed', 'expired', 'cancelled')),
     amount bigint NOT NULL CHECK (amount > 0),
     currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
     provider_session_id text,
     provider_payment_id text,
     provider_subscription_id text,
     next jsonb,
     failure_code text,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
     UNIQUE (provider, provider_session_id))`,
  `CREATE INDEX payment_attempts_subject ON payment_attempts (purpose, subject_id)`,
  `CREATE INDEX payment_attempts_payment ON payment_attempts (provider, provider_payment_id)`,
  `CREATE INDEX payment_attempts_open ON payment_attempts (updated_at) WHERE status IN ('created', 'waiting', 'processing')`,
  `CREATE INDEX payment_attempts_subscription ON payment_attempts (provider, provider_subscription_id)`,
  `CREATE TABLE payment_events (
     provider text NOT NULL,
     event_id text NOT NULL,
     type text NOT NULL,
     -- What the event is about, to be fetched again: never the event's own word, and nothing personal.
     object jsonb NOT NULL,
     received_at timestamptz NOT NULL,
     handled_at timestamptz,
     outcome text,
     PRIMARY KEY (provider, event_id))`,
  `CREATE INDEX payment_events_open ON payment_events (received_at) WHERE handled_at IS NULL`,
  // How the comparisons with providers go: what was compared last, and what keeps them from being made.
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
];

// What the demonstration keeps in the place of a provider: no money moves.
const DEMONSTRATION = [
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
