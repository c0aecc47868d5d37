import type { HttpClient } from '@livres/api/client';
import { SEARCH_TYPES, type SearchAnswer, type SearchType } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askedParams, type SearchAsked } from './search-asked';

const NOTHING: SearchAnswer = {
  query: '',
  count: 0,
  next: null,
  previous: null,
  results: [],
  counts: Object.fromEntries(SEARCH_TYPES.map((type) => [type, 0])) as Record<SearchType, number>,
  suggestion: null,
};

/** What the site answers; a page without a question asks the api nothing. */
export const searchQuery = (api: HttpClient, asked: SearchAsked) =>
  queryOptions({
    queryKey: ['search', askedParams(asked)],
    queryFn: ({ signal }) =>
      asked.q ? api.get('/search/', { params: askedParams(asked), signal }) : NOTHING,
    placeholderData: keepPreviousData,
  });
