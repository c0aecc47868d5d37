import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BankStatements1790000010300 implements MigrationInterface {
  name = 'BankStatements1790000010300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE bank_statements (
         id serial PRIMARY KEY,
         file_name text NOT NULL,
         format text NOT NULL CHECK (format IN ('csv', 'camt053')),
         -- The end of the account's number, where the file says it.
         account text NOT NULL DEFAULT '',
         first_day date NOT NULL,
         last_day date NOT NULL,
         credits int NOT NULL,
         new_lines int NOT NULL,
         imported_at timestamptz NOT NULL,
         imported_by int REFERENCES staff,
         imported_by_name text NOT NULL)`,
    );
    await runner.query(
      `CREATE TABLE bank_lines (
         id uuid PRIMARY KEY,
         statement_id int NOT NULL REFERENCES bank_statements,
         -- The bank's own number of the line, or what it says: a line comes in once.
         line_key text NOT NULL UNIQUE,
         booked_on date NOT NULL,
         amount bigint NOT NULL CHECK (amount > 0),
         currency text NOT NULL CHECK (currency IN ('EUR', 'XAF')),
         wording text NOT NULL,
         counterparty text NOT NULL DEFAULT '',
         status text NOT NULL CHECK (status IN ('waiting', 'matched', 'entered', 'ignored')),
         donation_id uuid REFERENCES donations,
         note text NOT NULL DEFAULT '',
         handled_at timestamptz,
         handled_by int REFERENCES staff,
         handled_by_name text,
         version int NOT NULL DEFAULT 1,
         CHECK ((status IN ('matched', 'entered')) = (donation_id IS NOT NULL)),
         CHECK ((status = 'waiting') = (handled_at IS NULL)))`,
    );
    await runner.query(`CREATE INDEX bank_lines_status ON bank_lines (status, booked_on DESC)`);
    await runner.query(`CREATE INDEX bank_lines_statement ON bank_lines (statement_id)`);
    await runner.query(`CREATE INDEX bank_lines_donation ON bank_lines (donation_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE bank_lines, bank_statements`);
  }
}
