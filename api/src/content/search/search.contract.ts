import type { Page } from '../../platform/http/page.contract.js';

export const SEARCH_TYPES = ['campaigns', 'articles', 'events', 'projects', 'scholarships', 'pages'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
export const SEARCH_TYPE_LABELS: Record<SearchType, string> = {
  campaigns: 'Campagnes',
  articles: 'Actualités',
  events: 'Événements',
  projects: 'Projets',
  scholarships: 'Bourses d’études',
  pages: 'Pages',
};

export const SEARCH_LIMITS = { max_query: 200, page_size: 10, max_page_size: 20 } as const;

/** A piece of plain text; `found` where it holds what was asked. */
export interface MarkedText {
  text: string;
  found: boolean;
}

export interface SearchResult {
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

/** `GET /search/`: `count` and `results` are of the type that was asked, or of all. */
export interface SearchAnswer extends Page<SearchResult> {
  /** What was asked, trimmed. */
  query: string;
  counts: Record<SearchType, number>;
  /** Where nothing was found: the same question with likely spellings, which finds something. */
  suggestion: string | null;
}
