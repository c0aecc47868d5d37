import type { MigrationInterface, QueryRunner } from 'typeorm';

const HELD = 'coalesce(sum(r.held_seats), 0)::int AS held';
const viewOf = (columns: string) =>
  `CREATE OR REPLACE VIEW event_code_totals AS
    SELECT code.id, ${columns}
      FROM event_codes code LEFT JOIN event_registrations r ON r.code_id = code.id GROUP BY code.id`;

/** Of the seats that a code was used for, those that may still come back: not verified, not paid, or offered. */
export class EventsCodeSeats1800000095000 implements MigrationInterface {
  name = 'EventsCodeSeats1800000095000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      viewOf(`${HELD}, coalesce(sum(r.held_seats) FILTER (WHERE r.status <> 'confirmed'), 0)::int AS unsure`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // A view loses no column by being replaced.
    await runner.query('DROP VIEW event_code_totals');
    await runner.query(viewOf(HELD));
  }
}
