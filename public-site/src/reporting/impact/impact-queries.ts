import type { HttpClient } from '@livres/api/client';
import { IMPACT_FRESH_MS } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

const ALL = { page_size: 100 };
/** Figures are always there to be shown: nobody waits long for newer ones. */
const RETRIES = 1;

/** Every question about what the association has achieved; all keys begin with `impact`. */
export const impactQueries = {
  metrics: (api: HttpClient) =>
    queryOptions({
      queryKey: ['impact', 'metrics'],
      queryFn: ({ signal }) => api.get('/metrics/', { signal }),
      staleTime: IMPACT_FRESH_MS.metrics,
      retry: RETRIES,
    }),

  locations: (api: HttpClient) =>
    queryOptions({
      queryKey: ['impact', 'locations'],
      queryFn: async ({ signal }) => {
        const list = await api.get('/metrics/locations/', { params: ALL, signal });
        return list.results;
      },
      staleTime: IMPACT_FRESH_MS.locations,
      retry: RETRIES,
    }),

  years: (api: HttpClient) =>
    queryOptions({
      queryKey: ['impact', 'years'],
      queryFn: async ({ signal }) => {
        const path = '/metrics/crud/yearly-progress/';
        const { results } = await api.get(path, { params: ALL, signal });
        return results;
      },
      staleTime: IMPACT_FRESH_MS.years,
      retry: RETRIES,
    }),
};
