import type { StaffRecord } from './access.dto.js';
import type { StaffRow } from './staff.entity.js';

/** A staff code without anything that opens the gate. */
export function presentStaff(row: StaffRow): StaffRecord {
  return {
    id: row.id,
    name: row.name,
    roles: row.roles,
    code_hint: row.code_selector,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    version: row.version,
  };
}
