import type { PublicationState } from '../publishing/publishing.contract.js';
import type { CategoryRow } from './category.entity.js';
import type { TagRow } from './tag.entity.js';
import type {
  Category,
  CategoryMention,
  CategoryRecord,
  Tag,
  TagMention,
  TagRecord,
} from './taxonomy.contract.js';
import type { TermUse } from './term-uses.service.js';

export function presentCategoryMention({
  id,
  slug,
  name,
  illustration,
  color,
}: CategoryRow): CategoryMention {
  return { id, slug, name, illustration, color };
}

export function presentTagMention({ id, slug, name }: TagRow): TagMention {
  return { id, slug, name };
}

/** A category as anyone may read it. */
export function presentCategory(row: CategoryRow, uses: TermUse[]): Category {
  return {
    ...presentCategoryMention(row),
    description: row.description,
    article_count: liveIn('articles', uses),
  };
}

/** A tag as anyone may read it. */
export function presentTag(row: TagRow, uses: TermUse[]): Tag {
  return {
    ...presentTagMention(row),
    description: row.description,
    article_count: liveIn('articles', uses),
    event_count: liveIn('events', uses),
  };
}

export function presentCategoryRecord(
  row: CategoryRow,
  uses: TermUse[],
  state: PublicationState,
): CategoryRecord {
  return { ...presentCategory(row, uses), use_count: allOf(uses), ...state };
}

export function presentTagRecord(row: TagRow, uses: TermUse[], state: PublicationState): TagRecord {
  return { ...presentTag(row, uses), use_count: allOf(uses), ...state };
}

const liveIn = (resource: string, uses: TermUse[]) =>
  uses.find((use) => use.resource === resource)?.live ?? 0;
const allOf = (uses: TermUse[]) => uses.reduce((sum, { all }) => sum + all, 0);
