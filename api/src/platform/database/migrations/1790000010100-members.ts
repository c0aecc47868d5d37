import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Members1790000010100 implements MigrationInterface {
  name = 'Members1790000010100';

  async up(runner: QueryRunner): Promise<void> {
    // Opened by a first sign-in: an address that was never proven is no member.
    await runner.query(
      `CREATE TABLE members (
         id uuid PRIMARY KEY,
         email text NOT NULL CHECK (email = lower(email) AND email LIKE '%@%'),
         first_name text NOT NULL DEFAULT '',
         last_name text NOT NULL DEFAULT '',
         street_address text NOT NULL DEFAULT '',
         postal_code text NOT NULL DEFAULT '',
         city text NOT NULL DEFAULT '',
         country text NOT NULL DEFAULT 'France',
         created_at timestamptz NOT NULL,
         updated_at timestamptz NOT NULL,
         last_seen_at timestamptz NOT NULL,
         version int NOT NULL DEFAULT 1)`,
    );
    await runner.query(`CREATE UNIQUE INDEX members_email ON members (email)`);
    // The links of letters, kept as hashes: to sign in, and to prove a new address.
    await runner.query(
      `CREATE TABLE member_links (
         token_hash text PRIMARY KEY,
         purpose text NOT NULL CHECK (purpose IN ('sign_in', 'new_email')),
         email text NOT NULL CHECK (email = lower(email) AND email LIKE '%@%'),
         member_id uuid REFERENCES members ON DELETE CASCADE,
         expires_at timestamptz NOT NULL,
         used_at timestamptz,
         CHECK ((purpose = 'new_email') = (member_id IS NOT NULL)))`,
    );
    await runner.query(`CREATE INDEX member_links_member ON member_links (member_id)`);
    await runner.query(`CREATE INDEX member_links_email ON member_links (email)`);
    await runner.query(
      `CREATE TABLE member_sessions (
         token_hash text PRIMARY KEY,
         member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
         created_at timestamptz NOT NULL,
         last_seen_at timestamptz NOT NULL)`,
    );
    await runner.query(`CREATE INDEX member_sessions_member ON member_sessions (member_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_sessions, member_links, members');
  }
}
