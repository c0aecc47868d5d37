import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a sure seat still costs once its registration moved to a dearer event, or asks for more seats. */
export class EventsDifferences1800000064000 implements MigrationInterface {
  name = 'EventsDifferences1800000064000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE event_registrations
         -- Minor units, beyond what was paid; the seat is kept all the same.
         ADD COLUMN due_amount bigint NOT NULL DEFAULT 0,
         ADD CONSTRAINT event_registrations_due_of_sure_seats
           CHECK (due_amount = 0 OR (due_amount BETWEEN 0 AND ticket_amount AND status = 'confirmed'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations DROP COLUMN due_amount');
  }
}
