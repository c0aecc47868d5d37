import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MediaLibrary1790000003000 implements MigrationInterface {
  name = 'MediaLibrary1790000003000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX campaigns_pictures`);
    await runner.query(`DROP FUNCTION pictures_in`);
    await runner.query(`ALTER TABLE media DROP COLUMN folder_id, DROP COLUMN credit, DROP COLUMN caption`);
    await runner.query(`DROP INDEX media_content`);
    await runner.query(`DROP TABLE media_folders`);
  }
}

const UP = [
  `CREATE TABLE media_folders (
     id serial PRIMARY KEY,
     name text NOT NULL CHECK (name <> ''),
     parent_id int REFERENCES media_folders,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1)`,
  `CREATE UNIQUE INDEX media_folders_names ON media_folders (coalesce(parent_id, 0), lower(name))`,
  `ALTER TABLE media
     ADD COLUMN folder_id int REFERENCES media_folders,
     ADD COLUMN credit text NOT NULL DEFAULT '',
     ADD COLUMN caption text NOT NULL DEFAULT ''`,
  `CREATE INDEX media_folder ON media (folder_id)`,
  `CREATE INDEX media_content ON media (content_hash)`,
  // The pictures of the library that a text shows, by their addresses; sanitiseRichText leaves no other.
  `CREATE FUNCTION pictures_in(html text) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT coalesce(array_agg(DISTINCT found[1]::int), '{}')
       FROM regexp_matches(html, '"/api/v1/media/files/([0-9]{1,9})/', 'g') AS found
   $$`,
  `CREATE INDEX campaigns_pictures ON campaigns USING gin (pictures_in(description))`,
];
