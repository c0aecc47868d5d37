import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Page } from './page.contract.js';
import { QueryInt } from './query-fields.js';

export class PageQuery {
  @QueryInt(1, 1_000_000, 'Numéro de la page, à partir de 1.')
  page?: number;

  @QueryInt(1, MAX_PAGE_SIZE, 'Nombre de résultats par page.')
  page_size?: number;
}

class Envelope {
  count: number;
  next: string | null;
  previous: string | null;
}

/** A class to extend: a page of results of this class. */
export function PageOf<Result>(result: Type<Result>): Type<Page<Result>> {
  class ResultsPage extends Envelope {
    @ApiProperty({ type: [result] })
    results: Result[];
  }
  return ResultsPage;
}

export function pageWindow(query: PageQuery): { page: number; size: number; offset: number } {
  const page = query.page ?? 1;
  const size = query.page_size ?? DEFAULT_PAGE_SIZE;
  return { page, size, offset: (page - 1) * size };
}

/** The public list's envelope; `address` is the absolute address that was asked, with its parameters. */
export function pageOf<T>(results: T[], count: number, query: PageQuery, address: string): Page<T> {
  const { page, size } = pageWindow(query);
  const pages = Math.max(1, Math.ceil(count / size));
  return {
    count,
    next: page < pages ? withPage(address, page + 1) : null,
    previous: page > 1 ? withPage(address, Math.min(page - 1, pages)) : null,
    results,
  };
}

/** The page that was asked of what is found. */
export async function pageFound<Row extends ObjectLiteral, Result>(
  found: SelectQueryBuilder<Row>,
  query: PageQuery,
  address: string,
  present: (rows: Row[]) => Result[] | Promise<Result[]>,
): Promise<Page<Result>> {
  const { offset, size } = pageWindow(query);
  const [rows, count] = await found.offset(offset).limit(size).getManyAndCount();
  return pageOf(await present(rows), count, query, address);
}

function withPage(address: string, page: number): string {
  const url = new URL(address);
  url.searchParams.set('page', String(page));
  return url.href;
}
