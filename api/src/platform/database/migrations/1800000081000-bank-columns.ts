import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff said of the columns of a bank's table, so that it is asked once; lines found by what they say. */
export class BankColumns1800000081000 implements MigrationInterface {
  name = 'BankColumns1800000081000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE bank_columns (
         -- The headings of the bank's table, plain, parted by semicolons.
         headings text PRIMARY KEY,
         -- Which column is which, by their places.
         columns jsonb NOT NULL)`,
    );
    await runner.query(`CREATE INDEX bank_lines_said ON bank_lines (split_part(line_key, ':', 2))`);
    await runner.query(
      `ALTER TABLE bank_statements DROP CONSTRAINT bank_statements_format_check,
         ADD CONSTRAINT bank_statements_format_known CHECK (format IN ('csv', 'camt053', 'ofx', 'cfonb120', 'mt940'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX bank_lines_said`);
    await runner.query(`DROP TABLE bank_columns`);
    await runner.query(`ALTER TABLE bank_statements DROP CONSTRAINT bank_statements_format_known`);
    // What is there of a newer kind stays, and is said to be a table.
    await runner.query(`UPDATE bank_statements SET format = 'csv' WHERE format NOT IN ('csv', 'camt053')`);
    await runner.query(
      `ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_format_check CHECK (format IN ('csv', 'camt053'))`,
    );
  }
}
