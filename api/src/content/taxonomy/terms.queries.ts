import { query } from '../../platform/database/query.js';

/** The term of each of these names or addresses, in their order. */
export const termsCalled = { categories: called('categories'), tags: called('tags') };

function called(table: 'categories' | 'tags') {
  return query(
    `SELECT word, (SELECT id FROM ${table}
                    WHERE deleted_at IS NULL AND (slug = word OR lower(unaccent(name)) = lower(unaccent(word)))
                    ORDER BY id LIMIT 1) AS id
       FROM unnest($1::text[]) WITH ORDINALITY AS asked (word, place) ORDER BY place`,
    ['text[]'],
    { word: 'text', id: 'integer?' },
  );
}
