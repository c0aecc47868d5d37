import type { HttpClient } from '@livres/api/client';
import { queryOptions } from '@tanstack/react-query';

/** Every question that the site asks about content pages. */
export const pageQueries = {
  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['pages', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`/pages/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),
};
