import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAMPAIGN_OVERVIEW } from './1790000000000-foundation.js';

/** Drafts, waiting changes, editions and former addresses; campaigns are the first to have them. */
export class Publishing1790000001000 implements MigrationInterface {
  name = 'Publishing1790000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...CAMPAIGNS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW campaign_overview`);
    await runner.query(`ALTER TABLE campaigns DROP COLUMN pending, DROP COLUMN publish_at`);
    await runner.query(CAMPAIGN_OVERVIEW);
    await runner.query(`DROP TABLE content_editions, slug_redirects`);
  }
}

const TABLES = [
  `CREATE TABLE content_editions (
     id bigserial PRIMARY KEY,
     resource text NOT NULL,
     record_id int NOT NULL,
     number int NOT NULL,
     at timestamptz NOT NULL,
     staff_name text NOT NULL,
     event text NOT NULL,
     "values" jsonb NOT NULL,
     UNIQUE (resource, record_id, number))`,
  `CREATE TABLE slug_redirects (
     resource text NOT NULL,
     slug text NOT NULL,
     record_id int NOT NULL,
     PRIMARY KEY (resource, slug))`,
  `CREATE INDEX slug_redirects_record ON slug_redirects (resource, record_id)`,
];

const CAMPAIGNS = [
  `ALTER TABLE campaigns ADD COLUMN pending jsonb, ADD COLUMN publish_at timestamptz`,
  `CREATE INDEX campaigns_publish_at ON campaigns (publish_at) WHERE publish_at IS NOT NULL`,
  `DROP VIEW campaign_overview`,
  CAMPAIGN_OVERVIEW.replace('c.version, c.search', 'c.version, c.search, c.pending, c.publish_at'),
];
