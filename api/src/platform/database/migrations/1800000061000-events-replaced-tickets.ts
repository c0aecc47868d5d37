import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When another ticket took the place of one: at the door it is told apart from a cancelled one. */
export class EventsReplacedTickets1800000061000 implements MigrationInterface {
  name = 'EventsReplacedTickets1800000061000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE event_tickets ADD COLUMN replaced_at timestamptz,
         ADD CONSTRAINT event_tickets_replaced_void CHECK (replaced_at IS NULL OR voided_at IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_tickets DROP COLUMN replaced_at');
  }
}
