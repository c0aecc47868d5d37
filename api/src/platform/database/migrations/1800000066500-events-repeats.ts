import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second form from a mailbox that is registered already holds no seats: it says which registration it repeats. */
export class EventsRepeats1800000066500 implements MigrationInterface {
  name = 'EventsRepeats1800000066500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE event_registrations ADD COLUMN repeats uuid REFERENCES event_registrations ON DELETE SET NULL`,
    );
    await runner.query(
      `CREATE INDEX event_registrations_repeats ON event_registrations (repeats) WHERE repeats IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_registrations DROP COLUMN repeats');
  }
}
