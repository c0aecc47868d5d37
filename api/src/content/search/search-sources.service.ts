import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { byName, markedValues } from '../../platform/discovery/marked-providers.js';
import { SEARCH_TYPES, type SearchType } from './search.contract.js';

const COLUMNS = 'id, slug, title, summary, body, dated_at, search';

interface Source {
  type: SearchType;
  /**
   * Selects what the public reads and nothing else, with the columns `id`, `slug`, `title`, `summary` (plain text),
   * `body` (HTML), `dated_at` and `search`, bare, so that the index of `search` serves. It takes no parameter.
   */
  sql: string;
}

/** Marks the provider of what visitors may search among records of a type. */
export const SearchSource = DiscoveryService.createDecorator<Source>();

/** What visitors may search. */
@Injectable()
export class SearchSourcesService implements OnModuleInit {
  /** All of it as one table, with a column `type`. */
  union!: string;

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const sources = byName(markedValues(this.discovery, SearchSource), ({ type }) => type);
    this.union = SEARCH_TYPES.map((type) => {
      const source = sources.get(type);
      if (!source) throw new Error(`No provider is marked for the search of « ${type} »`);
      return `SELECT '${type}' AS type, ${COLUMNS} FROM (${source.sql}) ${type}`;
    }).join(' UNION ALL ');
  }
}
