import type { EntityManager } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { ImportShape } from '../publishing/content.kind.js';
import { codeOf, listOf, numberOf, yesOrNo } from '../publishing/csv.cells.js';
import { ProjectBody } from './project-body.dto.js';
import { projectColumns } from './project-columns.js';
import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS } from './project.contract.js';
import type { ProjectRow } from './project.entity.js';
import { PROJECT_EXPORT_COLUMNS } from './project-export.content.js';

const NUMBERS = new Set(['progress', 'books_count', 'libraries_count', 'beneficiaries_count', 'order']);

/** How a spreadsheet's line becomes a project; partners are named by their addresses. */
export const PROJECT_IMPORT: ImportShape<ProjectRow> = {
  columns: PROJECT_EXPORT_COLUMNS,
  body: ProjectBody,
  read: async ({ partners, ...cells }, tx) => ({
    ...Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, valueOf(field, cell)])),
    ...(partners && { partner_ids: await partnersOf(listOf(partners), tx) }),
  }),
  columnsOf: (input, row) => {
    const { order, ...values } = projectColumns(input);
    return row || order === undefined ? values : { ...values, order };
  },
};

function valueOf(field: string, cell: string): unknown {
  if (field === 'status') return codeOf(field, cell, PROJECT_STATUS_LABELS);
  if (field === 'action') return codeOf(field, cell, PROJECT_ACTION_LABELS);
  if (field === 'featured') return yesOrNo(field, cell);
  return NUMBERS.has(field) ? numberOf(field, cell) : cell;
}

async function partnersOf(slugs: string[], tx: EntityManager): Promise<number[]> {
  const found = await tx.query<{ id: number; slug: string }[]>(
    'SELECT id, slug FROM partners WHERE slug = ANY($1) AND deleted_at IS NULL',
    [slugs],
  );
  const unknown = slugs.filter((slug) => !found.some((partner) => partner.slug === slug));
  if (unknown.length > 0)
    throw platformErrors.invalid({ partners: `Partenaire inconnu : ${unknown.join(', ')}.` });
  // In the order of the line, which is that of the page.
  return slugs.flatMap((slug) => found.find((partner) => partner.slug === slug)?.id ?? []);
}
