import type { HttpClient } from '@livres/api/client';
import type { ProjectAction } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const SHOWN_ON_ACTION = 3;

/** Every question that the site asks about projects. */
export const projectQueries = {
  list: (api: HttpClient, params: Record<string, string>) =>
    queryOptions({
      queryKey: ['projects', 'list', params],
      queryFn: ({ signal }) => api.get('/projects/', { params, signal }),
      placeholderData: keepPreviousData,
    }),

  /** The first few of an action that are in progress. */
  ofAction: (api: HttpClient, action: ProjectAction) =>
    queryOptions({
      queryKey: ['projects', 'action', action],
      queryFn: async ({ signal }) => {
        const params = { action, status: 'in_progress' as const, page_size: SHOWN_ON_ACTION };
        return (await api.get('/projects/', { params, signal })).results;
      },
    }),

  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['projects', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`/projects/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),
};
