import { query } from '../../platform/database/query.js';

/** How processes hear, through PostgreSQL, that there is something to read. */
export const NOTIFICATIONS_CHANNEL = 'notifications';

export const insertNotification = query(
  `INSERT INTO notifications (kind, at, resource, record_id, facts, email, staff_id, is_private, author_id, cause)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (cause) DO NOTHING RETURNING id`,
  ['text', 'timestamptz', 'text', 'text', 'jsonb', 'text?', 'integer?', 'boolean', 'integer?', 'text?'],
  { id: 'integer' },
);

export const forgetPerson = query(
  `UPDATE notifications SET facts = facts - 'name' - 'text', email = NULL WHERE resource = $1 AND record_id = $2`,
  ['text', 'text'],
);

export const notify = query('SELECT pg_notify($1, $2)', ['text', 'text']);

/**
 * What was committed since, and from where to read the next time. A transaction that had not ended then is read again
 * from its beginning, so that none is missed, whatever the order in which they end; what is known already is told by its
 * number.
 */
export const newNotifications = query(
  `WITH seen AS (
     SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS next,
            pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS last)
   SELECT seen.next::text AS next, new.id, new.kind, new.at, new.resource, new.record_id, new.facts, new.staff_id,
          new.is_private, new.author_id, new.transaction_id::text AS transaction_id
     FROM seen LEFT JOIN notifications new ON new.transaction_id >= $1::text::bigint AND new.transaction_id < seen.last
    ORDER BY new.id DESC LIMIT $2`,
  ['text', 'integer?'],
  {
    next: 'text',
    id: 'integer?',
    kind: 'text?',
    at: 'timestamptz?',
    resource: 'text?',
    record_id: 'text?',
    facts: 'jsonb?',
    staff_id: 'integer?',
    is_private: 'boolean?',
    author_id: 'integer?',
    transaction_id: 'text?',
  },
);

export const currentPlace = query('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next', [], {
  next: 'text',
});
