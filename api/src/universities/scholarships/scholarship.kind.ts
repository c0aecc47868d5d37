import type { EntityManager } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { readCells, toColumns } from '../../content/publishing/content.fields.js';
import type { ContentKind } from '../../content/publishing/content.kind.js';
import { fieldNames } from '../../content/publishing/field.columns.js';
import type { Lookups } from '../../platform/database/lookups.js';
import { PUBLISHING_MESSAGES } from '../../content/publishing/publishing.contract.js';
import { READ_CELLS } from './scholarship.cells.js';
import { SCHOLARSHIP_MESSAGES } from './scholarship-choices.contract.js';
import { NEW_SCHOLARSHIP } from './scholarship.contract.js';
import { ScholarshipInput } from './scholarship.dto.js';
import { ScholarshipRow } from './scholarship.entity.js';
import { scholarshipErrors } from './scholarship.errors.js';
import { SCHOLARSHIP_IMPORT_COLUMNS } from './scholarship-export.content.js';
import { isReservedSlug, stand } from './scholarship.rules.js';
import { holdUniversity, universityCalled } from './scholarships.queries.js';

/** Scholarships as publishing sees them. Where one stands (open, suspended, closed) is no part of its text. */
export const SCHOLARSHIP_KIND: ContentKind<ScholarshipRow> = {
  resource: 'scholarships',
  entity: ScholarshipRow,
  ...fieldNames(ScholarshipRow),
  fresh: {
    ...NEW_SCHOLARSHIP,
    published_at: null,
    view_count: 0,
    favorite_count: 0,
    link_state: 'unchecked',
    link_checked_at: null,
    link_fault: '',
  },
  holdsChanges: true,
  slugStem: 'bourse',
  title: ({ title }) => title,
  publicPath: (slug) => `/universites/scholarships/${slug}`,
  isLive: ({ status }) => status !== 'draft',
  goLive: (row, at) => {
    row.status = 'active';
    row.published_at ??= at;
  },
  takeDown: (row) => {
    row.status = 'draft';
  },
  faults: async (row, tx, lookups) => ({
    ...(isReservedSlug(row.slug) && { slug: PUBLISHING_MESSAGES.slug_taken }),
    ...(await missingUniversity(row, tx, lookups)),
  }),
  notFound: scholarshipErrors.notFound,
  // A university is named by its address or its name.
  importing: {
    columns: SCHOLARSHIP_IMPORT_COLUMNS,
    body: ScholarshipInput,
    batch: 250,
    read: async ({ university, ...cells }, tx, lookups) => ({
      ...readCells(ScholarshipRow, cells, READ_CELLS),
      ...(university && { university_id: await universityOf(university, tx, lookups) }),
    }),
    columnsOf: (input) => scholarshipColumns(input),
    standing: (input, row, at) => stand(row, (input as ScholarshipInput).status, at),
  },
};

/** A form's values as columns; where the scholarship stands is left aside. */
export function scholarshipColumns(input: Partial<ScholarshipInput>): Partial<ScholarshipRow> {
  return toColumns(ScholarshipRow, input, NEW_SCHOLARSHIP);
}

/** The university must exist, and stay until the transaction ends. */
async function missingUniversity(
  { university_id }: ScholarshipRow,
  tx: EntityManager,
  lookups: Lookups,
): Promise<Record<string, string>> {
  if (university_id === null) return {};
  const found = await lookups.once(`university ${university_id}`, () =>
    holdUniversity.all(tx, university_id),
  );
  return found.length > 0 ? {} : { university_id: SCHOLARSHIP_MESSAGES.university_unknown };
}

async function universityOf(cell: string, tx: EntityManager, lookups: Lookups): Promise<number> {
  const found = await lookups.once(`university called ${cell}`, () => universityCalled.first(tx, cell));
  if (!found) throw platformErrors.invalid({ university: SCHOLARSHIP_MESSAGES.university_unknown });
  return found.id;
}
