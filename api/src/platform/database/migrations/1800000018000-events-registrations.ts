import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registrations to events: seats, payments, waiting list, tickets and the door. */
export class EventsRegistrations1800000018000 implements MigrationInterface {
  name = 'EventsRegistrations1800000018000';

  async up(runner: QueryRunner): Promise<void> {
    const statements = [...EVENT_COLUMNS, ...CODES, ...REGISTRATIONS, ...FOLLOWING, ...TICKETS, ...NOTICES];
    for (const statement of [
      ...statements,
      JOURNAL_SUBJECT,
      JOURNAL_SUBJECTS,
      CODE_TOTALS,
      DROP_TOTALS,
      TOTALS,
      REGISTRATION_TOTALS,
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW event_registration_totals');
    await runner.query('DROP VIEW event_code_totals');
    await runner.query(DROP_TOTALS);
    await runner.query(FORMER_TOTALS);
    await runner.query('ALTER TABLE journal_entries DROP COLUMN subject_id');
    await runner.query(
      `DROP TABLE event_interest_links, event_notices, event_announcements, event_check_ins, event_tickets,
         event_registration_refunds, event_registration_links, event_registration_entries, event_registrations,
         event_codes`,
    );
    await runner.query('DROP FUNCTION publish_seats');
    await runner.query(
      `ALTER TABLE events DROP COLUMN waiting_list, DROP COLUMN refund_until_days, DROP COLUMN refund_percentage,
         DROP COLUMN accepts_donations, DROP COLUMN gives_certificates, DROP COLUMN questions, DROP COLUMN series_id`,
    );
  }
}

const EVENT_COLUMNS = [
  `ALTER TABLE events
     -- Whether one may wait for a seat once all are taken.
     ADD COLUMN waiting_list boolean NOT NULL DEFAULT true,
     -- Up to so many days before the beginning, this share of the price is given back; null: nothing is.
     ADD COLUMN refund_until_days int CHECK (refund_until_days BETWEEN 0 AND 365),
     ADD COLUMN refund_percentage int NOT NULL DEFAULT 100 CHECK (refund_percentage BETWEEN 1 AND 100),
     ADD COLUMN accepts_donations boolean NOT NULL DEFAULT false,
     ADD COLUMN gives_certificates boolean NOT NULL DEFAULT false,
     -- The organiser's own questions: [{id, label, kind, choices, required}].
     ADD COLUMN questions jsonb NOT NULL DEFAULT '[]',
     -- Dates that were made from one event have the same.
     ADD COLUMN series_id uuid`,
  `CREATE INDEX events_series ON events (series_id) WHERE series_id IS NOT NULL`,
  `UPDATE content_editions SET "values" = "values" || '{"waiting_list": true, "refund_until_days": null,
     "refund_percentage": 100, "accepts_donations": false, "gives_certificates": false, "questions": []}'
     WHERE resource = 'events'`,
];

const CODES = [
  `CREATE TABLE event_codes (
     id serial PRIMARY KEY,
     event_id int NOT NULL REFERENCES events ON DELETE CASCADE,
     code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{3,40}$'),
     -- Whom it is for: « Adhérents », « Bénévoles ».
     label text NOT NULL DEFAULT '',
     discount_percentage int CHECK (discount_percentage BETWEEN 1 AND 100),
     -- Minor units of the event's currency, off each seat.
     discount_amount bigint CHECK (discount_amount > 0),
     -- Seats that nobody else is shown or given.
     reserved_seats int CHECK (reserved_seats > 0),
     -- How many seats it may be used for; null: any number.
     max_seats int CHECK (max_seats > 0),
     valid_until timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     UNIQUE (event_id, code),
     CONSTRAINT event_codes_one_discount CHECK (discount_percentage IS NULL OR discount_amount IS NULL))`,
];

const REGISTRATIONS = [
  `CREATE TABLE event_registrations (
     id uuid PRIMARY KEY,
     event_id int NOT NULL REFERENCES events,
     reference text NOT NULL UNIQUE,
     status text NOT NULL CHECK (status IN
       ('pending_verification', 'pending_payment', 'confirmed', 'waitlisted', 'cancelled', 'expired', 'refunded')),
     -- For the waiting list: not verified yet, it holds no seat.
     is_waiting boolean NOT NULL DEFAULT false,
     -- On the waiting list, while a seat is offered: until then it is held.
     offered_until timestamptz,
     -- When what it waits for must have happened: verification, payment.
     deadline_at timestamptz,
     first_name text NOT NULL,
     last_name text NOT NULL,
     email text NOT NULL,
     phone text NOT NULL DEFAULT '',
     organization text NOT NULL DEFAULT '',
     seats int NOT NULL CHECK (seats BETWEEN 1 AND 10),
     special_needs text NOT NULL DEFAULT '',
     -- [{question_id, label, answer}], as they were asked.
     answers jsonb NOT NULL DEFAULT '[]',
     code_id int REFERENCES event_codes ON DELETE SET NULL,
     -- Minor units; what one seat costs before the code.
     unit_price bigint NOT NULL DEFAULT 0 CHECK (unit_price >= 0),
     discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0),
     ticket_amount bigint NOT NULL DEFAULT 0 CHECK (ticket_amount >= 0),
     donation_amount bigint NOT NULL DEFAULT 0 CHECK (donation_amount >= 0),
     currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
     payment_method text,
     provider text,
     mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
     provider_payment_id text,
     paid_at timestamptz,
     -- The gift on top, once it is paid: it has its own thanks and receipt.
     donation_id uuid REFERENCES donations,
     source text NOT NULL CHECK (source IN ('site', 'equipe')),
     form_key text UNIQUE,
     form_hash text,
     resends int NOT NULL DEFAULT 0,
     consented_at timestamptz,
     verified_at timestamptz,
     waitlisted_at timestamptz,
     confirmed_at timestamptz,
     cancelled_at timestamptz,
     expired_at timestamptz,
     refunded_at timestamptz,
     cancellation_reason text NOT NULL DEFAULT '',
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     -- The seats that nobody else may have.
     held_seats int NOT NULL GENERATED ALWAYS AS (
       CASE WHEN status IN ('confirmed', 'pending_payment')
              OR (status = 'pending_verification' AND NOT is_waiting)
              OR (status = 'waitlisted' AND offered_until IS NOT NULL) THEN seats ELSE 0 END) STORED,
     CHECK (ticket_amount = unit_price * seats - discount))`,
  `CREATE INDEX event_registrations_event ON event_registrations (event_id, status)`,
  `CREATE INDEX event_registrations_held ON event_registrations (event_id) INCLUDE (held_seats, code_id)
     WHERE held_seats > 0`,
  `CREATE INDEX event_registrations_code ON event_registrations (code_id) WHERE code_id IS NOT NULL`,
  `CREATE INDEX event_registrations_email ON event_registrations (lower(email))`,
  `CREATE INDEX event_registrations_deadline ON event_registrations (deadline_at) WHERE deadline_at IS NOT NULL`,
  `CREATE INDEX event_registrations_offer ON event_registrations (offered_until) WHERE offered_until IS NOT NULL`,
  `CREATE INDEX event_registrations_queue ON event_registrations (event_id, waitlisted_at) WHERE status = 'waitlisted'`,
  `CREATE INDEX event_registrations_payment ON event_registrations (provider, provider_payment_id)`,
  `CREATE INDEX event_registrations_donation ON event_registrations (donation_id) WHERE donation_id IS NOT NULL`,
  // At the very end of the transaction: public pages say how many seats are left.
  `CREATE FUNCTION publish_seats() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE raised bigint;
     BEGIN
       UPDATE content_revision SET revision = revision + 1 RETURNING revision INTO raised;
       PERFORM pg_notify('content_revision', raised::text);
       RETURN NULL;
     END $$`,
  `CREATE CONSTRAINT TRIGGER event_registrations_made AFTER INSERT ON event_registrations
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
     WHEN (NEW.held_seats > 0 OR NEW.status = 'waitlisted') EXECUTE FUNCTION publish_seats()`,
  `CREATE CONSTRAINT TRIGGER event_registrations_moved AFTER UPDATE ON event_registrations
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
     WHEN (OLD.held_seats <> NEW.held_seats OR OLD.event_id <> NEW.event_id
           OR (OLD.status = 'waitlisted') <> (NEW.status = 'waitlisted')) EXECUTE FUNCTION publish_seats()`,
];

const FOLLOWING = [
  `CREATE TABLE event_registration_entries (
     id bigserial PRIMARY KEY,
     registration_id uuid NOT NULL REFERENCES event_registrations ON DELETE CASCADE,
     kind text NOT NULL,
     at timestamptz NOT NULL,
     staff_id int REFERENCES staff,
     by_name text,
     text text NOT NULL,
     details text)`,
  `CREATE INDEX event_registration_entries_of ON event_registration_entries (registration_id)`,
  `CREATE TABLE event_registration_links (
     token_hash text PRIMARY KEY,
     registration_id uuid NOT NULL REFERENCES event_registrations ON DELETE CASCADE,
     -- « verify » proves the mailbox, « manage » opens the registration's own page.
     purpose text NOT NULL CHECK (purpose IN ('verify', 'manage')),
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX event_registration_links_of ON event_registration_links (registration_id)`,
  // What is given back: written before the provider is asked; its id is the provider's idempotency key.
  `CREATE TABLE event_registration_refunds (
     id uuid PRIMARY KEY,
     registration_id uuid NOT NULL REFERENCES event_registrations,
     payment_ref text NOT NULL,
     -- Minor units; what it gives back of the ticket and of the gift on top.
     ticket_amount bigint NOT NULL CHECK (ticket_amount >= 0),
     donation_amount bigint NOT NULL CHECK (donation_amount >= 0),
     currency text NOT NULL,
     reason text NOT NULL,
     status text NOT NULL CHECK (status IN ('asked', 'done', 'refused')),
     by_hand boolean NOT NULL,
     staff_id int REFERENCES staff,
     staff_name text,
     provider_refund_id text,
     failure_code text,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     CHECK (ticket_amount + donation_amount > 0))`,
  `CREATE INDEX event_registration_refunds_of ON event_registration_refunds (registration_id)`,
  `CREATE UNIQUE INDEX event_registration_refunds_provider ON event_registration_refunds (provider_refund_id)
     WHERE provider_refund_id IS NOT NULL`,
];

const TICKETS = [
  `CREATE TABLE event_tickets (
     id uuid PRIMARY KEY,
     registration_id uuid NOT NULL REFERENCES event_registrations ON DELETE CASCADE,
     event_id int NOT NULL REFERENCES events,
     position int NOT NULL CHECK (position BETWEEN 1 AND 10),
     -- Who sits there; empty until the guest is named.
     guest_name text NOT NULL DEFAULT '',
     -- SHA-256 of the code that was printed: it stays good where the key of codes changes.
     code_hash text NOT NULL UNIQUE,
     issued_at timestamptz NOT NULL,
     voided_at timestamptz,
     -- When somebody came in with it; its check-in says by which door.
     checked_in_at timestamptz)`,
  `CREATE UNIQUE INDEX event_tickets_seat ON event_tickets (registration_id, position) WHERE voided_at IS NULL`,
  `CREATE INDEX event_tickets_event ON event_tickets (event_id)`,
  // Scans at the door, by the id that the phone gave them: sent twice, one is one.
  `CREATE TABLE event_check_ins (
     id uuid PRIMARY KEY,
     ticket_id uuid NOT NULL REFERENCES event_tickets ON DELETE CASCADE,
     event_id int NOT NULL REFERENCES events,
     -- By the phone's clock where it had no network.
     scanned_at timestamptz NOT NULL,
     received_at timestamptz NOT NULL,
     door text NOT NULL DEFAULT '',
     was_offline boolean NOT NULL DEFAULT false,
     -- Somebody was in with this ticket already: told to the doors afterwards.
     is_duplicate boolean NOT NULL DEFAULT false,
     staff_id int REFERENCES staff,
     staff_name text NOT NULL,
     undone_at timestamptz,
     undone_by text)`,
  `CREATE UNIQUE INDEX event_check_ins_in ON event_check_ins (ticket_id) WHERE undone_at IS NULL AND NOT is_duplicate`,
  `CREATE INDEX event_check_ins_event ON event_check_ins (event_id, received_at)`,
];

const NOTICES = [
  // What people were last told of an event: what differs is announced, once.
  `CREATE TABLE event_announcements (
     event_id int PRIMARY KEY REFERENCES events ON DELETE CASCADE,
     announced jsonb NOT NULL,
     announced_at timestamptz NOT NULL)`,
  // Reminders and thanks that were sent: of each kind, one to each registration.
  `CREATE TABLE event_notices (
     registration_id uuid NOT NULL REFERENCES event_registrations ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('week', 'day', 'hours', 'thanks', 'recording')),
     sent_at timestamptz NOT NULL,
     PRIMARY KEY (registration_id, kind))`,
  `CREATE TABLE event_interest_links (
     token_hash text PRIMARY KEY,
     event_id int NOT NULL REFERENCES events ON DELETE CASCADE,
     email text NOT NULL,
     created_at timestamptz NOT NULL)`,
];

// What an entry is about where that is no gift: the ledger knows its number, and no more.
const JOURNAL_SUBJECT = `ALTER TABLE journal_entries ADD COLUMN subject_id uuid`;
const JOURNAL_SUBJECTS = `CREATE INDEX journal_entries_subject ON journal_entries (subject_id) WHERE subject_id IS NOT NULL`;

const DROP_TOTALS = 'DROP VIEW event_totals';
const TOTALS = `
  CREATE VIEW event_totals AS
    SELECT e.id,
           event_end(e.start_date, e.end_date) AS ends_at,
           e.offline_participants + held.seats AS current_participants,
           held.waiting AS waiting_count,
           -- Free for anyone: neither held, nor kept for who has a code.
           CASE WHEN e.max_participants IS NOT NULL
                THEN greatest(0, e.max_participants - e.offline_participants - held.seats - reserved.seats)
                END AS available_seats,
           interest.people AS interested_count
      FROM events e
      CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM event_interests WHERE event_id = e.id) interest
      CROSS JOIN LATERAL (SELECT coalesce(sum(held_seats), 0)::int AS seats,
                                 (count(*) FILTER (WHERE status = 'waitlisted'))::int AS waiting
                            FROM event_registrations WHERE event_id = e.id) held
      CROSS JOIN LATERAL (SELECT coalesce(sum(greatest(0, code.reserved_seats - used.seats)), 0)::int AS seats
                            FROM event_codes code
                            CROSS JOIN LATERAL (SELECT coalesce(sum(held_seats), 0)::int AS seats
                                                  FROM event_registrations WHERE code_id = code.id) used
                           WHERE code.event_id = e.id AND code.reserved_seats IS NOT NULL) reserved`;
/** How many seats the registrations with a code hold. */
const CODE_TOTALS = `
  CREATE VIEW event_code_totals AS
    SELECT code.id, coalesce(sum(r.held_seats), 0)::int AS held
      FROM event_codes code LEFT JOIN event_registrations r ON r.code_id = code.id GROUP BY code.id`;

/** Of each registration: who is in, and what stands of its money in the journal, the gift on top included. */
const REGISTRATION_TOTALS = `
  CREATE VIEW event_registration_totals AS
    SELECT r.id,
           (SELECT count(*)::int FROM event_check_ins scan JOIN event_tickets ticket ON ticket.id = scan.ticket_id
             WHERE ticket.registration_id = r.id AND scan.undone_at IS NULL AND NOT scan.is_duplicate) AS checked_in,
           (SELECT coalesce(sum(ticket_amount + donation_amount), 0)::bigint FROM event_registration_refunds
             WHERE registration_id = r.id AND status <> 'refused') AS refunded,
           (SELECT coalesce(sum(posting.amount), 0)::bigint
              FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
             WHERE entry.subject_id = r.id AND posting.account = 'fees') AS fees
      FROM event_registrations r`;
const FORMER_TOTALS = `
  CREATE VIEW event_totals AS
    SELECT e.id,
           event_end(e.start_date, e.end_date) AS ends_at,
           e.offline_participants AS current_participants,
           interest.people AS interested_count
      FROM events e
      CROSS JOIN LATERAL (SELECT count(*)::int AS people FROM event_interests WHERE event_id = e.id) interest`;
