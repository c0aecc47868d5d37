import type { EntityManager } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { ImportShape } from '../../content/publishing/content.kind.js';
import { codeOf, listOf, numberOf, yesOrNo } from '../../content/publishing/csv.cells.js';
import { ScholarshipBody } from './scholarship-body.dto.js';
import { scholarshipColumns } from './scholarship-columns.js';
import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_MESSAGES,
  SCHOLARSHIP_STATUS_LABELS,
} from './scholarship-choices.contract.js';
import type { ScholarshipInput } from './scholarship.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_IMPORT_COLUMNS } from './scholarship-export.content.js';
import { dayOfCell, languagesOfCell } from './scholarship.cells.js';
import { stand } from './scholarship-publication.js';

const NUMBERS = new Set(['amount', 'duration_months', 'min_gpa']);

/** How a spreadsheet's line becomes a scholarship; its university is named by its address or its name. */
export const SCHOLARSHIP_IMPORT: ImportShape<ScholarshipRow> = {
  columns: SCHOLARSHIP_IMPORT_COLUMNS,
  body: ScholarshipBody,
  read: async ({ university, ...cells }, tx) => ({
    ...Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, valueOf(field, cell)])),
    ...(university && { university_id: await universityOf(university, tx) }),
  }),
  columnsOf: (input) => {
    const { status: _, ...text } = input as ScholarshipInput;
    return scholarshipColumns(text);
  },
  standing: (input, row, at) => stand(row, (input as ScholarshipInput).status, at),
};

function valueOf(field: string, cell: string): unknown {
  if (field === 'level') return codeOf(field, cell, SCHOLARSHIP_LEVEL_LABELS);
  if (field === 'coverage_type') return codeOf(field, cell, COVERAGE_TYPE_LABELS);
  if (field === 'status') return codeOf(field, cell, SCHOLARSHIP_STATUS_LABELS);
  if (field === 'is_featured') return yesOrNo(field, cell);
  if (field === 'deadline') return dayOfCell(cell);
  if (field === 'eligible_countries') return listOf(cell);
  if (field === 'language_requirements') return languagesOfCell(cell);
  return NUMBERS.has(field) ? numberOf(field, cell) : cell;
}

async function universityOf(cell: string, tx: EntityManager): Promise<number> {
  const [found] = await tx.query<{ id: number }[]>(
    `SELECT id FROM partners WHERE kind = 'universite' AND deleted_at IS NULL
        AND (slug = $1 OR lower(unaccent(name)) = lower(unaccent($1))) ORDER BY slug <> $1, id LIMIT 1`,
    [cell],
  );
  if (!found) throw platformErrors.invalid({ university: SCHOLARSHIP_MESSAGES.university_unknown });
  return found.id;
}
