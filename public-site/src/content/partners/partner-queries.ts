import type { HttpClient } from '@livres/api/client';
import { MAX_PAGE_SIZE } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

/** Every question that the site asks about partners. */
export const partnerQueries = {
  all: (api: HttpClient) =>
    queryOptions({
      queryKey: ['partners', 'all'],
      queryFn: async ({ signal }) =>
        (await api.get('/partners/', { params: { page_size: MAX_PAGE_SIZE }, signal })).results,
    }),
};
