import type { HttpClient } from '@livres/api/client';
import type { ContentPage } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

/** Every question that the site asks about content pages. */
export const pageQueries = {
  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['pages', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get<ContentPage>(`/pages/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),
};
