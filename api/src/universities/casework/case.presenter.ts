import { isoMoments } from '../../platform/clock/iso-moments.js';
import type { CaseColumns } from './case.columns.js';
import type { CaseEntryRow } from './case-entry.entity.js';
import type { CaseKind } from './case.kind.js';
import type { CaseEntry, CaseState } from './casework.dto.js';

/** A case with what is counted around it. */
export type CaseOverviewRow<Row extends CaseColumns = CaseColumns> = Row & {
  assigned_name: string | null;
  notes: number;
  letters: number;
  /** Where its state stands among those of its kind. */
  state_rank: number;
};

type Presented = CaseState & Record<string, unknown>;

export function presentCase(kind: CaseKind, row: CaseOverviewRow): Presented {
  const { form_hash: _, state_rank: __, forgotten_at, ...shown } = isoMoments(row);
  const isOver = Boolean(row.deleted_at ?? forgotten_at);
  return { ...shown, next_statuses: isOver ? [] : [...(kind.transitions[row.status] ?? [])] };
}

export function presentEntry({ id, kind, body, subject, staff_name, created_at }: CaseEntryRow): CaseEntry {
  return { id, kind, body, subject, staff_name, created_at: created_at.toISOString() };
}
