import { query } from '../../platform/database/query.js';

export const understand = query('SELECT french_query($1)::text AS query', ['text'], { query: 'text' });

export const learntRevision = query('SELECT revision FROM search_vocabulary', [], { revision: 'integer' });
export const noteRevision = query('UPDATE search_vocabulary SET revision = $1', ['integer']);
export const forgetWords = query('DELETE FROM search_words', []);

/** A word that the site has, or that begins one of its words, is left as it is; so are the short ones. */
export const nearestWords = query(
  `SELECT nearest.word AS nearest
     FROM unnest($1::text[]) WITH ORDINALITY asked (word, place),
          LATERAL (SELECT lower(unaccent(asked.word)) AS plain) folded
     LEFT JOIN LATERAL (
       SELECT word FROM search_words
        WHERE length(folded.plain) >= 4 AND plain % folded.plain
          AND NOT EXISTS (SELECT 1 FROM search_words WHERE plain LIKE folded.plain || '%')
        ORDER BY similarity(plain, folded.plain) DESC, occurrences DESC, plain
        LIMIT 1) nearest ON true
    ORDER BY asked.place`,
  ['text[]'],
  { nearest: 'text?' },
);
