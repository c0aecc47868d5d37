import { of, query } from '../../platform/database/query.js';

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

/** What leaves by itself, or is about to. */
export const leavingNewsletters = query(
  `SELECT id, status, campaign_update_id IS NOT NULL AS is_update FROM newsletters
    WHERE status IN ('scheduled', 'sending') ORDER BY id`,
  [],
  { id: 'integer', status: of<'scheduled' | 'sending'>('text'), is_update: 'boolean' },
);

/** Stops all that would leave by itself; an update, which always leaves at once, has left. */
export const holdAll = query(
  `UPDATE newsletters
      SET status = CASE WHEN status = 'sending' THEN 'paused' WHEN campaign_update_id IS NULL THEN 'held' ELSE 'stopped' END,
          started_at = CASE WHEN campaign_update_id IS NULL THEN started_at ELSE coalesce(started_at, $1) END,
          finished_at = CASE WHEN campaign_update_id IS NULL OR status = 'sending' THEN finished_at ELSE $1 END,
          run_id = NULL
    WHERE status IN ('scheduled', 'sending')`,
  ['timestamptz'],
);
