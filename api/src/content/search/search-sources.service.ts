import { Injectable } from '@nestjs/common';
import { SEARCH_TYPES, type SearchType } from './search.contract.js';

const COLUMNS = 'id, slug, title, summary, body, dated_at, search';

/** What visitors may search: each feature with public content registers how to read its own. */
@Injectable()
export class SearchSourcesService {
  private readonly sources = new Map<SearchType, string>();

  /**
   * `sql` selects what the public reads and nothing else, with the columns `id`, `slug`, `title`, `summary` (plain
   * text), `body` (HTML), `dated_at` and `search`, bare, so that the index of `search` serves. It takes no parameter.
   */
  register(type: SearchType, sql: string): void {
    this.sources.set(type, sql);
  }

  /** All of them as one table, with a column `type`; null while there is none. */
  get union(): string | null {
    const parts = SEARCH_TYPES.flatMap((type) => {
      const sql = this.sources.get(type);
      return sql ? [`SELECT '${type}' AS type, ${COLUMNS} FROM (${sql}) ${type}`] : [];
    });
    return parts.length > 0 ? parts.join(' UNION ALL ') : null;
  }
}
