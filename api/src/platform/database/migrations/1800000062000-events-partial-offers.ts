import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A group that waits is offered what there is, and may refuse that without losing its place. */
export class EventsPartialOffers1800000062000 implements MigrationInterface {
  name = 'EventsPartialOffers1800000062000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = `ALTER TABLE event_registrations
      -- On the waiting list: how many of its seats are offered; null without an offer.
      ADD COLUMN offered_seats int,
      -- The most seats that it refused: it is offered more, or nothing.
      ADD COLUMN declined_seats int NOT NULL DEFAULT 0 CHECK (declined_seats >= 0)`;
    const offers = `UPDATE event_registrations SET offered_seats = seats WHERE offered_until IS NOT NULL`;
    const check = `ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_offer_fits
      CHECK (offered_seats BETWEEN 1 AND seats AND declined_seats < seats
             AND (offered_seats IS NULL) = (offered_until IS NULL))`;
    await this.holding(runner, 'coalesce(offered_seats, seats)', [columns, offers, check]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dropped = `ALTER TABLE event_registrations DROP CONSTRAINT event_registrations_offer_fits,
      DROP COLUMN offered_seats, DROP COLUMN declined_seats`;
    await this.holding(runner, 'seats', [], [dropped]);
  }

  /** PostgreSQL 15 changes no generated column: it is made anew, with all that is made from it. */
  private async holding(
    runner: QueryRunner,
    offered: string,
    before: readonly string[],
    after: readonly string[] = [],
  ): Promise<void> {
    const held = `ALTER TABLE event_registrations ADD COLUMN held_seats int NOT NULL GENERATED ALWAYS AS (
      CASE WHEN status IN ('confirmed', 'pending_payment')
             OR (status = 'pending_verification' AND NOT is_waiting) THEN seats
           WHEN status = 'waitlisted' AND offered_until IS NOT NULL THEN ${offered} ELSE 0 END) STORED`;
    for (const statement of [...before, ...DROPPED, ...after, held, ...MADE]) await runner.query(statement);
  }
}

const DROPPED = [
  'DROP TRIGGER event_registrations_made ON event_registrations',
  'DROP TRIGGER event_registrations_moved ON event_registrations',
  'DROP VIEW event_code_totals',
  'DROP VIEW event_totals',
  'ALTER TABLE event_registrations DROP COLUMN held_seats',
];

const MADE = [
  `CREATE INDEX event_registrations_held ON event_registrations (event_id) INCLUDE (held_seats, code_id)
     WHERE held_seats > 0`,
  `CREATE CONSTRAINT TRIGGER event_registrations_made AFTER INSERT ON event_registrations
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
     WHEN (NEW.held_seats > 0 OR NEW.status = 'waitlisted') EXECUTE FUNCTION publish_seats()`,
  `CREATE CONSTRAINT TRIGGER event_registrations_moved AFTER UPDATE ON event_registrations
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
     WHEN (OLD.held_seats <> NEW.held_seats OR OLD.event_id <> NEW.event_id
           OR (OLD.status = 'waitlisted') <> (NEW.status = 'waitlisted')) EXECUTE FUNCTION publish_seats()`,
  `CREATE VIEW event_totals AS
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
                           WHERE code.event_id = e.id AND code.reserved_seats IS NOT NULL) reserved`,
  // How many seats the registrations with a code hold.
  `CREATE VIEW event_code_totals AS
    SELECT code.id, coalesce(sum(r.held_seats), 0)::int AS held
      FROM event_codes code LEFT JOIN event_registrations r ON r.code_id = code.id GROUP BY code.id`,
];
