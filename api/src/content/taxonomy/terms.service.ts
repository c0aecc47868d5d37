import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { CategoryRow } from './category.entity.js';
import { TagRow } from './tag.entity.js';
import { presentCategoryMention, presentTagMention } from './taxonomy.presenter.js';
import { termsCalled } from './terms.queries.js';
import type { CategoryMention, TagMention } from './taxonomy.dto.js';

interface Mentions {
  categories: Map<number, CategoryMention>;
  tags: Map<number, TagMention>;
}

/** Categories and tags for whoever bears them; kept in memory until the content revision moves. */
@Injectable()
export class TermsService {
  private kept: Mentions | null = null;
  private keptAt: number | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly revision: ContentRevisionService,
  ) {}

  async mentions(): Promise<Mentions> {
    const { current } = this.revision;
    if (this.kept && current !== null && current === this.keptAt) return this.kept;
    const [categories, tags] = await Promise.all([
      this.dataSource.manager.find(CategoryRow),
      this.dataSource.manager.find(TagRow),
    ]);
    this.keptAt = current;
    this.kept = {
      categories: new Map(categories.map((row) => [row.id, presentCategoryMention(row)])),
      tags: new Map(tags.map((row) => [row.id, presentTagMention(row)])),
    };
    return this.kept;
  }
}

/** What is wrong with these numbers, by field: each must be of a term that is not in the trash. */
export async function termFaults(
  tx: EntityManager,
  { category_ids = [], tag_ids = [] }: { category_ids?: number[]; tag_ids?: number[] },
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (!(await allThere(tx, CategoryRow, category_ids))) faults['category_ids'] = UNKNOWN.categories;
  if (!(await allThere(tx, TagRow, tag_ids))) faults['tag_ids'] = UNKNOWN.tags;
  return faults;
}

/** The numbers of the terms with these names or addresses; a 400 on the field `terms` where one is unknown. */
export async function termIds(
  tx: EntityManager,
  terms: 'categories' | 'tags',
  words: string[],
): Promise<number[]> {
  const found = await termsCalled[terms].all(tx, words);
  const unknown = found.filter(({ id }) => id === null).map(({ word }) => `« ${word} »`);
  if (unknown.length > 0) throw platformErrors.invalid({ [terms]: `Inconnu : ${unknown.join(', ')}.` });
  return [...new Set(found.map(({ id }) => id!))];
}

const UNKNOWN = {
  categories: 'Une de ces catégories n’existe pas ou est à la corbeille.',
  tags: 'Une de ces étiquettes n’existe pas ou est à la corbeille.',
};

async function allThere(
  tx: EntityManager,
  entity: typeof CategoryRow | typeof TagRow,
  ids: number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx.find<CategoryRow | TagRow>(entity, {
    select: { id: true },
    where: { id: In(ids), deleted_at: IsNull() },
    // Held, so that it is still there when the caller's record is saved.
    lock: { mode: 'pessimistic_read' },
  });
  return found.length === new Set(ids).size;
}
