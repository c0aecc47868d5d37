import { query } from './query.js';

export const currentRevision = query('SELECT revision FROM content_revision', [], { revision: 'integer' });

/** Notifies the channel $1 of it. */
export const raiseRevision = query(
  `WITH raised AS (UPDATE content_revision SET revision = revision + 1 RETURNING revision)
   SELECT pg_notify($1, revision::text) FROM raised`,
  ['text'],
);
