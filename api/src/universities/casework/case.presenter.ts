import type { CaseColumns } from './case.columns.js';
import type { CaseEntryRow } from './case-entry.entity.js';
import type { CaseKind } from './case.kind.js';
import type { CaseEntry, CaseState } from './casework.dto.js';

/** A case with what is counted around it. */
export type CaseOverviewRow<Row extends CaseColumns = CaseColumns> = Row & {
  assigned_name: string | null;
  notes: number;
  letters: number;
};

type Presented = CaseState<string> & Record<string, unknown>;

export function presentCase(kind: CaseKind, row: CaseOverviewRow): Presented {
  const { id, reference, first_name, last_name, email, status, version } = row;
  const { assigned_to, assigned_name, notes, letters } = row;
  const form = Object.fromEntries(kind.fields.map((field) => [field, row[field]]));
  return {
    ...form,
    id,
    reference,
    first_name,
    last_name,
    email,
    status,
    assigned_to,
    assigned_name,
    notes,
    letters,
    next_statuses: row.deleted_at || row.forgotten_at ? [] : [...(kind.transitions[status] ?? [])],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    version,
  };
}

export function presentEntry({ id, kind, body, subject, staff_name, created_at }: CaseEntryRow): CaseEntry {
  return { id, kind, body, subject, staff_name, created_at: created_at.toISOString() };
}
