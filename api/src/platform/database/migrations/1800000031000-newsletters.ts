import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Newsletters: what is written, to whom it is sent, and what became of each. */
export class Newsletters1800000031000 implements MigrationInterface {
  name = 'Newsletters1800000031000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SUBSCRIBERS, ...NEWSLETTERS, ...DELIVERY]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE newsletter_pauses, newsletter_happenings, newsletter_recipients, newsletter_mailings,
         newsletter_versions, newsletters`,
    );
    await runner.query(
      `ALTER TABLE newsletter_subscribers DROP COLUMN pace, DROP COLUMN bounced_at, DROP COLUMN bounce_detail,
         DROP COLUMN complained_at, DROP COLUMN last_newsletter_at`,
    );
  }
}

const SUBSCRIBERS = [
  // How often one wants to be written to; since when the mailbox refuses, and what it said.
  `ALTER TABLE newsletter_subscribers
     ADD COLUMN pace text NOT NULL DEFAULT 'each' CHECK (pace IN ('each', 'monthly')),
     ADD COLUMN bounced_at timestamptz,
     ADD COLUMN bounce_detail text NOT NULL DEFAULT '',
     ADD COLUMN complained_at timestamptz,
     ADD COLUMN last_newsletter_at timestamptz`,
];

const NEWSLETTERS = [
  `CREATE TABLE newsletters (
     id serial PRIMARY KEY,
     title text NOT NULL CHECK (title <> '' AND length(title) <= 120),
     subject text NOT NULL DEFAULT '' CHECK (length(subject) <= 150),
     preheader text NOT NULL DEFAULT '' CHECK (length(preheader) <= 200),
     blocks jsonb NOT NULL DEFAULT '[]',
     -- [{segment, value}]: whoever is in one of them, once.
     audience jsonb NOT NULL DEFAULT '[]',
     -- Whether the public reads it in the archive once it is sent.
     is_public boolean NOT NULL DEFAULT true,
     status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
     slug text NOT NULL UNIQUE,
     scheduled_at timestamptz,
     confirmed_count int CHECK (confirmed_count >= 0),
     confirmed_by text NOT NULL DEFAULT '',
     tested_at timestamptz,
     tested_by text NOT NULL DEFAULT '',
     started_at timestamptz,
     finished_at timestamptz,
     -- The job that sends now: one that was thought dead stops when it sees another's.
     run_id uuid,
     created_by text NOT NULL,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL),
     CHECK (status IN ('draft', 'scheduled') OR started_at IS NOT NULL),
     CHECK (status NOT IN ('sent', 'stopped') OR finished_at IS NOT NULL))`,
  `CREATE INDEX newsletters_list ON newsletters (status, updated_at DESC)`,
  // What was saved, by whom; one row for what one person writes in a quarter of an hour.
  `CREATE TABLE newsletter_versions (
     id bigserial PRIMARY KEY,
     newsletter_id int NOT NULL REFERENCES newsletters ON DELETE CASCADE,
     number int NOT NULL,
     content jsonb NOT NULL,
     staff_id int REFERENCES staff,
     staff_name text NOT NULL,
     began_at timestamptz NOT NULL,
     saved_at timestamptz NOT NULL,
     UNIQUE (newsletter_id, number))`,
  // What is sent, as it was when sending began.
  `CREATE TABLE newsletter_mailings (
     newsletter_id int PRIMARY KEY REFERENCES newsletters ON DELETE CASCADE,
     subject text NOT NULL,
     html text NOT NULL,
     text text NOT NULL,
     blocks jsonb NOT NULL,
     made_at timestamptz NOT NULL)`,
];

const DELIVERY = [
  // One row each: whom it goes to is read in their subscription, so that nothing is left of whoever is erased.
  `CREATE TABLE newsletter_recipients (
     id bigserial PRIMARY KEY,
     newsletter_id int NOT NULL REFERENCES newsletters ON DELETE CASCADE,
     subscriber_id int REFERENCES newsletter_subscribers ON DELETE SET NULL,
     -- Which segment of the audience has them.
     place int NOT NULL,
     domain text NOT NULL,
     state text NOT NULL DEFAULT 'waiting'
       CHECK (state IN ('waiting', 'sending', 'sent', 'uncertain', 'refused', 'skipped')),
     attempts int NOT NULL DEFAULT 0,
     next_at timestamptz NOT NULL,
     attempted_at timestamptz,
     settled_at timestamptz,
     run_id uuid,
     detail text NOT NULL DEFAULT '',
     bounced_at timestamptz,
     complained_at timestamptz,
     UNIQUE (newsletter_id, subscriber_id))`,
  `CREATE INDEX newsletter_recipients_due ON newsletter_recipients (newsletter_id, state, next_at, id)`,
  `CREATE INDEX newsletter_recipients_attempts ON newsletter_recipients (attempted_at) WHERE attempted_at IS NOT NULL`,
  `CREATE INDEX newsletter_recipients_subscriber ON newsletter_recipients (subscriber_id)`,
  // What happened while it was sent, as staff read it.
  `CREATE TABLE newsletter_happenings (
     id bigserial PRIMARY KEY,
     newsletter_id int NOT NULL REFERENCES newsletters ON DELETE CASCADE,
     at timestamptz NOT NULL,
     kind text NOT NULL,
     text text NOT NULL)`,
  `CREATE INDEX newsletter_happenings_of ON newsletter_happenings (newsletter_id, id)`,
  // Mail servers that asked to wait; an empty domain is our own relay.
  `CREATE TABLE newsletter_pauses (
     domain text PRIMARY KEY,
     until timestamptz NOT NULL,
     seconds int NOT NULL CHECK (seconds > 0))`,
];
