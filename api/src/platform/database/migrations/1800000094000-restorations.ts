import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a backup took the place of the database: until staff confirm it, nothing leaves by itself. */
export class Restorations1800000094000 implements MigrationInterface {
  name = 'Restorations1800000094000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE restorations (
         id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
         made_at timestamptz NOT NULL,
         restored_at timestamptz NOT NULL,
         confirmed_at timestamptz
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE restorations`);
  }
}
