import type { EntityManager } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { ImportShape } from '../publishing/content.kind.js';
import { firstPlace, readCells, toColumns } from '../publishing/content.fields.js';
import { listOf, oneOf } from '../publishing/csv.cells.js';
import { NEW_PROJECT, PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS } from './project.contract.js';
import { ProjectInput } from './project.dto.js';
import { ProjectRow } from './project.entity.js';
import { PROJECT_EXPORT_COLUMNS } from './project-export.content.js';
import { partnersAt } from './projects.queries.js';

const WORDS = { status: oneOf(PROJECT_STATUS_LABELS), action: oneOf(PROJECT_ACTION_LABELS) };

/** How a spreadsheet's line becomes a project; partners are named by their addresses. */
export const PROJECT_IMPORT: ImportShape<ProjectRow> = {
  columns: PROJECT_EXPORT_COLUMNS,
  body: ProjectInput,
  read: async ({ partners, ...cells }, tx) => ({
    ...readCells(ProjectRow, cells, WORDS),
    ...(partners && { partner_ids: await partnersOf(listOf(partners), tx) }),
  }),
  columnsOf: (input, row) => ({ ...projectColumns(input), ...firstPlace(input, row) }),
};

/** A form's values as columns. */
export function projectColumns(input: Partial<ProjectInput>): Partial<ProjectRow> {
  return toColumns(ProjectRow, input, NEW_PROJECT);
}

async function partnersOf(slugs: string[], tx: EntityManager): Promise<number[]> {
  const found = await partnersAt.all(tx, slugs);
  const unknown = slugs.filter((slug) => !found.some((partner) => partner.slug === slug));
  if (unknown.length > 0)
    throw platformErrors.invalid({ partners: `Partenaire inconnu : ${unknown.join(', ')}.` });
  // In the order of the line, which is that of the page.
  return slugs.flatMap((slug) => found.find((partner) => partner.slug === slug)?.id ?? []);
}
