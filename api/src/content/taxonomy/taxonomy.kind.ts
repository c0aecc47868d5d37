import type { EntityManager } from 'typeorm';
import type { ContentColumns } from '../publishing/content.columns.js';
import type { ContentKind } from '../publishing/content.kind.js';
import { fieldNames } from '../publishing/field.columns.js';
import { CategoryRow } from './category.entity.js';
import { TagRow } from './tag.entity.js';
import { CATEGORY_EXPORT_COLUMNS, TAG_EXPORT_COLUMNS } from './taxonomy-export.content.js';
import { NEW_CATEGORY, NEW_TAG, TAXONOMY_MESSAGES } from './taxonomy.contract.js';
import { CategoryInput, TagInput } from './taxonomy.dto.js';
import { taxonomyErrors } from './taxonomy.errors.js';

type Named = ContentColumns & { name: string };

// A term is there or it is not: it has no draft, and what is written of it is read at once.
const ALWAYS_LIVE = {
  holdsChanges: false,
  title: (row: Named) => row.name,
  isLive: () => true,
  goLive: () => undefined,
  takeDown: () => {
    throw taxonomyErrors.noDraft();
  },
} as const;

/** Categories as publishing sees them. */
export const CATEGORY_KIND: ContentKind<CategoryRow> = {
  ...ALWAYS_LIVE,
  resource: 'categories',
  entity: CategoryRow,
  ...fieldNames(CategoryRow),
  fresh: NEW_CATEGORY,
  slugStem: 'categorie',
  publicPath: () => '/actualites',
  faults: (row, tx) => nameFaults(tx, CategoryRow, row, TAXONOMY_MESSAGES.category_name_taken),
  notFound: taxonomyErrors.categoryNotFound,
  importing: {
    columns: CATEGORY_EXPORT_COLUMNS,
    body: CategoryInput,
    read: (cells) => cells,
    columnsOf: (input) => termColumns<CategoryRow>(input),
  },
};

/** Tags as publishing sees them. */
export const TAG_KIND: ContentKind<TagRow> = {
  ...ALWAYS_LIVE,
  resource: 'tags',
  entity: TagRow,
  ...fieldNames(TagRow),
  fresh: NEW_TAG,
  slugStem: 'etiquette',
  publicPath: () => '/actualites',
  faults: (row, tx) => nameFaults(tx, TagRow, row, TAXONOMY_MESSAGES.tag_name_taken),
  notFound: taxonomyErrors.tagNotFound,
  importing: {
    columns: TAG_EXPORT_COLUMNS,
    body: TagInput,
    read: (cells) => cells,
    columnsOf: (input) => termColumns<TagRow>(input),
  },
};

/** A form's values as columns: what is left out or null stays as it is. */
export function termColumns<Row extends Named>(input: object): Partial<Row> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given) as Partial<Row>;
}

async function nameFaults(
  tx: EntityManager,
  entity: new () => Named,
  row: Named,
  taken: string,
): Promise<Record<string, string>> {
  const isTaken = await tx
    .createQueryBuilder(entity, 'term')
    .where('term.id <> :id AND term.deleted_at IS NULL', { id: row.id ?? 0 })
    .andWhere('lower(unaccent(term.name)) = lower(unaccent(:name))', { name: row.name })
    .getExists();
  return isTaken ? { name: taken } : {};
}
