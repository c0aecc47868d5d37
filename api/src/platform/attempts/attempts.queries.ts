import { query } from '../database/query.js';

export const countAttempt = query(
  `INSERT INTO attempts (key, window_start, attempts) VALUES ($1, $2, 1)
   ON CONFLICT (key, window_start) DO UPDATE SET attempts = attempts.attempts + 1 RETURNING attempts`,
  ['text', 'timestamptz'],
  { attempts: 'integer' },
);

export const forgetAttempts = query('DELETE FROM attempts WHERE window_start < $1', ['timestamptz']);
