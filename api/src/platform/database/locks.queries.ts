import { query } from './query.js';

/** Whoever asks for the same key waits until this transaction ends. */
export const lockKey = query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['text']);

/** The same for several keys, one after the other: in order, so that two who ask for the same do not wait for each other. */
export const lockKeys = query(
  'SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key',
  ['text[]'],
);

/** The same for what has a number of its own. */
export const lockNumber = query('SELECT pg_advisory_xact_lock($1)', ['integer']);

/** Whether nobody else has that number; does not wait. */
export const tryLockNumber = query('SELECT pg_try_advisory_xact_lock($1) AS taken', ['integer'], {
  taken: 'boolean',
});
