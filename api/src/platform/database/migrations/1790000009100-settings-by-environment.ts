import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings for each environment, the reason of a write, and pictures that are never public. */
export class SettingsByEnvironment1790000009100 implements MigrationInterface {
  name = 'SettingsByEnvironment1790000009100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings
      ADD environment text NOT NULL DEFAULT 'development'
        CHECK (environment IN ('development', 'staging', 'production')),
      DROP CONSTRAINT settings_key_key,
      ADD CONSTRAINT settings_key_environment UNIQUE (key, environment)`);
    // Which one ran is not known here: what was chosen holds for each. The rest are made when the api starts.
    await runner.query(`INSERT INTO settings (key, environment, value, updated_at, updated_by, updated_by_username)
      SELECT key, other, value, updated_at, updated_by, updated_by_username
      FROM settings, unnest(ARRAY['staging', 'production']) AS other ORDER BY other, id`);
    await runner.query(`ALTER TABLE settings ALTER environment DROP DEFAULT`);
    await runner.query(`CREATE TABLE setting_pictures (
      hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
      content bytea NOT NULL,
      width int NOT NULL CHECK (width > 0),
      height int NOT NULL CHECK (height > 0),
      created_at timestamptz NOT NULL)`);
    await runner.query(`ALTER TABLE audit_entries ADD reason text CHECK (reason <> '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_entries DROP reason`);
    await runner.query(`DROP TABLE setting_pictures`);
    await runner.query(`DELETE FROM settings WHERE environment <> 'development' OR key NOT IN (
      'site_name', 'site_description', 'site_copyright_text', 'social_linkedin', 'social_youtube',
      'social_instagram', 'social_tiktok', 'social_facebook', 'social_twitter')`);
    await runner.query(`ALTER TABLE settings DROP environment, ADD CONSTRAINT settings_key_key UNIQUE (key)`);
  }
}
