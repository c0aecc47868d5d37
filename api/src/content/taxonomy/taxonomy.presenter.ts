import { shownFields } from '../publishing/content.fields.js';
import { CategoryRow } from './category.entity.js';
import { TagRow } from './tag.entity.js';
import type { Category, CategoryMention, Tag, TagMention } from './taxonomy.dto.js';
import type { TermUse } from './term-uses.service.js';

export function presentCategoryMention(row: CategoryRow): CategoryMention {
  return { id: row.id, ...shownFields(CategoryRow, row, ['description']) };
}

export function presentTagMention(row: TagRow): TagMention {
  return { id: row.id, ...shownFields(TagRow, row, ['description']) };
}

/** A category as anyone may read it. */
export function presentCategory(row: CategoryRow, uses: TermUse[]): Category {
  return { id: row.id, ...shownFields(CategoryRow, row), article_count: liveIn('articles', uses) };
}

/** A tag as anyone may read it. */
export function presentTag(row: TagRow, uses: TermUse[]): Tag {
  return {
    id: row.id,
    ...shownFields(TagRow, row),
    article_count: liveIn('articles', uses),
    event_count: liveIn('events', uses),
  };
}

const liveIn = (resource: string, uses: TermUse[]) =>
  uses.find((use) => use.resource === resource)?.live ?? 0;
