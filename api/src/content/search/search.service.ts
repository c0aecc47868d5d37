import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { pageOf } from '../../platform/http/page.dto.js';
import { markedText, quotation } from './marked-text.js';
import { SEARCH_LIMITS, SEARCH_TYPES, type SearchType } from './search.contract.js';
import type { SearchAnswer, SearchQuery, SearchResult } from './search.dto.js';
import { understand } from './search.queries.js';
import { countsSql, pageSql } from './search-sql.js';
import { SearchSourcesService } from './search-sources.service.js';
import { SpellingService } from './spelling.service.js';

type Counts = Record<SearchType, number>;
interface Row {
  type: SearchType;
  id: number;
  slug: string;
  title: string;
  dated_at: Date | null;
  summary: string;
  marked_title: string;
  excerpt: string;
}

/** One question asked of everything that the public reads. */
@Injectable()
export class SearchService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: SearchSourcesService,
    private readonly spelling: SpellingService,
    private readonly configuration: Configuration,
  ) {}

  /** `asked` is the request's path, for the links to the pages before and after. */
  async find(query: SearchQuery, asked: string): Promise<SearchAnswer> {
    const words = query.q ?? '';
    const understood = await this.understand(words);
    const counts = await this.count(understood);
    const count = query.type ? counts[query.type] : total(counts);
    const rows = count > 0 ? await this.page(understood, query) : [];
    const address = new URL(asked, this.configuration.apiUrl).href;
    const sized = { ...query, page_size: query.page_size ?? SEARCH_LIMITS.page_size };
    return {
      query: words,
      counts,
      suggestion: words && total(counts) === 0 ? await this.suggest(words) : null,
      ...pageOf(rows.map(present), count, sized, address),
    };
  }

  /** Null where there is nothing to look up: no word, or only articles and prepositions. */
  private async understand(words: string): Promise<string | null> {
    if (!words) return null;
    return (await understand.one(this.dataSource, words)).query || null;
  }

  private async count(understood: string | null): Promise<Counts> {
    const sql = countsSql(this.sources.union);
    const rows = understood
      ? await this.dataSource.query<{ type: SearchType; found: number }[]>(sql, [understood])
      : [];
    const found = new Map(rows.map((row) => [row.type, row.found]));
    return Object.fromEntries(SEARCH_TYPES.map((type) => [type, found.get(type) ?? 0])) as Counts;
  }

  private async page(understood: string | null, { type, page = 1, page_size }: SearchQuery): Promise<Row[]> {
    if (!understood) return [];
    const size = page_size ?? SEARCH_LIMITS.page_size;
    return this.dataSource.query<Row[]>(pageSql(this.sources.union), [
      understood,
      type ?? null,
      size,
      (page - 1) * size,
    ]);
  }

  /** Only a question that finds something is worth asking. */
  private async suggest(words: string): Promise<string | null> {
    const corrected = await this.spelling.correct(words);
    if (!corrected) return null;
    return total(await this.count(await this.understand(corrected))) > 0 ? corrected : null;
  }
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, found) => sum + found, 0);
}

function present({ dated_at, marked_title, excerpt, summary, type, id, slug, title }: Row): SearchResult {
  return {
    type,
    id,
    slug,
    title,
    title_parts: markedText(marked_title),
    excerpt: markedText(quotation(excerpt, summary)),
    date: dated_at?.toISOString() ?? null,
  };
}
