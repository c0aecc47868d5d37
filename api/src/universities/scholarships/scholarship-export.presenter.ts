import { toMajorUnits } from '../../platform/money/money.contract.js';
import { workingCopy } from '../../content/publishing/content.presenter.js';
import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_STATUS_LABELS,
} from './scholarship-choices.contract.js';
import { LINK_STATE_LABELS } from './scholarship.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { linkState } from './scholarship.presenter.js';
import { cellOfLanguages } from './scholarship.cells.js';

/** A scholarship as a line of a spreadsheet: what staff last wrote, in the words of the form. */
export function lineOf(row: ScholarshipRow, universities: ReadonlyMap<number, string>): object {
  const copy = workingCopy(row, SCHOLARSHIP_KIND);
  return {
    ...copy,
    university: universities.get(copy.university_id ?? 0) ?? '',
    level: SCHOLARSHIP_LEVEL_LABELS[copy.level],
    amount: copy.amount === null ? null : toMajorUnits(copy.amount, 'EUR'),
    coverage_type: COVERAGE_TYPE_LABELS[copy.coverage_type],
    language_requirements: cellOfLanguages(copy.language_requirements),
    eligible_countries: copy.eligible_countries.join(', '),
    status: SCHOLARSHIP_STATUS_LABELS[row.status],
    link_state: LINK_STATE_LABELS[linkState(row)],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
