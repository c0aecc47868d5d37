import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What those registered answer where their event moves to another day. */
export class EventsDateChoices1800000063000 implements MigrationInterface {
  name = 'EventsDateChoices1800000063000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE event_registrations
         -- Until when they may choose; null where the date never moved.
         ADD COLUMN date_choice_until timestamptz,
         -- Null: no answer, which keeps the seat.
         ADD COLUMN date_choice text CHECK (date_choice IN ('coming', 'refund')),
         ADD CONSTRAINT event_registrations_date_choice_asked
           CHECK (date_choice IS NULL OR date_choice_until IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE event_registrations DROP COLUMN date_choice, DROP COLUMN date_choice_until',
    );
  }
}
