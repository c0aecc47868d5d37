import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every wing rests on and no wing owns: French full text, French order, tables that are never changed. */
export class Platform1800000000000 implements MigrationInterface {
  name = 'Platform1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...FULL_TEXT, FRENCH_ORDER, ...FUNCTIONS, ...TABLES])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE attempts, content_revision');
    await runner.query('DROP FUNCTION names_address, refuse_change, french_query');
    await runner.query('DROP COLLATION fr_order');
    await runner.query('DROP TEXT SEARCH CONFIGURATION fr, fr_words');
  }
}

const FULL_TEXT = [
  `CREATE EXTENSION IF NOT EXISTS unaccent`,
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // French stems without accents…
  `CREATE TEXT SEARCH CONFIGURATION fr (COPY = french)`,
  `ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem`,
  // …and whole words without accents, in which beginnings of words are looked up.
  `CREATE TEXT SEARCH CONFIGURATION fr_words (COPY = simple)`,
  `ALTER TEXT SEARCH CONFIGURATION fr_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple`,
  // Every word must be found, by its stem or as the beginning of a word; small words that the French stemmer does not
  // know as such are left out.
  String.raw`CREATE FUNCTION french_query(asked text) RETURNS tsquery
       LANGUAGE sql STABLE PARALLEL SAFE SET client_min_messages = warning AS $$
       SELECT coalesce(
         (SELECT string_agg('(' || concat_ws(' | ', stem,
                   nullif(to_tsquery('fr_words', quote_literal(word) || ':*')::text, '')) || ')', ' & ')::tsquery
            FROM (SELECT DISTINCT word FROM regexp_split_to_table(
                    left(lower(regexp_replace(unaccent(asked), '[^[:alnum:]]+', ' ', 'g')), 200), '\s+') AS word
                   WHERE word <> '' AND word <> ALL (ARRAY['les', 'leurs', 'cet', 'cette', 'ces', 'quoi']) LIMIT 12) words,
                 LATERAL (SELECT plainto_tsquery('fr', word)::text AS stem) stemmed
           WHERE stem <> ''),
         ''::tsquery)
     $$`,
];

// The order of words in French, for lists: capitals, accents and ligatures stand where a dictionary has them. Every
// usual build of PostgreSQL has ICU; where it was left out the system's French is taken, else the bytes' order, which
// /admin/system-tests says.
const FRENCH_ORDER = `DO $$ BEGIN
  CREATE COLLATION fr_order (provider = icu, locale = 'fr');
EXCEPTION WHEN feature_not_supported OR undefined_object OR invalid_parameter_value THEN
  BEGIN
    CREATE COLLATION fr_order (provider = libc, locale = 'fr_FR.UTF-8');
  EXCEPTION WHEN undefined_object OR invalid_parameter_value THEN
    CREATE COLLATION fr_order FROM "C";
  END;
END $$`;

const FUNCTIONS = [
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$`,
  // Whether a text names this address, in small letters, and not a longer one that it is a part of.
  `CREATE FUNCTION names_address(said text, address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT position(address IN lower(said)) > 0
        AND regexp_replace(lower(said), '\\\\[nrtbf]', ' ', 'g') ~ ('(?<![[:alnum:]._%+-])'
          || regexp_replace(address, '([^[:alnum:]@])', '\\\\\\1', 'g') || '(?![[:alnum:]-]|\\.[[:alnum:]])') $$`,
];

const TABLES = [
  `CREATE TABLE content_revision (
     single boolean PRIMARY KEY DEFAULT true CHECK (single),
     revision bigint NOT NULL DEFAULT 1)`,
  `INSERT INTO content_revision DEFAULT VALUES`,
  `CREATE TABLE attempts (
     key text NOT NULL,
     window_start timestamptz NOT NULL,
     attempts int NOT NULL,
     PRIMARY KEY (key, window_start))`,
];
