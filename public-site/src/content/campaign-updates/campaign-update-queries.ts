import type { HttpClient } from '@livres/api/client';
import { queryOptions } from '@tanstack/react-query';

export const UPDATES_PAGE_SIZE = 10;
const LATEST = 3;

/** Every question that pages ask about the news of campaigns. */
export const updateQueries = {
  list: (api: HttpClient, campaign: string, page: number) =>
    queryOptions({
      queryKey: ['campaign-updates', 'list', campaign, page],
      queryFn: ({ signal }) =>
        api.get('/campaign-updates/', { params: { campaign, page, page_size: UPDATES_PAGE_SIZE }, signal }),
    }),

  /** Those that the page of the campaign shows. */
  latest: (api: HttpClient, campaign: string) =>
    queryOptions({
      queryKey: ['campaign-updates', 'latest', campaign],
      queryFn: ({ signal }) =>
        api.get('/campaign-updates/', { params: { campaign, page_size: LATEST }, signal }),
    }),

  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['campaign-updates', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`/campaign-updates/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),
};
