import { dayOf, oneOf } from '../../content/publishing/csv.cells.js';
import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_STATUS_LABELS,
} from './scholarship-choices.contract.js';
import type { LanguageRequirements } from './scholarship.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';

const QUOTED = /^« (.*) »$/s;

/** « Français : B2 ; Anglais : C1 » as levels by language; a sentence stays one, and what is between guillemets is one. */
export function languagesOfCell(cell: string): LanguageRequirements {
  const quoted = QUOTED.exec(cell);
  if (quoted) return quoted[1]!;
  const pairs = cell.split(/[;|]/).map((part) => part.split(':').map((side) => side.trim()));
  const isList = pairs.every((pair) => pair.length === 2 && pair.every(Boolean));
  return isList ? (Object.fromEntries(pairs) as Record<string, string>) : cell;
}

/** The same, to be read again by `languagesOfCell`. */
export function cellOfLanguages(languages: LanguageRequirements): string {
  if (typeof languages === 'string')
    return languagesOfCell(languages) === languages ? languages : `« ${languages} »`;
  return Object.entries(languages)
    .map(([language, level]) => `${language} : ${level}`)
    .join(' ; ');
}

/** The cells that are no plain value, as an import reads them. */
export const READ_CELLS = {
  level: oneOf(SCHOLARSHIP_LEVEL_LABELS),
  coverage_type: oneOf(COVERAGE_TYPE_LABELS),
  status: oneOf(SCHOLARSHIP_STATUS_LABELS),
  deadline: dayOf,
  language_requirements: languagesOfCell,
};

/** The same as an export writes them. */
export function writtenCells(row: ScholarshipRow) {
  return {
    level: SCHOLARSHIP_LEVEL_LABELS[row.level],
    coverage_type: COVERAGE_TYPE_LABELS[row.coverage_type],
    status: SCHOLARSHIP_STATUS_LABELS[row.status],
    language_requirements: cellOfLanguages(row.language_requirements),
    eligible_countries: row.eligible_countries.join(', '),
  };
}
