import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { MERGE_UNDO_DAYS } from './people-merge.contract.js';
import type { PeopleMerge } from './people-merge.dto.js';
import type { PersonMergeRow } from './person-merge.entity.js';

export const mergeLabel = (id: number) => `Rapprochement n° ${id}`;

/** Until when a merge can be undone. */
export function undoUntil({ merged_at }: PersonMergeRow): Date {
  return new Date(merged_at.getTime() + MERGE_UNDO_DAYS * DAY_MS);
}

export function presentMerge(row: PersonMergeRow, now: Date): PeopleMerge {
  const isOpen = !row.undone_at && undoUntil(row) > now;
  return {
    id: row.id,
    kept_id: row.kept_id,
    kept_email: row.kept_email,
    absorbed_email: row.absorbed_email,
    absorbed_name: row.absorbed_name,
    chosen: row.chosen,
    moved: row.moved,
    merged_at: row.merged_at.toISOString(),
    staff_name: row.staff_name,
    undone_at: row.undone_at?.toISOString() ?? null,
    undone_by: row.undone_by,
    skipped: row.skipped,
    undo_until: isOpen ? undoUntil(row).toISOString() : null,
  };
}
