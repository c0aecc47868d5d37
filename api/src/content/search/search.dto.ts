import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../platform/http/page.dto.js';
import { QueryInt, QueryOneOf, QueryText } from '../../platform/http/query-fields.js';
import { SEARCH_LIMITS, SEARCH_TYPES, type SearchType } from './search.contract.js';

export class SearchQuery {
  @QueryText(
    'Mots cherchés : tous doivent s’y trouver, sans accents, au pluriel ou par leur début.',
    SEARCH_LIMITS.max_query,
  )
  q?: string;

  @QueryOneOf(SEARCH_TYPES, 'Ne montre que les résultats de ce genre ; les nombres restent ceux de tous.')
  type?: SearchType;

  @QueryInt(1, 1_000_000, 'Numéro de la page, à partir de 1.')
  page?: number;

  @QueryInt(1, SEARCH_LIMITS.max_page_size, 'Nombre de résultats par page.')
  page_size?: number;
}

/** A piece of plain text; `found` where it holds what was asked. */
export class MarkedText {
  text: string;
  found: boolean;
}

export class SearchResult {
  @ApiProperty({ enum: SEARCH_TYPES })
  type: SearchType;

  id: number;
  slug: string;
  title: string;

  /** The same title in pieces. */
  title_parts: MarkedText[];

  /** The passages that answer best, in pieces. */
  excerpt: MarkedText[];

  /** What dates it (start, publication, last change), ISO 8601, UTC. */
  date: string | null;
}

class SearchCounts implements Record<SearchType, number> {
  campaigns: number;
  articles: number;
  events: number;
  projects: number;
  scholarships: number;
  pages: number;
}

/** `GET /search/`: `count` and `results` are of the type that was asked, or of all. */
export class SearchAnswer extends PageOf(SearchResult) {
  /** What was asked, trimmed. */
  query: string;

  counts: SearchCounts;

  /** Where nothing was found: the same question with likely spellings, which finds something. */
  suggestion: string | null;
}
