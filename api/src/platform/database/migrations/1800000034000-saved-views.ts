import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff keep of a list under a name: filters, order, columns, rows a page. */
export class SavedViews1800000034000 implements MigrationInterface {
  name = 'SavedViews1800000034000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}

const STATEMENTS = [
  `CREATE TABLE saved_views (
     id serial PRIMARY KEY,
     resource text NOT NULL CHECK (resource <> ''),
     name text NOT NULL CHECK (name <> '' AND length(name) <= 80),
     params jsonb NOT NULL,
     is_shared boolean NOT NULL DEFAULT false,
     -- Nobody's once the owner of a shared one has left: it is the team's.
     owner_id int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1,
     CONSTRAINT saved_views_owner CHECK (is_shared OR owner_id IS NOT NULL))`,
  `CREATE UNIQUE INDEX saved_views_name ON saved_views (owner_id, resource, lower(name))`,
  `CREATE INDEX saved_views_shared ON saved_views (resource) WHERE is_shared`,
];
