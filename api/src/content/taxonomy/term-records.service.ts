import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { orderOf } from '../../platform/database/french-order.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound, type PageQuery } from '../../platform/http/page.dto.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { ContentColumns } from '../publishing/content.columns.js';
import type { ContentKind } from '../publishing/content.kind.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { publicationState } from '../publishing/content.presenter.js';
import type { VersionBody } from '../publishing/publishing.dto.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { onShelves } from '../publishing/shelf.columns.js';
import type { CategoryRow } from './category.entity.js';
import type { TagRow } from './tag.entity.js';
import { TERM_COUNT_COLUMNS } from './taxonomy-export.content.js';
import { CATEGORY_KIND, TAG_KIND, termColumns } from './taxonomy.kind.js';
import { presentCategory, presentTag } from './taxonomy.presenter.js';
import { type TermColumn, type TermUse, TermUsesService } from './term-uses.service.js';
import type { Category, CategoryInput, Tag, TagInput, TermRecord } from './taxonomy.dto.js';

/** Terms of a kind with how often they are used, as visitors and staff read them, and what staff write of them. */
@Injectable()
abstract class TermRecordsService<
  Row extends ContentColumns & { name: string },
  Shown extends object,
  Input extends object,
> {
  protected abstract readonly kind: ContentKind<Row>;
  protected abstract readonly column: TermColumn;
  protected abstract readonly present: (row: Row, uses: TermUse[]) => Shown;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly termUses: TermUsesService,
    private readonly publishing: PublishingService,
    private readonly configuration: Configuration,
  ) {}

  /** A page of what visitors may choose from, by name. */
  async page(query: PageQuery, asked: string): Promise<Page<Shown>> {
    const found = this.select().where(onShelves('term'));
    found.orderBy(orderOf('term', 'name')).addOrderBy('term.id');
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageFound(found, query, address, (rows) => this.presentAll(rows, this.present));
  }

  async list(range: RangeQuery): Promise<[(Shown & TermRecord)[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [await this.records(rows), count];
  }

  async find(slugOrId: number | string): Promise<Shown & TermRecord> {
    const field = typeof slugOrId === 'number' ? 'term.id' : 'term.slug';
    const rows = await this.select().where(`${field} = :slugOrId`, { slugOrId }).getMany();
    const [record] = await this.records(rows);
    if (!record) throw this.kind.notFound();
    return record;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = await this.records(await this.matching(range).getMany());
    return toCsv({ ...this.kind.importing?.columns, ...TERM_COUNT_COLUMNS }, records);
  }

  async create(body: Input, author: Author): Promise<Shown & TermRecord> {
    return this.find(await this.publishing.create(this.kind, termColumns<Row>(body), author));
  }

  async update(
    id: number,
    { version, ...body }: Partial<Input> & VersionBody,
    author: Author,
  ): Promise<Shown & TermRecord> {
    await this.publishing.save(this.kind, id, version, termColumns<Row>(body), author);
    return this.find(id);
  }

  private select(): SelectQueryBuilder<Row> {
    return this.dataSource.manager.createQueryBuilder(this.kind.entity, 'term');
  }

  private matching({ filter, sort, idDirection }: RangeQuery): SelectQueryBuilder<Row> {
    const { ids, q, shelf } = filter as { ids?: number[]; q?: string; shelf?: Shelf[] };
    const found = this.select().orderBy(this.orderOf(sort[0]), sort[1]).addOrderBy('term.id', idDirection);
    // getMany asks for records by their numbers, wherever they are.
    if (ids) return found.where('term.id = ANY(:ids)', { ids });
    found.where(onShelves('term', shelf));
    if (q) found.andWhere('says(term.name, :q)', { q });
    return found;
  }

  private orderOf(field: string): string {
    if (field !== 'use_count') return orderOf('term', field);
    return `(SELECT count(*) FROM (${this.termUses.sql(this.column)}) used WHERE used.term = term.id)`;
  }

  private records(rows: Row[]): Promise<(Shown & TermRecord)[]> {
    return this.presentAll(rows, (row, uses) => ({
      ...this.present(row, uses),
      use_count: uses.reduce((sum, { all }) => sum + all, 0),
      ...publicationState(row, () => true),
    }));
  }

  private async presentAll<Presented>(
    rows: Row[],
    present: (row: Row, uses: TermUse[]) => Presented,
  ): Promise<Presented[]> {
    const uses = await this.termUses.counts(this.column);
    return rows.map((row) =>
      present(
        row,
        uses.filter(({ term }) => term === row.id),
      ),
    );
  }
}

/** The categories of articles. */
@Injectable()
@WritesContent(CATEGORY_KIND)
export class CategoriesService extends TermRecordsService<CategoryRow, Category, CategoryInput> {
  protected readonly kind = CATEGORY_KIND;
  protected readonly column = 'category_ids';
  protected readonly present = presentCategory;
}

/** The tags of articles and events. */
@Injectable()
@WritesContent(TAG_KIND)
export class TagsService extends TermRecordsService<TagRow, Tag, TagInput> {
  protected readonly kind = TAG_KIND;
  protected readonly column = 'tag_ids';
  protected readonly present = presentTag;
}
