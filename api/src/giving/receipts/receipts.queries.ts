import { query } from '../../platform/database/query.js';

/**
 * The next number of a year. Its row is held until the caller's transaction ends: the next receipt waits, and where
 * this one fails its number is given again, so that none is ever missing.
 */
export const nextSequence = query(
  `INSERT INTO receipt_counters (year, last) VALUES ($1, 1)
   ON CONFLICT (year) DO UPDATE SET last = receipt_counters.last + 1 RETURNING last AS sequence`,
  ['integer'],
  { sequence: 'integer' },
);

export const signatureOf = query('SELECT content FROM receipt_signatures WHERE hash = $1', ['text'], {
  content: 'bytea',
});

export const hasSignature = query(
  'SELECT EXISTS (SELECT FROM receipt_signatures WHERE hash = $1) AS is_kept',
  ['text'],
  { is_kept: 'boolean' },
);

export const keepSignature = query('INSERT INTO receipt_signatures VALUES ($1, $2) ON CONFLICT DO NOTHING', [
  'text',
  'bytea?',
]);
