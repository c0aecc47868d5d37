import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One table of letters for what is searched and compared: as `plain-letters.contract.ts` has it. */
export class FoldedText1800000085000 implements MigrationInterface {
  name = 'FoldedText1800000085000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    await runner.query(frenchQuery(JOINED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(frenchQuery(''));
    await runner.query('DROP FUNCTION search_pattern, says, plain_letters');
  }
}

const STATEMENTS = [
  // What `unaccent` leaves: letters of African languages, and those that bear an accent besides.
  `CREATE FUNCTION plain_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
       SELECT translate(replace(replace(folded(replace(replace(word, 'ʼ', ''''), '´', '''')), 'ǽ', 'ae'), 'ǣ', 'ae'), 'ɔəǝɣɩʒǯǿ\u0300\u0301\u0302\u0303\u0304\u0308\u030C\u0323\u0327', 'oeegizzo')
     $$`,
  // Apostrophes do not part a name from how others write it: « NGaoundere » is said in « N’Gaoundéré ».
  `CREATE FUNCTION says(held text, asked text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
       SELECT strpos(replace(plain_letters(held), '''', ''), replace(plain_letters(asked), '''', '')) > 0
     $$`,
  // For columns of folded text, so that their indexes of trigrams serve: an apostrophe may stand behind the first letter
  // of each word, whether one was typed or not. Everything else is taken word for word.
  String.raw`CREATE FUNCTION search_pattern(asked text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
       SELECT regexp_replace(
                regexp_replace(folded(asked), '([]*+?^$(){}|.\\[-])', '\\\1', 'g'),
                '(^|[^[:alnum:]])([[:alpha:]])''?(?=[[:alpha:]])', '\1\2''?', 'g')
     $$`,
];

/** A word whose first letter stands before an apostrophe in the text: « lecole » is « l’école » too, « lune » not « l’une ». */
const JOINED = `, CASE WHEN word ~ '^[a-z][a-z]{4,}$'
                       THEN to_tsquery('fr_words', left(word, 1) || ' <-> ' || substr(word, 2) || ':*')::text END`;

/** As the first migration has it, with one more way of writing a word. */
const frenchQuery = (joined: string) =>
  String.raw`CREATE OR REPLACE FUNCTION french_query(asked text) RETURNS tsquery
       LANGUAGE sql STABLE PARALLEL SAFE SET client_min_messages = warning AS $$
       SELECT coalesce(
         (SELECT string_agg('(' || concat_ws(' | ', stem,
                   nullif(to_tsquery('fr_words', quote_literal(word) || ':*')::text, '')${joined}) || ')', ' & ')::tsquery
            FROM (SELECT DISTINCT word FROM regexp_split_to_table(
                    left(lower(regexp_replace(unaccent(asked), '[^[:alnum:]]+', ' ', 'g')), 200), '\s+') AS word
                   WHERE word <> '' AND word <> ALL (ARRAY['les', 'leurs', 'cet', 'cette', 'ces', 'quoi']) LIMIT 12) words,
                 LATERAL (SELECT plainto_tsquery('fr', word)::text AS stem) stemmed
           WHERE stem <> ''),
         ''::tsquery)
     $$`;
