import { ApiProperty } from '@nestjs/swagger';
import { QueryInt, QueryOneOf, QueryText } from '../../platform/http/query-fields.js';
import {
  SEARCH_LIMITS,
  SEARCH_TYPES,
  type MarkedText,
  type SearchAnswer,
  type SearchResult,
  type SearchType,
} from './search.contract.js';

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

export class MarkedTextResponse implements MarkedText {
  text: string;
  found: boolean;
}

export class SearchResultResponse implements SearchResult {
  @ApiProperty({ enum: SEARCH_TYPES })
  type: SearchType;

  id: number;
  slug: string;
  title: string;

  @ApiProperty({ type: [MarkedTextResponse] })
  title_parts: MarkedTextResponse[];

  @ApiProperty({ type: [MarkedTextResponse] })
  excerpt: MarkedTextResponse[];

  @ApiProperty({ type: String, nullable: true })
  date: string | null;
}

export class SearchCountsResponse implements Record<SearchType, number> {
  campaigns: number;
  articles: number;
  events: number;
  projects: number;
  scholarships: number;
  pages: number;
}

export class SearchAnswerResponse implements SearchAnswer {
  query: string;
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [SearchResultResponse] })
  results: SearchResultResponse[];

  @ApiProperty({ type: SearchCountsResponse })
  counts: SearchCountsResponse;

  @ApiProperty({ type: String, nullable: true })
  suggestion: string | null;
}
