import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How backups, and the weekly restore that proves them, go. */
export class Backups1800000051000 implements MigrationInterface {
  name = 'Backups1800000051000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE backup_runs (
         kind text PRIMARY KEY CHECK (kind IN ('backup', 'check')),
         watched_since timestamptz NOT NULL,
         -- Of the last one that went well: when, which archive, and what it holds.
         succeeded_at timestamptz,
         archive text NOT NULL DEFAULT '',
         bytes bigint NOT NULL DEFAULT 0,
         rows_held bigint NOT NULL DEFAULT 0,
         files_held int NOT NULL DEFAULT 0,
         seconds int NOT NULL DEFAULT 0,
         failing_since timestamptz,
         -- French, for staff.
         failure text NOT NULL DEFAULT '',
         alerted_at timestamptz)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_runs');
  }
}
