import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of the impact, its places and its years, with what a new installation shows. */
export class Reporting1800000017000 implements MigrationInterface {
  name = 'Reporting1800000017000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...START]) await runner.query(statement);
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

// What a new installation shows: the specified figures. A test holds them against impact-defaults.contract.ts. `held`
// is what the sources hold of each figure already: nothing of gifts and projects, all of the places below.
const START = [
  `INSERT INTO impact_figures (name, value, entered_value, held)
     SELECT name, value, value, held::jsonb FROM (VALUES
       ('books_distributed', 125000, '{"campaign_gifts.books": 0}'),
       ('libraries_supported', 52, '{"locations.libraries": 52}'),
       ('beneficiaries_count', 45000, '{"locations.beneficiaries": 45000}'),
       ('countries_count', 8, '{"locations.countries": 5}'),
       ('volunteers_count', 150, '{}'),
       ('librarians_trained', 285, '{"projects.librarians": 0}'),
       ('donations_total_amount', 32000000, '{"journal.euros": 0}'),
       ('books_goal', 150000, '{}'),
       ('libraries_goal', 70, '{}'),
       ('beneficiaries_goal', 60000, '{}')) AS start (name, value, held)`,
  `INSERT INTO impact_locations
       (name, country, libraries_count, books_distributed, beneficiaries_count, color, "order", created_at, updated_at)
     VALUES
       ('Yaoundé', 'Cameroun', 14, 34000, 12000, '#1a2160', 1, now(), now()),
       ('Douala', 'Cameroun', 9, 24000, 8600, '#1a2160', 2, now(), now()),
       ('Bafoussam', 'Cameroun', 7, 17000, 6100, '#1a2160', 3, now(), now()),
       ('Garoua', 'Cameroun', 5, 11500, 4300, '#1a2160', 4, now(), now()),
       ('Dakar', 'Sénégal', 6, 14000, 5000, '#0c6b45', 5, now(), now()),
       ('Abidjan', 'Côte d’Ivoire', 5, 11500, 4200, '#c2410c', 6, now(), now()),
       ('Lomé', 'Togo', 3, 6800, 2500, '#f7b733', 7, now(), now()),
       ('Cotonou', 'Bénin', 3, 6200, 2300, '#343d96', 8, now(), now())`,
  `INSERT INTO impact_years (year, books_distributed, libraries_count, milestone, created_at, updated_at) VALUES
     (2010, 1200, 1, 'Le premier conteneur part du Havre pour Douala, et la première bibliothèque ouvre.', now(), now()),
     (2015, 28000, 14, 'La formation des bibliothécaires commence à Yaoundé.', now(), now()),
     (2020, 76000, 34,
      'Les premières salles de lecture numérique ouvrent, et quatre autres pays nous rejoignent.', now(), now()),
     (2024, 112000, 47, 'Plus de cent mille livres ont trouvé leurs lecteurs.', now(), now())`,
];
