import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { byName, markedValues } from '../../platform/discovery/marked-providers.js';
import { UsesContent } from '../publishing/content-kinds.service.js';
import type { ContentColumns } from '../publishing/content.columns.js';
import type { ContentKind } from '../publishing/content.kind.js';

export type TermColumn = 'category_ids' | 'tag_ids';

interface Bearer<Row extends ContentColumns = ContentColumns, Column = TermColumn> {
  kind: ContentKind<Row>;
  columns: readonly Column[];
  /** SQL over the kind's own columns. */
  isPublic: string;
}

const Bears = DiscoveryService.createDecorator<Bearer>();

/** Marks the provider that writes records with categories or tags. */
export const BearsTerms = <Row extends ContentColumns>(bearer: Bearer<Row, TermColumn & keyof Row>) =>
  Bears(bearer as unknown as Bearer);

export interface TermUse {
  resource: string;
  term: number;
  /** Records that the public reads, and all records: drafts, waiting changes, archives and bin included. */
  live: number;
  all: number;
}

/** Who bears categories and tags. */
@Injectable()
export class TermUsesService implements OnModuleInit {
  private bearers: Bearer[] = [];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const marked = markedValues(this.discovery, Bears);
    this.bearers = [...byName(marked, ({ kind }) => kind.resource).values()];
  }

  /** The kinds whose records have this column. */
  kindsWith(column: TermColumn): ContentKind[] {
    return this.bearers.filter(({ columns }) => columns.includes(column)).map(({ kind }) => kind);
  }

  /** How often each term is used, by resource. */
  async counts(column: TermColumn): Promise<TermUse[]> {
    return this.dataSource.query<TermUse[]>(
      `SELECT resource, term, count(*) FILTER (WHERE is_live)::int AS live, count(*)::int AS all
         FROM (${this.sql(column)}) used GROUP BY resource, term`,
    );
  }

  @UsesContent('categories')
  isCategoryUsed(tx: EntityManager, id: number): Promise<boolean> {
    return this.isUsed(tx, 'category_ids', id);
  }

  @UsesContent('tags')
  isTagUsed(tx: EntityManager, id: number): Promise<boolean> {
    return this.isUsed(tx, 'tag_ids', id);
  }

  /** Whether a record bears the term, wherever the record is. */
  private async isUsed(tx: EntityManager, column: TermColumn, term: number): Promise<boolean> {
    const uses = await tx.query<unknown[]>(
      `SELECT 1 FROM (${this.sql(column)}) used WHERE term = $1 LIMIT 1`,
      [term],
    );
    return uses.length > 0;
  }

  /** Every use of every term as SQL: `resource, record, term, is_live`. */
  sql(column: TermColumn): string {
    return this.bearers
      .filter(({ columns }) => columns.includes(column))
      .map(({ kind, isPublic }) => usesIn(this.tableOf(kind), kind.resource, column, isPublic))
      .join(' UNION ALL ');
  }

  private tableOf({ entity }: ContentKind): string {
    return this.dataSource.getMetadata(entity).tableName;
  }
}

function usesIn(table: string, resource: string, column: TermColumn, isPublic: string): string {
  return `
    SELECT '${resource}' AS resource, record.id AS record, bears.term, bool_or(bears.shown AND (${isPublic})) AS is_live
      FROM ${table} record
     CROSS JOIN LATERAL (
       SELECT unnest(record.${column}) AS term, true AS shown
        UNION ALL
       SELECT CAST(jsonb_array_elements_text(record.pending -> '${column}') AS int), false) bears
     GROUP BY record.id, bears.term`;
}
