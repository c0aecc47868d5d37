import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Search1790000008000 implements MigrationInterface {
  name = 'Search1790000008000';

  async up(runner: QueryRunner): Promise<void> {
    // What a reader reads of sanitised HTML, without the characters that mark what was found.
    await runner.query(String.raw`
      CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT translate(replace(replace(replace(replace(replace(replace(
          regexp_replace(html, '<[^>]*>', ' ', 'g'),
          '&nbsp;', U&'\00A0'), '&quot;', '"'), '&#39;', ''''), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
          U&'\E000\E001', '')
      $$`);
    // As before, but small words that the French stemmer does not know as such are left out too.
    await runner.query(String.raw`
      CREATE OR REPLACE FUNCTION french_query(asked text) RETURNS tsquery
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
      $$`);
    // The words of the site, to guess what a misspelt one meant; learnt again when the content has changed.
    await runner.query(
      `CREATE TABLE search_words (plain text PRIMARY KEY, word text NOT NULL, occurrences int NOT NULL)`,
    );
    await runner.query(`CREATE INDEX search_words_near ON search_words USING gin (plain gin_trgm_ops)`);
    await runner.query(`CREATE TABLE search_vocabulary (
      single boolean PRIMARY KEY DEFAULT true CHECK (single),
      revision bigint NOT NULL DEFAULT 0)`);
    await runner.query(`INSERT INTO search_vocabulary DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE search_words, search_vocabulary`);
    await runner.query(`DROP FUNCTION plain_text`);
  }
}
