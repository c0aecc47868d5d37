import { query } from '../../platform/database/query.js';

/** The addresses that begin alike: one that is free is chosen among the others. */
export const slugsLike = query(
  `SELECT slug FROM newsletters WHERE slug LIKE $1 || '%' AND id <> $2`,
  ['text', 'integer'],
  { slug: 'text' },
);

export const newestVersion = query(
  `SELECT id::text, number, staff_id, began_at FROM newsletter_versions WHERE newsletter_id = $1
    ORDER BY number DESC LIMIT 1`,
  ['integer'],
  { id: 'text', number: 'integer', staff_id: 'integer?', began_at: 'timestamptz' },
);
