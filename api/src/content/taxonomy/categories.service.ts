import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, type PageQuery } from '../../platform/http/page.dto.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { publicationState } from '../publishing/content.presenter.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { CategoryRow } from './category.entity.js';
import { CATEGORY_EXPORT_COLUMNS, TERM_COUNT_COLUMNS } from './taxonomy-export.content.js';
import { taxonomyErrors } from './taxonomy.errors.js';
import { CATEGORY_KIND, termColumns } from './taxonomy.kind.js';
import { presentCategory, presentCategoryRecord } from './taxonomy.presenter.js';
import { type CountedTerms, TermListsService } from './term-lists.service.js';
import type { Category, CategoryInput, CategoryRecord, CategoryUpdate } from './taxonomy.dto.js';

/** The categories of articles, as visitors and staff read them, and what staff write of them. */
@Injectable()
@WritesContent(CATEGORY_KIND)
export class CategoriesService {
  constructor(
    private readonly lists: TermListsService,
    private readonly publishing: PublishingService,
    private readonly configuration: Configuration,
  ) {}

  async page(query: PageQuery, asked: string): Promise<Page<Category>> {
    const { rows, count, uses } = await this.lists.page(CategoryRow, 'category_ids', query);
    const results = rows.map((row) => presentCategory(row, uses(row.id)));
    return pageOf(results, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  async list(range: RangeQuery): Promise<[CategoryRecord[], number]> {
    const found = await this.lists.range(CategoryRow, 'category_ids', range);
    return [records(found), found.count];
  }

  async find(slugOrId: number | string): Promise<CategoryRecord> {
    const [record] = records(await this.lists.one(CategoryRow, 'category_ids', slugOrId));
    if (!record) throw taxonomyErrors.categoryNotFound();
    return record;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const found = await this.lists.every(CategoryRow, 'category_ids', range);
    return toCsv({ ...CATEGORY_EXPORT_COLUMNS, ...TERM_COUNT_COLUMNS }, records(found));
  }

  async create(body: CategoryInput, author: Author): Promise<CategoryRecord> {
    return this.find(await this.publishing.create(CATEGORY_KIND, termColumns<CategoryRow>(body), author));
  }

  async update(id: number, { version, ...body }: CategoryUpdate, author: Author): Promise<CategoryRecord> {
    await this.publishing.save(CATEGORY_KIND, id, version, termColumns<CategoryRow>(body), author);
    return this.find(id);
  }
}

function records({ rows, uses }: CountedTerms<CategoryRow>): CategoryRecord[] {
  return rows.map((row) =>
    presentCategoryRecord(
      row,
      uses(row.id),
      publicationState(row, () => true),
    ),
  );
}
