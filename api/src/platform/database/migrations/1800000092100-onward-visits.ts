import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANGED = ['visits', 'visit_conversions'] as const;
const constrained = (table: string, kinds: string) => `
  ALTER TABLE ${table} DROP CONSTRAINT ${table}_source_kind_check,
    ADD CONSTRAINT ${table}_source_kind_check CHECK (source_kind IN (${kinds}))`;

/** A visit that goes on after midnight, from a page of ours, is no direct entry. */
export class OnwardVisits1800000092100 implements MigrationInterface {
  name = 'OnwardVisits1800000092100';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of CHANGED)
      await runner.query(constrained(table, `'code', 'search', 'social', 'site', 'onward', 'direct'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of CHANGED) {
      await runner.query(`UPDATE ${table} SET source_kind = 'direct' WHERE source_kind = 'onward'`);
      await runner.query(constrained(table, `'code', 'search', 'social', 'site', 'direct'`));
    }
  }
}
