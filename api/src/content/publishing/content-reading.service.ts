import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, type SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { PreviewLinksService } from '../../core/audit/preview-links.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { workingCopy } from './content.presenter.js';
import { onShelves } from './shelf.columns.js';
import { SlugsService } from './slugs.service.js';
import { orderOf } from '../../platform/database/french-order.js';
import { MAX_INT } from '../../platform/database/max-int.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';

interface Asked {
  ids?: number[];
  q?: string;
  is_live?: boolean;
  shelf?: Shelf[];
}

/** How records of content are found, by visitors and by staff. */
@Injectable()
export class ContentReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly slugs: SlugsService,
    private readonly previews: PreviewLinksService,
  ) {}

  /** Every record of the kind, named `record`. */
  select<Row extends ContentColumns>(kind: ContentKind<Row>): SelectQueryBuilder<Row> {
    return this.dataSource.getRepository(kind.entity).createQueryBuilder('record');
  }

  /** Those on the shelves that staff look at; on the first where they name none. */
  onShelves<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    shelves?: readonly Shelf[],
  ): SelectQueryBuilder<Row> {
    return this.select(kind).where(onShelves('record', shelves));
  }

  /** Those of a kind with a date of publication that visitors read. */
  live<Row extends ContentColumns>(kind: ContentKind<Row>): SelectQueryBuilder<Row> {
    return this.onShelves(kind).andWhere('record.published_at IS NOT NULL');
  }

  /**
   * What a panel's list asks of such a kind, in its order: by their numbers or on their shelves, live or not, by words
   * or a part of `titled`.
   */
  asked<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    { filter, sort, idDirection }: RangeQuery,
    titled: 'title' | 'name',
  ): SelectQueryBuilder<Row> {
    const { ids, q, is_live, shelf } = filter as Asked;
    const found = ids
      ? this.select(kind).where('record.id = ANY(:ids)', { ids })
      : this.onShelves(kind, shelf);
    if (is_live !== undefined) found.andWhere('(record.published_at IS NOT NULL) = :is_live', { is_live });
    if (q) found.andWhere(`(record.search @@ french_query(:q) OR says(record.${titled}, :q))`, { q });
    return found
      .orderBy(orderOf('record', sort[0]), sort[1], 'NULLS LAST')
      .addOrderBy('record.id', idDirection);
  }

  /** What a visitor asks for by its address, a former one or its number: as published, or through a preview's token as last written. */
  async shown<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    slugOrId: string,
    previewToken?: string,
  ): Promise<Row> {
    const row = await this.addressed(kind, slugOrId);
    if (!row) throw kind.notFound();
    if (previewToken && (await this.previews.opens(kind.resource, row.id, previewToken)))
      return workingCopy(row, kind);
    if (!kind.isLive(row)) throw kind.notFound();
    return row;
  }

  /** A record for staff, wherever it is. */
  async record<Row extends ContentColumns>(kind: ContentKind<Row>, slugOrId: number | string): Promise<Row> {
    const column = typeof slugOrId === 'number' ? 'id' : 'slug';
    const row = await this.select(kind).where(`record.${column} = :slugOrId`, { slugOrId }).getOne();
    if (!row) throw kind.notFound();
    return row;
  }

  private async addressed<Row extends ContentColumns>(
    kind: ContentKind<Row>,
    slugOrId: string,
  ): Promise<Row | null> {
    if (/^\d+$/.test(slugOrId)) return this.byId(kind, Number(slugOrId));
    const found = this.select(kind).where({ deleted_at: IsNull() });
    const row = await found.andWhere('record.slug = :slug', { slug: slugOrId }).getOne();
    if (row) return row;
    const id = await this.slugs.formerly(kind.resource, slugOrId);
    return id === null ? null : this.byId(kind, id);
  }

  private async byId<Row extends ContentColumns>(kind: ContentKind<Row>, id: number): Promise<Row | null> {
    if (id > MAX_INT) return null;
    return this.select(kind).where({ deleted_at: IsNull() }).andWhere('record.id = :id', { id }).getOne();
  }
}

/** Keeps of a public list what each condition that its query names leaves, in the order that it names or staff gave. */
export function narrowAndOrder<Row extends ContentColumns>(
  found: SelectQueryBuilder<Row>,
  conditions: Readonly<Record<string, string>>,
  query: { ordering?: string },
): void {
  const given: Record<string, unknown> = { ...query };
  for (const [name, condition] of Object.entries(conditions))
    if (given[name] !== undefined) found.andWhere(condition, { [name]: given[name] });
  const { ordering = 'order' } = query;
  const column = ordering.replace(/^-/, '');
  found.orderBy(orderOf('record', column), ordering.startsWith('-') ? 'DESC' : 'ASC', 'NULLS LAST');
}
