import { query } from '../../platform/database/query.js';

export const memberOfSession = query(
  `SELECT s.token_hash, s.created_at, s.last_seen_at, m.id, m.email
     FROM member_sessions s JOIN members m ON m.id = s.member_id WHERE s.token_hash = $1`,
  ['text'],
  {
    token_hash: 'text',
    created_at: 'timestamptz',
    last_seen_at: 'timestamptz',
    id: 'uuid',
    email: 'text',
  },
);

/** Raises no version. */
export const noteMemberSeen = query('UPDATE members SET last_seen_at = $2 WHERE id = $1', [
  'uuid',
  'timestamptz',
]);
