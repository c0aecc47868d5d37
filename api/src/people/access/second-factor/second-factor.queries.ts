import { query } from '../../../platform/database/query.js';

/** Over one that is not confirmed; answers nothing where one is. */
export const enrolFactor = query(
  `INSERT INTO staff_second_factors AS f (staff_id, sealed_secret, key_id, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (staff_id) DO UPDATE SET sealed_secret = $2, key_id = $3, created_at = $4
   WHERE f.confirmed_at IS NULL RETURNING staff_id`,
  ['integer', 'text', 'text', 'timestamptz'],
  { staff_id: 'integer' },
);
