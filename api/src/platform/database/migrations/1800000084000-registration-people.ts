import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes with a registration, ticket by ticket, as its lists read them. */
export class RegistrationPeople1800000084000 implements MigrationInterface {
  name = 'RegistrationPeople1800000084000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE VIEW event_registration_people AS
         SELECT registration_id, position, guest_name, checked_in_at FROM event_tickets WHERE voided_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW event_registration_people');
  }
}
