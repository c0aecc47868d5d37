import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of an event's seats those who have not verified their mailbox may hold. */
export class EventsUnverifiedSeats1800000060000 implements MigrationInterface {
  name = 'EventsUnverifiedSeats1800000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE events ADD COLUMN unverified_percentage int NOT NULL DEFAULT 100
         CHECK (unverified_percentage BETWEEN 1 AND 100)`,
    );
    await runner.query(
      `UPDATE content_editions SET "values" = "values" || '{"unverified_percentage": 100}' WHERE resource = 'events'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN unverified_percentage');
    await runner.query(
      `UPDATE content_editions SET "values" = "values" - 'unverified_percentage' WHERE resource = 'events'`,
    );
  }
}
