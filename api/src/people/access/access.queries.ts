import { query, of } from '../../platform/database/query.js';
import type { Role } from './access.contract.js';

export const staffOfSession = query(
  `SELECT s.token_hash, s.created_at, s.last_seen_at, staff.id, staff.name, staff.roles, s.id AS session_id,
          EXISTS (SELECT 1 FROM staff_second_factors f
                   WHERE f.staff_id = staff.id AND f.confirmed_at IS NOT NULL) AS has_second_factor
     FROM staff_sessions s JOIN staff ON staff.id = s.staff_id AND staff.revoked_at IS NULL
    WHERE s.token_hash = $1`,
  ['text'],
  {
    token_hash: 'text',
    created_at: 'timestamptz',
    last_seen_at: 'timestamptz',
    id: 'integer',
    name: 'text',
    roles: of<Role[]>('text[]'),
    session_id: 'uuid',
    has_second_factor: 'boolean',
  },
);

export const sessionsById = query(
  `SELECT s.id, s.created_at, s.last_seen_at, staff.roles
     FROM staff_sessions s JOIN staff ON staff.id = s.staff_id AND staff.revoked_at IS NULL WHERE s.id = ANY($1)`,
  ['uuid[]'],
  { id: 'uuid', created_at: 'timestamptz', last_seen_at: 'timestamptz', roles: of<Role[]>('text[]') },
);

/** Raises no version. */
export const noteStaffSeen = query('UPDATE staff SET last_seen_at = $2 WHERE id = $1', [
  'integer',
  'timestamptz',
]);
