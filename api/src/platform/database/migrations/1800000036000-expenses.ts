import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the association paid, and the years that are closed. */
export class Expenses1800000036000 implements MigrationInterface {
  name = 'Expenses1800000036000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of EXPENSES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closed_years, expenses');
  }
}

const EXPENSES = [
  `CREATE TABLE expenses (
     id serial PRIMARY KEY,
     spent_on date NOT NULL,
     amount bigint NOT NULL CHECK (amount > 0),
     category text NOT NULL CHECK (category IN
       ('shipping', 'books', 'libraries', 'training', 'students', 'events', 'communication', 'administration')),
     campaign_id int REFERENCES campaigns,
     supplier text NOT NULL CHECK (supplier <> ''),
     -- Its entry in the journal: entered with it, and reversed by another.
     entry_id bigint UNIQUE REFERENCES journal_entries,
     document_key text,
     document_type text NOT NULL DEFAULT '',
     reversed_at timestamptz,
     reversed_reason text NOT NULL DEFAULT '',
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CONSTRAINT expenses_reason CHECK ((reversed_at IS NULL) = (reversed_reason = '')))`,
  `CREATE INDEX expenses_day ON expenses (spent_on DESC)`,
  `CREATE INDEX expenses_campaign ON expenses (campaign_id)`,
  `CREATE TRIGGER expenses_not_deleted BEFORE DELETE ON expenses FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER expenses_not_emptied BEFORE TRUNCATE ON expenses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE TABLE closed_years (
     year int PRIMARY KEY CHECK (year BETWEEN 1900 AND 2999),
     closed_at timestamptz NOT NULL,
     closed_by int REFERENCES staff,
     closed_by_name text NOT NULL)`,
];
