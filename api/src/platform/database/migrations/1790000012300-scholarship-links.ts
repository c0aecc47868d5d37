import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses at which one applies for scholarships, and how the looks at each went. */
export class ScholarshipLinks1790000012300 implements MigrationInterface {
  name = 'ScholarshipLinks1790000012300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE scholarship_links (
         url text PRIMARY KEY,
         failures int NOT NULL DEFAULT 0 CHECK (failures >= 0),
         checked_at timestamptz,
         asked_at timestamptz,
         claimed_at timestamptz)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scholarship_links');
  }
}
