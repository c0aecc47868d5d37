import type { MigrationInterface, QueryRunner } from 'typeorm';

const APPEND_ONLY = ['audit_entries', 'campaign_gifts'];

/** What is never changed cannot be emptied either: the audit log and the totals of campaigns, as the journal already. */
export class AppendOnly1790000014200 implements MigrationInterface {
  name = 'AppendOnly1790000014200';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of APPEND_ONLY)
      await runner.query(
        `CREATE TRIGGER ${table}_not_emptied BEFORE TRUNCATE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of APPEND_ONLY) await runner.query(`DROP TRIGGER ${table}_not_emptied ON ${table}`);
  }
}
