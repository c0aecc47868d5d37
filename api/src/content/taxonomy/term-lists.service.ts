import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { orderOf } from '../../platform/database/french-order.js';
import { type PageQuery, pageWindow } from '../../platform/http/page.dto.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { Shelf } from '../../core/audit/audit.contract.js';
import type { ContentColumns } from '../publishing/content.columns.js';
import { onShelves } from '../publishing/shelf.columns.js';
import { type TermColumn, type TermUse, TermUsesService } from './term-uses.service.js';

type Term = ContentColumns & { name: string };
type Entity<Row> = new () => Row;

export interface CountedTerms<Row> {
  rows: Row[];
  count: number;
  /** How each term is used, by its number. */
  uses: (id: number) => TermUse[];
}

/** Reads categories or tags with how often they are used. */
@Injectable()
export class TermListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly termUses: TermUsesService,
  ) {}

  /** A page of what visitors may choose from, by name. */
  async page<Row extends Term>(
    entity: Entity<Row>,
    column: TermColumn,
    query: PageQuery,
  ): Promise<CountedTerms<Row>> {
    const { offset, size } = pageWindow(query);
    const found = this.select(entity)
      .where(onShelves('term'))
      .orderBy(orderOf('term', 'name'))
      .addOrderBy('term.id')
      .offset(offset)
      .limit(size);
    return this.counted(found, column);
  }

  /** What staff ask of a list. */
  async range<Row extends Term>(
    entity: Entity<Row>,
    column: TermColumn,
    range: RangeQuery,
  ): Promise<CountedTerms<Row>> {
    return this.counted(this.matching(entity, column, range).offset(range.offset).limit(range.limit), column);
  }

  /** Every row that the filter matches. */
  async every<Row extends Term>(
    entity: Entity<Row>,
    column: TermColumn,
    range: RangeQuery,
  ): Promise<CountedTerms<Row>> {
    return this.counted(this.matching(entity, column, range), column);
  }

  async one<Row extends Term>(
    entity: Entity<Row>,
    column: TermColumn,
    slugOrId: number | string,
  ): Promise<CountedTerms<Row>> {
    const field = typeof slugOrId === 'number' ? 'term.id' : 'term.slug';
    return this.counted(this.select(entity).where(`${field} = :slugOrId`, { slugOrId }), column);
  }

  private select<Row extends Term>(entity: Entity<Row>): SelectQueryBuilder<Row> {
    return this.dataSource.manager.createQueryBuilder(entity, 'term');
  }

  private matching<Row extends Term>(
    entity: Entity<Row>,
    column: TermColumn,
    { filter, sort, idDirection }: RangeQuery,
  ): SelectQueryBuilder<Row> {
    const { ids, q, shelf } = filter as { ids?: number[]; q?: string; shelf?: Shelf[] };
    const found = this.select(entity)
      .orderBy(this.orderOf(column, sort[0]), sort[1])
      .addOrderBy('term.id', idDirection);
    // getMany asks for records by their numbers, wherever they are.
    if (ids) return found.where('term.id = ANY(:ids)', { ids });
    found.where(onShelves('term', shelf));
    if (q) found.andWhere('strpos(lower(unaccent(term.name)), lower(unaccent(:q))) > 0', { q });
    return found;
  }

  private orderOf(column: TermColumn, field: string): string {
    if (field !== 'use_count') return orderOf('term', field);
    return `(SELECT count(*) FROM (${this.termUses.sql(column)}) used WHERE used.term = term.id)`;
  }

  private async counted<Row extends Term>(
    found: SelectQueryBuilder<Row>,
    column: TermColumn,
  ): Promise<CountedTerms<Row>> {
    const [[rows, count], uses] = await Promise.all([found.getManyAndCount(), this.termUses.counts(column)]);
    return { rows, count, uses: (id) => uses.filter(({ term }) => term === id) };
  }
}
