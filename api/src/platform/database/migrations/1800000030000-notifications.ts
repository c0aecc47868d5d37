import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened, for staff: the record of it, and what each of them reads, hears and puts off. */
export class Notifications1800000030000 implements MigrationInterface {
  name = 'Notifications1800000030000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...RECORD, ...READERS, ...DELIVERY]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER staff_hear ON staff');
    await runner.query('DROP FUNCTION staff_hear');
    await runner.query(
      `DROP TABLE push_keys, notification_deliveries, notification_devices, notification_marks,
         notification_readers, notifications`,
    );
  }
}

const RECORD = [
  `CREATE TABLE notifications (
     id bigserial PRIMARY KEY,
     kind text NOT NULL,
     at timestamptz NOT NULL,
     -- Whoever may read this resource may read the notification.
     resource text NOT NULL,
     record_id text NOT NULL DEFAULT '',
     facts jsonb NOT NULL DEFAULT '{}',
     -- Of the person whom the facts name, in lower case.
     email text CHECK (email = lower(email)),
     -- Whose affair it is; where it is private, nobody else reads it.
     staff_id int REFERENCES staff,
     is_private boolean NOT NULL DEFAULT false CHECK (NOT is_private OR staff_id IS NOT NULL),
     -- Who did it, and is not notified of it.
     author_id int REFERENCES staff,
     -- What it is about, where it may be published only once.
     cause text UNIQUE,
     -- Numbers are given before the transactions that take them end, in any order: what a listener has missed is found
     -- by its transaction.
     transaction_id bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint))`,
  `CREATE INDEX notifications_transaction ON notifications (transaction_id)`,
  `CREATE INDEX notifications_at ON notifications (at)`,
  `CREATE INDEX notifications_staff ON notifications (staff_id) WHERE staff_id IS NOT NULL`,
  `CREATE INDEX notifications_author ON notifications (author_id) WHERE author_id IS NOT NULL`,
  `CREATE INDEX notifications_email ON notifications (email) WHERE email IS NOT NULL`,
];

const READERS = [
  // One row for each member of staff: what happened before they had a code is read already.
  `CREATE TABLE notification_readers (
     staff_id int PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
     since_id bigint NOT NULL,
     choices jsonb NOT NULL DEFAULT '{}',
     groups_gifts boolean NOT NULL DEFAULT true,
     is_quiet boolean NOT NULL DEFAULT true,
     quiet_from smallint NOT NULL DEFAULT 20 CHECK (quiet_from BETWEEN 0 AND 23),
     quiet_until smallint NOT NULL DEFAULT 8 CHECK (quiet_until BETWEEN 0 AND 23),
     is_quiet_on_sunday boolean NOT NULL DEFAULT true,
     -- Where e-mails go, once the code that was sent there was given back.
     email text CHECK (email = lower(email) AND length(email) <= 254),
     pending_email text CHECK (pending_email = lower(pending_email) AND length(pending_email) <= 254),
     code_hash text,
     code_expires_at timestamptz,
     code_tries smallint NOT NULL DEFAULT 0,
     digest_on date)`,
  `INSERT INTO notification_readers (staff_id, since_id) SELECT id, 0 FROM staff`,
  `CREATE FUNCTION staff_hear() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       INSERT INTO notification_readers (staff_id, since_id)
         VALUES (NEW.id, (SELECT coalesce(max(id), 0) FROM notifications));
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER staff_hear AFTER INSERT ON staff FOR EACH ROW EXECUTE FUNCTION staff_hear()`,
  `CREATE TABLE notification_marks (
     staff_id int NOT NULL REFERENCES notification_readers ON DELETE CASCADE,
     notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
     read_at timestamptz,
     snoozed_until timestamptz,
     PRIMARY KEY (staff_id, notification_id))`,
  `CREATE INDEX notification_marks_notification ON notification_marks (notification_id)`,
];

const DELIVERY = [
  // Browsers that asked for messages of their push service.
  `CREATE TABLE notification_devices (
     id serial PRIMARY KEY,
     staff_id int NOT NULL REFERENCES notification_readers ON DELETE CASCADE,
     endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
     p256dh text NOT NULL CHECK (length(p256dh) <= 200),
     auth text NOT NULL CHECK (length(auth) <= 100),
     browser text,
     system text,
     created_at timestamptz NOT NULL,
     last_sent_at timestamptz)`,
  `CREATE INDEX notification_devices_staff ON notification_devices (staff_id)`,
  // What waits to leave by e-mail or to telephones, now or once the quiet hours of its reader are over.
  `CREATE TABLE notification_deliveries (
     staff_id int NOT NULL REFERENCES notification_readers ON DELETE CASCADE,
     notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
     channel text NOT NULL CHECK (channel IN ('email', 'push')),
     due_at timestamptz NOT NULL,
     PRIMARY KEY (staff_id, notification_id, channel))`,
  `CREATE INDEX notification_deliveries_notification ON notification_deliveries (notification_id)`,
  // The key pair that push services know this installation by.
  `CREATE TABLE push_keys (
     is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
     public_key text NOT NULL,
     sealed_private_key text NOT NULL,
     key_id text NOT NULL,
     created_at timestamptz NOT NULL)`,
];
