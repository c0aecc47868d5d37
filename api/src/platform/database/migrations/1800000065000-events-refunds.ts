import type { MigrationInterface, QueryRunner } from 'typeorm';

const totals = (columns: string) => `
  CREATE VIEW event_registration_totals AS
    SELECT r.id,
           (SELECT count(*)::int FROM event_check_ins scan JOIN event_tickets ticket ON ticket.id = scan.ticket_id
             WHERE ticket.registration_id = r.id AND scan.undone_at IS NULL AND NOT scan.is_duplicate) AS checked_in,
           ${columns},
           (SELECT coalesce(sum(posting.amount), 0)::bigint
              FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
             WHERE entry.subject_id = r.id AND posting.account = 'fees') AS fees
      FROM event_registrations r`;
const sumOf = (condition: string, name: string) => `
           (SELECT coalesce(sum(ticket_amount + donation_amount), 0)::bigint FROM event_registration_refunds
             WHERE registration_id = r.id AND (${condition})) AS ${name}`;
/** What staff must still end: give back by hand, try again, or leave. */
const WAITS = `(status = 'asked' AND by_hand) OR (status = 'refused' AND ended_at IS NULL)`;

/** A refund is given back once its provider, or who did it by hand, says so; one that failed waits until someone ends it. */
export class EventsRefunds1800000065000 implements MigrationInterface {
  name = 'EventsRefunds1800000065000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registration_refunds ADD COLUMN ended_at timestamptz');
    await runner.query('DROP VIEW event_registration_totals');
    await runner.query(
      totals(
        [
          sumOf(`status = 'done'`, 'refunded'),
          sumOf(`status = 'asked' OR (status = 'refused' AND ended_at IS NULL)`, 'refund_pending'),
          `EXISTS (SELECT FROM event_registration_refunds WHERE registration_id = r.id AND (${WAITS})) AS refund_waits`,
        ].join(','),
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW event_registration_totals');
    await runner.query(totals(sumOf(`status <> 'refused'`, 'refunded')));
    await runner.query('ALTER TABLE event_registration_refunds DROP COLUMN ended_at');
  }
}
