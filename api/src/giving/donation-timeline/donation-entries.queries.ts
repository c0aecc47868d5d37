import { query } from '../../platform/database/query.js';

export const addToAll = query(
  `INSERT INTO donation_entries (donation_id, kind, at, text)
   SELECT id, $2, $3, $4 FROM unnest($1::uuid[]) id`,
  ['uuid[]', 'text', 'timestamptz', 'text'],
);
