import { query } from '../../platform/database/query.js';

export const nextNumber = query(
  `INSERT INTO case_numbers (prefix, year, last) VALUES ($1, $2, 1)
   ON CONFLICT (prefix, year) DO UPDATE SET last = case_numbers.last + 1 RETURNING last`,
  ['text', 'integer'],
  { last: 'integer' },
);
