import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of the impact, its places and its years. */
export class Reporting1800000017000 implements MigrationInterface {
  name = 'Reporting1800000017000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE impact_figures, impact_locations, impact_years');
  }
}

const RECORD = `
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     updated_by int REFERENCES staff,
     updated_by_username text,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1`;

const TABLES = [
  // Counts, and minor units of the euro for `donations_total_amount`. `held`: what each source held when staff entered
  // the figure; `counted`: what it held at the last calculation. The version counts over all the figures.
  `CREATE TABLE impact_figures (
     id serial PRIMARY KEY,
     name text NOT NULL UNIQUE,
     value bigint NOT NULL CHECK (value >= 0),
     entered_value bigint NOT NULL CHECK (entered_value >= 0),
     entered_at timestamptz,
     entered_by int REFERENCES staff,
     entered_by_username text,
     held jsonb NOT NULL DEFAULT '{}',
     counted jsonb,
     calculated_at timestamptz,
     updated_at timestamptz,
     updated_by_username text,
     version int NOT NULL DEFAULT 1,
     CHECK ((counted IS NULL) = (calculated_at IS NULL)),
     CHECK (counted IS NOT NULL OR value = entered_value))`,
  `CREATE TABLE impact_locations (
     id serial PRIMARY KEY,
     name text NOT NULL CHECK (name <> ''),
     country text NOT NULL CHECK (country <> ''),
     books_distributed int NOT NULL DEFAULT 0 CHECK (books_distributed >= 0),
     beneficiaries_count int NOT NULL DEFAULT 0 CHECK (beneficiaries_count >= 0),
     libraries_count int NOT NULL DEFAULT 0 CHECK (libraries_count >= 0),
     color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
     is_active boolean NOT NULL DEFAULT true,
     "order" int NOT NULL DEFAULT 0,
     ${RECORD})`,
  `CREATE UNIQUE INDEX impact_locations_once ON impact_locations (lower(name), lower(country)) WHERE deleted_at IS NULL`,
  `CREATE TABLE impact_years (
     id serial PRIMARY KEY,
     year int NOT NULL CHECK (year BETWEEN 1900 AND 2100),
     books_distributed int NOT NULL DEFAULT 0 CHECK (books_distributed >= 0),
     libraries_count int NOT NULL DEFAULT 0 CHECK (libraries_count >= 0),
     milestone text NOT NULL CHECK (milestone <> ''),
     is_active boolean NOT NULL DEFAULT true,
     ${RECORD})`,
  `CREATE UNIQUE INDEX impact_years_once ON impact_years (year) WHERE deleted_at IS NULL`,
];
