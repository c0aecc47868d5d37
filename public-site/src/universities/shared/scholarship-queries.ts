import { shouldRetry, type HttpClient } from '@livres/api/client';
import { MINUTE_MS, SCHOLARSHIP_LIMITS } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ScholarshipListParams = Record<string, string>;

/** How long each answer holds in the browser. Source: specification §9. */
const LIST_MS = 2 * MINUTE_MS;
const STATISTICS_MS = 5 * MINUTE_MS;
const FEATURED_MS = 10 * MINUTE_MS;
const CHOICES_MS = 30 * MINUTE_MS;

const LIST = '/universities/scholarships/';
const FEATURED = { count: SCHOLARSHIP_LIMITS.featured };

/** Once more and no longer, as a visitor waits for it. */
export const retry = (failures: number, error: Error) => failures < 1 && shouldRetry(failures, error);

/** The questions that pages ask about scholarships as a whole. */
export const scholarshipQueries = {
  list: (api: HttpClient, params: ScholarshipListParams) =>
    queryOptions({
      queryKey: ['scholarships', 'list', params],
      queryFn: ({ signal }) => api.get(LIST, { params, signal }),
      placeholderData: keepPreviousData,
      staleTime: LIST_MS,
      retry,
    }),

  /** How many each choice would leave. */
  facets: (api: HttpClient, params: ScholarshipListParams) =>
    queryOptions({
      queryKey: ['scholarships', 'facets', params],
      queryFn: ({ signal }) => api.get(`${LIST}facets/`, { params, signal }),
      placeholderData: keepPreviousData,
      staleTime: LIST_MS,
      retry,
    }),

  countries: (api: HttpClient) =>
    queryOptions({
      queryKey: ['scholarships', 'countries'],
      queryFn: ({ signal }) => api.get(`${LIST}countries/`, { signal }),
      staleTime: CHOICES_MS,
    }),

  fields: (api: HttpClient) =>
    queryOptions({
      queryKey: ['scholarships', 'fields'],
      queryFn: ({ signal }) => api.get(`${LIST}fields_of_study/`, { signal }),
      staleTime: CHOICES_MS,
    }),

  statistics: (api: HttpClient) =>
    queryOptions({
      queryKey: ['scholarships', 'statistics'],
      queryFn: ({ signal }) => api.get(`${LIST}statistics/`, { signal }),
      staleTime: STATISTICS_MS,
      retry,
    }),

  /** The newest of those that staff put forward. */
  featured: (api: HttpClient) =>
    queryOptions({
      queryKey: ['scholarships', 'featured'],
      queryFn: ({ signal }) => api.get(`${LIST}featured/`, { params: FEATURED, signal }),
      staleTime: FEATURED_MS,
      retry,
    }),
};
