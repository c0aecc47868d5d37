import type { HttpClient } from '@livres/api/client';
import { queryOptions } from '@tanstack/react-query';

export const ARCHIVE_PAGE_SIZE = 20;

/** Every question that the site asks about newsletters that were sent. */
export const archiveQueries = {
  list: (api: HttpClient, page: number) =>
    queryOptions({
      queryKey: ['newsletter-archive', page],
      queryFn: ({ signal }) =>
        api.get('/newsletter-archive/', { params: { page, page_size: ARCHIVE_PAGE_SIZE }, signal }),
    }),
  one: (api: HttpClient, slug: string) =>
    queryOptions({
      queryKey: ['newsletter-archive', 'one', slug],
      queryFn: ({ signal }) => api.get(`/newsletter-archive/${encodeURIComponent(slug)}/`, { signal }),
    }),
};
