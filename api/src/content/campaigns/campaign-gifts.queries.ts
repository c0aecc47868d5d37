import { query } from '../../platform/database/query.js';

export const enterGift = query(
  `INSERT INTO campaign_gifts (campaign_id, kind, quantity, source, source_ref, given_at, mode)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (source, source_ref, kind) DO NOTHING RETURNING id`,
  ['integer', 'text', 'integer', 'text', 'text', 'timestamptz', 'text'],
  { id: 'integer' },
);

/** One that was given something, or to whose gifts a sponsor promised to add. */
export const campaignWithGifts = query(
  `SELECT FROM campaign_totals WHERE id = $1 AND (has_gifts OR matching <> '[]'::jsonb)`,
  ['integer'],
);

export const givenBooks = query(
  `SELECT coalesce(sum(quantity), 0)::bigint AS books FROM campaign_gifts WHERE kind = 'books' AND is_counted(mode)`,
  [],
  { books: 'integer' },
);
