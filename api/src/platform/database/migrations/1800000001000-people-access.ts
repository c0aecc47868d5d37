import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff, their codes and how they sign in. First among the wings' tables: nearly all of these say who wrote a row. */
export class PeopleAccess1800000001000 implements MigrationInterface {
  name = 'PeopleAccess1800000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...STAFF, ...GATE, ...SECOND_FACTOR]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE staff_challenges, staff_recovery_codes, staff_second_factors, staff_addresses, staff_devices,
         access_tries, staff_sessions, staff`,
    );
  }
}

const STAFF = [
  `CREATE TABLE staff (
     id serial PRIMARY KEY,
     name text NOT NULL CHECK (name <> ''),
     code_selector text UNIQUE,
     code_hash text NOT NULL,
     created_at timestamptz NOT NULL,
     last_seen_at timestamptz,
     revoked_at timestamptz,
     version int NOT NULL DEFAULT 1,
     -- A code carries one role or several.
     roles text[] NOT NULL CONSTRAINT staff_roles_known CHECK (
       cardinality(roles) > 0
       AND roles <@ ARRAY['administrateur', 'tresorier', 'editeur', 'accueil', 'lecteur']))`,
  `CREATE UNIQUE INDEX staff_first_administrator ON staff ((true)) WHERE code_selector IS NULL`,
  `CREATE TABLE staff_sessions (
     token_hash text PRIMARY KEY,
     staff_id int NOT NULL REFERENCES staff ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     last_seen_at timestamptz NOT NULL,
     id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
     browser text,
     system text,
     device_hash text)`,
  `CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id)`,
];

// What the gate remembers of who passed it.
const GATE = [
  // Wrong codes of one address or one known device; three lock it.
  `CREATE TABLE access_tries (
     key text PRIMARY KEY,
     tries int NOT NULL,
     last_try_at timestamptz NOT NULL,
     locked_until timestamptz)`,
  `CREATE TABLE staff_devices (
     token_hash text NOT NULL,
     staff_id int NOT NULL REFERENCES staff ON DELETE CASCADE,
     last_seen_at timestamptz NOT NULL,
     PRIMARY KEY (token_hash, staff_id))`,
  // Addresses are kept disguised.
  `CREATE TABLE staff_addresses (
     staff_id int NOT NULL REFERENCES staff ON DELETE CASCADE,
     address text NOT NULL,
     last_seen_at timestamptz NOT NULL,
     PRIMARY KEY (staff_id, address))`,
];

const SECOND_FACTOR = [
  `CREATE TABLE staff_second_factors (
     staff_id int PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
     -- AES-256-GCM under a key that the configuration gives; key_id says which.
     sealed_secret text NOT NULL,
     key_id text NOT NULL,
     created_at timestamptz NOT NULL,
     -- Null until a first code has proven that the application has the secret.
     confirmed_at timestamptz,
     -- The newest time step whose code was taken: none is taken twice.
     last_step bigint NOT NULL DEFAULT 0)`,
  `CREATE TABLE staff_recovery_codes (
     staff_id int NOT NULL REFERENCES staff_second_factors ON DELETE CASCADE,
     code_hash text NOT NULL,
     used_at timestamptz,
     PRIMARY KEY (staff_id, code_hash))`,
  `CREATE TABLE staff_challenges (
     token_hash text PRIMARY KEY,
     staff_id int NOT NULL REFERENCES staff ON DELETE CASCADE,
     expires_at timestamptz NOT NULL,
     tries int NOT NULL DEFAULT 0)`,
  `CREATE INDEX staff_challenges_staff ON staff_challenges (staff_id)`,
];
