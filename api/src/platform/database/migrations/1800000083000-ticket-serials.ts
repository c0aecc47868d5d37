import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets are numbered within their event, so that the codes of those to come are known to lists that are kept. */
export class TicketSerials1800000083000 implements MigrationInterface {
  name = 'TicketSerials1800000083000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE event_ticket_serials (
         event_id int PRIMARY KEY REFERENCES events ON DELETE CASCADE,
         -- The number of the last ticket that was issued; none is given twice.
         last int NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_ticket_serials');
  }
}
