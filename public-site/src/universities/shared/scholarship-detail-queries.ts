import type { HttpClient } from '@livres/api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { retry } from './scholarship-queries';

const LIST = '/universities/scholarships';
/** How long an answer holds in the browser. Source: specification §9. */
const DETAIL_MS = 600_000;
const ELIGIBILITY_MS = 120_000;

/** Once more and no longer, as a visitor waits for it. */
/** The questions that pages ask about one scholarship, or about one student. */
export const scholarshipDetailQueries = {
  /** By its number or its slug. */
  one: (api: HttpClient, asked: string, preview?: string) =>
    queryOptions({
      queryKey: ['scholarships', 'one', asked, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`${LIST}/${encodeURIComponent(asked)}/`, { params: { preview }, signal }),
      staleTime: DETAIL_MS,
      retry,
    }),

  similar: (api: HttpClient, id: number) =>
    queryOptions({
      queryKey: ['scholarships', 'similar', id],
      queryFn: ({ signal }) => api.get(`${LIST}/${id}/similar/`, { signal }),
      staleTime: DETAIL_MS,
      retry,
    }),

  eligibility: (api: HttpClient, params: Record<string, string>) =>
    queryOptions({
      queryKey: ['scholarships', 'eligibility', params],
      queryFn: ({ signal }) => api.get(`${LIST}/eligibility/`, { params, signal }),
      placeholderData: keepPreviousData,
      staleTime: ELIGIBILITY_MS,
      retry,
    }),
};
