import { query } from './query.js';

/** Whoever asks for the same key waits until this transaction ends. */
export const lockKey = query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['text']);
