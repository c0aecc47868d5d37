import { shownFields } from '../../content/publishing/content.fields.js';
import { workingCopy } from '../../content/publishing/content.presenter.js';
import { LINK_STATE_LABELS } from './scholarship.contract.js';
import { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { linkState } from './scholarship.presenter.js';
import { writtenCells } from './scholarship.cells.js';

/** A scholarship as a line of a spreadsheet: what staff last wrote, in the words of the form. */
export function lineOf(row: ScholarshipRow, universities: ReadonlyMap<number, string>): object {
  const copy = workingCopy(row, SCHOLARSHIP_KIND);
  return {
    ...row,
    ...shownFields(ScholarshipRow, copy),
    ...writtenCells({ ...copy, status: row.status }),
    university: universities.get(copy.university_id ?? 0) ?? '',
    link_state: LINK_STATE_LABELS[linkState(row)],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
