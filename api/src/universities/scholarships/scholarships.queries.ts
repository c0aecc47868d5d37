import { query } from '../../platform/database/query.js';
import { IS_PUBLIC } from './scholarship-filters.js';

export const understand = query(
  `WITH asked AS MATERIALIZED (SELECT scholarship_query($1) AS query)
  SELECT query::text AS understood, replace(french_query($1)::text, '&', '|') AS typed,
         EXISTS (SELECT FROM scholarships record WHERE record.search @@ query AND ${IS_PUBLIC}) AS is_met,
         ARRAY(SELECT word FROM regexp_split_to_table(folded($1), '[^[:alnum:]]+') AS word
                WHERE length(word) >= $2 LIMIT $3) AS near
    FROM asked`,
  ['text', 'integer', 'integer'],
  {
    understood: 'text',
    /** The words themselves, any of them: weighing all their synonyms would take long. */
    typed: 'text',
    is_met: 'boolean',
    near: 'text[]',
  },
);

export const recordLinkState = query(
  `WITH held AS (SELECT id FROM scholarships WHERE application_url = $1 ORDER BY id FOR UPDATE)
   UPDATE scholarships SET link_state = coalesce($2, link_state), link_checked_at = $3, link_fault = $4
    FROM held WHERE scholarships.id = held.id AND application_url = $1
   RETURNING scholarships.id, scholarships.title`,
  ['text', 'text?', 'timestamptz', 'text'],
  { id: 'integer', title: 'text' },
);

export const holdUniversity = query(
  `SELECT id FROM partners WHERE id = $1 AND kind = 'universite' AND deleted_at IS NULL FOR SHARE`,
  ['integer'],
  { id: 'integer' },
);

export const universityCalled = query(
  `SELECT id FROM partners WHERE kind = 'universite' AND deleted_at IS NULL
      AND (slug = $1 OR lower(unaccent(name)) = lower(unaccent($1))) ORDER BY slug <> $1, id LIMIT 1`,
  ['text'],
  { id: 'integer' },
);

export const universityNames = query('SELECT id, name FROM partners WHERE id = ANY($1)', ['integer[]'], {
  id: 'integer',
  name: 'text',
});
