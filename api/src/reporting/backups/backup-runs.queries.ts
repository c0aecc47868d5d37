import { query } from '../../platform/database/query.js';

/** From here on, one that is never made is noticed. */
export const watchRuns = query(
  `INSERT INTO backup_runs (kind, watched_since) SELECT kind, $1 FROM unnest(ARRAY['backup', 'check']) AS kind
   ON CONFLICT DO NOTHING RETURNING kind`,
  ['timestamptz'],
  { kind: 'text' },
);

export const recordSuccess = query(
  `UPDATE backup_runs SET succeeded_at = $2, archive = $3, bytes = $4, rows_held = $5, files_held = $6, seconds = $7,
          failing_since = NULL, failure = ''
    WHERE kind = $1 RETURNING kind`,
  ['text', 'timestamptz', 'text', 'integer', 'integer', 'integer', 'integer'],
  { kind: 'text' },
);

export const recordFailure = query(
  `UPDATE backup_runs SET failing_since = coalesce(failing_since, $2), failure = $3 WHERE kind = $1 RETURNING kind`,
  ['text', 'timestamptz', 'text'],
  { kind: 'text' },
);
