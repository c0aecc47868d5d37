import { query } from '../../../platform/database/query.js';

/** $2 now, $3 when a lock of now ends, $4 when it is forgiven, $5 how many lock; answers nothing where $1 is locked. */
export const beginTry = query(
  `INSERT INTO access_tries AS t (key, tries, last_try_at) VALUES ($1, 1, $2)
   ON CONFLICT (key) DO UPDATE SET
     last_try_at = $2,
     tries = CASE WHEN t.locked_until <= $2 OR t.last_try_at < $4 THEN 1 ELSE t.tries + 1 END,
     locked_until = CASE WHEN t.locked_until <= $2 OR t.last_try_at < $4 THEN NULL
                         WHEN t.tries + 1 >= $5 THEN $3::timestamptz END
   WHERE t.locked_until IS NULL OR t.locked_until <= $2
   RETURNING key`,
  ['text', 'timestamptz', 'timestamptz', 'timestamptz', 'integer'],
  { key: 'text' },
);

/** Answers nothing where it was noted after $3. */
export const noteAlert = query(
  `INSERT INTO access_tries AS t (key, tries, last_try_at) VALUES ($1, 1, $2)
   ON CONFLICT (key) DO UPDATE SET last_try_at = $2 WHERE t.last_try_at <= $3 RETURNING key`,
  ['text', 'timestamptz', 'timestamptz'],
  { key: 'text' },
);

export const deviceSeenSince = query(
  `SELECT FROM staff_devices d JOIN staff ON staff.id = d.staff_id AND staff.revoked_at IS NULL
    WHERE d.token_hash = $1 AND d.last_seen_at > $2 LIMIT 1`,
  ['text', 'timestamptz'],
);
