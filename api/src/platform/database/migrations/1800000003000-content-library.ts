import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What all kinds of content share: pictures, editions, former addresses, categories and tags, words of the search. */
export class ContentLibrary1800000003000 implements MigrationInterface {
  name = 'ContentLibrary1800000003000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...MEDIA, ...PUBLISHING, ...TAXONOMY, ...SEARCH]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE search_vocabulary, search_words, tags, categories, slug_redirects, content_editions, media,
         media_folders`,
    );
    await runner.query('DROP FUNCTION plain_text, pictures_in');
  }
}

const MEDIA = [
  `CREATE TABLE media_folders (
     id serial PRIMARY KEY,
     name text NOT NULL CHECK (name <> ''),
     parent_id int REFERENCES media_folders,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     version int NOT NULL DEFAULT 1)`,
  `CREATE UNIQUE INDEX media_folders_names ON media_folders (coalesce(parent_id, 0), lower(name))`,
  `CREATE TABLE media (
     id serial PRIMARY KEY,
     original_name text NOT NULL,
     alt text NOT NULL CHECK (alt <> ''),
     focal_x real NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
     focal_y real NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
     width int NOT NULL CHECK (width > 0),
     height int NOT NULL CHECK (height > 0),
     bytes bigint NOT NULL,
     content_hash text NOT NULL,
     webp_widths int[] NOT NULL,
     avif_widths int[] NOT NULL DEFAULT '{}',
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1,
     folder_id int REFERENCES media_folders,
     credit text NOT NULL DEFAULT '',
     caption text NOT NULL DEFAULT '')`,
  `CREATE INDEX media_bin ON media (deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX media_folder ON media (folder_id)`,
  `CREATE INDEX media_content ON media (content_hash)`,
  // The pictures of the library that a text shows, by their addresses; sanitiseRichText leaves no other.
  `CREATE FUNCTION pictures_in(html text) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
       SELECT coalesce(array_agg(DISTINCT found[1]::int), '{}')
         FROM regexp_matches(html, '"/api/v1/media/files/([0-9]{1,9})/', 'g') AS found
     $$`,
];

const PUBLISHING = [
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

const SLUG = `text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]')`;
const CONTENT = `
     pending jsonb,
     publish_at timestamptz,
     created_by int REFERENCES staff,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     archived_at timestamptz,
     deleted_at timestamptz,
     version int NOT NULL DEFAULT 1`;

const TAXONOMY = [
  `CREATE TABLE categories (
     id serial PRIMARY KEY,
     slug ${SLUG},
     name text NOT NULL CHECK (name <> ''),
     description text NOT NULL DEFAULT '',
     illustration text NOT NULL,
     color text NOT NULL,${CONTENT})`,
  // Articles and events share them.
  `CREATE TABLE tags (
     id serial PRIMARY KEY,
     slug ${SLUG},
     name text NOT NULL CHECK (name <> ''),
     description text NOT NULL DEFAULT '',${CONTENT})`,
];

const SEARCH = [
  // What a reader reads of sanitised HTML, without the characters that mark what was found.
  String.raw`CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
       SELECT translate(replace(replace(replace(replace(replace(replace(
         regexp_replace(html, '<[^>]*>', ' ', 'g'),
         '&nbsp;', U&'\00A0'), '&quot;', '"'), '&#39;', ''''), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
         U&'\E000\E001', '')
     $$`,
  // The words of the site, to guess what a misspelt one meant; learnt again when the content has changed.
  `CREATE TABLE search_words (plain text PRIMARY KEY, word text NOT NULL, occurrences int NOT NULL)`,
  `CREATE INDEX search_words_near ON search_words USING gin (plain gin_trgm_ops)`,
  `CREATE TABLE search_vocabulary (
     single boolean PRIMARY KEY DEFAULT true CHECK (single),
     revision bigint NOT NULL DEFAULT 0)`,
  `INSERT INTO search_vocabulary DEFAULT VALUES`,
];
