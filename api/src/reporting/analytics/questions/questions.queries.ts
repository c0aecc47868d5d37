import { query } from '../../../platform/database/query.js';

/** Who asked: their name, and what their code still opens. */
export const questionOwners = query(
  `SELECT id, name, roles, revoked_at IS NOT NULL AS is_revoked FROM staff WHERE id = ANY($1)`,
  ['integer[]'],
  { id: 'integer', name: 'text', roles: 'text[]', is_revoked: 'boolean?' },
);
