import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of students and applications of ambassadors, and what staff do about each. */
export class UniversitiesCasework1800000016000 implements MigrationInterface {
  name = 'UniversitiesCasework1800000016000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...REQUESTS, ...APPLICATIONS, ...CASES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE ambassador_applications, accompaniment_requests, case_entries, case_numbers',
    );
  }
}

const common = (statuses: string) =>
  `id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
   reference text NOT NULL UNIQUE,
   first_name text NOT NULL,
   last_name text NOT NULL,
   email text NOT NULL,
   status text NOT NULL CHECK (status IN (${statuses})),
   assigned_to int REFERENCES staff,
   -- The same form sent again is the same case.
   form_hash text NOT NULL UNIQUE,
   created_at timestamptz NOT NULL,
   updated_at timestamptz NOT NULL,
   answered_at timestamptz,
   closed_at timestamptz,
   forgotten_at timestamptz,
   deleted_at timestamptz,
   version int NOT NULL DEFAULT 1`;

const indexes = (table: string) => [
  `CREATE INDEX ${table}_desk ON ${table} (status, created_at DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX ${table}_assigned ON ${table} (assigned_to)`,
  `CREATE INDEX ${table}_email ON ${table} (lower(email))`,
];

const REQUESTS = [
  `CREATE TABLE accompaniment_requests (
     ${common("'new', 'assigned', 'in_progress', 'answered', 'closed'")},
     phone_number text NOT NULL DEFAULT '',
     support_type text NOT NULL,
     urgency text NOT NULL CHECK (urgency IN ('low', 'medium', 'high')),
     target_country text NOT NULL,
     field_of_study text NOT NULL,
     current_level text NOT NULL CHECK (current_level IN ('bachelor', 'master', 'phd')),
     target_level text NOT NULL CHECK (target_level IN ('bachelor', 'master', 'phd')),
     title text NOT NULL,
     description text NOT NULL,
     specific_questions text NOT NULL DEFAULT '')`,
  ...indexes('accompaniment_requests'),
];

const APPLICATIONS = [
  `CREATE TABLE ambassador_applications (
     ${common("'candidate', 'interview', 'accepted', 'refused'")},
     university text NOT NULL,
     field_of_study text NOT NULL,
     current_level text NOT NULL,
     country_origin text NOT NULL,
     country_study text NOT NULL,
     availability_hours int NOT NULL CHECK (availability_hours IN (2, 4, 8, 12)),
     languages text[] NOT NULL DEFAULT '{}',
     expertise_areas text[] NOT NULL DEFAULT '{}',
     target_countries text[] NOT NULL DEFAULT '{}',
     bio text NOT NULL,
     achievements text NOT NULL)`,
  ...indexes('ambassador_applications'),
];

const CASES = [
  `CREATE TABLE case_entries (
     id serial PRIMARY KEY,
     resource text NOT NULL,
     case_id uuid NOT NULL,
     kind text NOT NULL CHECK (kind IN ('received', 'state', 'assignment', 'note', 'letter')),
     subject text NOT NULL DEFAULT '',
     body text NOT NULL DEFAULT '',
     staff_id int REFERENCES staff,
     staff_name text,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX case_entries_case ON case_entries (case_id, id)`,
  `CREATE TABLE case_numbers (prefix text, year int, last int NOT NULL, PRIMARY KEY (prefix, year))`,
];
