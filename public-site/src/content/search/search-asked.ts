import { SEARCH_LIMITS, SEARCH_TYPES, type SearchType } from '@livres/api/contract';

export interface SearchAsked {
  /** Trimmed; empty where nothing is asked. */
  q: string;
  type: SearchType | null;
  page: number;
}

/** What an address asks; what cannot be asked (an unknown type, a page that is none) is left out. */
export function readAsked(query: URLSearchParams): SearchAsked {
  const type = query.get('type');
  const page = query.get('page') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, SEARCH_LIMITS.max_query),
    type: SEARCH_TYPES.find((known) => known === type) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The same as the parameters of an address, without what goes without saying. */
export function askedParams({ q, type, page }: SearchAsked): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}
