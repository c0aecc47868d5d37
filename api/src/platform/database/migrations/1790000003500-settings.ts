import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Settings1790000003500 implements MigrationInterface {
  name = 'Settings1790000003500';

  async up(runner: QueryRunner): Promise<void> {
    // A value of null is the default one. Who wrote it last stays said when the code is gone.
    await runner.query(`CREATE TABLE settings (
      id serial PRIMARY KEY,
      key text NOT NULL UNIQUE,
      value text,
      updated_at timestamptz,
      updated_by int REFERENCES staff,
      updated_by_username text,
      version int NOT NULL DEFAULT 1)`);
    await runner.query(`INSERT INTO settings (key) VALUES
      ('site_name'), ('site_description'), ('site_copyright_text'),
      ('social_linkedin'), ('social_youtube'), ('social_instagram'),
      ('social_tiktok'), ('social_facebook'), ('social_twitter')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE settings`);
  }
}
