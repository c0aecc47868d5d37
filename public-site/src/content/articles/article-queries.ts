import type { HttpClient } from '@livres/api/client';
import type { Article } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ArticleListParams = Record<string, string>;

const LATEST = { summary: true, page_size: 3, ordering: '-published_at' } as const;
const ALL = { page_size: 100 };

/** Every question that pages ask about the news. Lists come without the articles' text. */
export const articleQueries = {
  list: (api: HttpClient, params: ArticleListParams) =>
    queryOptions({
      queryKey: ['articles', 'list', params],
      queryFn: ({ signal }) => api.get('/articles/', { params: { summary: true, ...params }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** The 3 newest. */
  latest: (api: HttpClient) =>
    queryOptions({
      queryKey: ['articles', 'latest'],
      queryFn: async ({ signal }) => {
        const { results } = await api.get('/articles/', { params: LATEST, signal });
        return results;
      },
    }),

  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['articles', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`/articles/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),

  /** Others that share its categories or tags, then the newest. */
  related: (api: HttpClient, { id }: Pick<Article, 'id'>) =>
    queryOptions({
      queryKey: ['articles', 'related', id],
      queryFn: async ({ signal }) => {
        const params = { summary: true, page_size: 3, related_to: id };
        const { results } = await api.get('/articles/', { params, signal });
        return results;
      },
    }),

  /** The categories that have news. */
  categories: (api: HttpClient) =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) => {
        const { results } = await api.get('/categories/', { params: ALL, signal });
        return results.filter(({ article_count }) => article_count > 0);
      },
    }),

  /** The tags that news bear. */
  tags: (api: HttpClient) =>
    queryOptions({
      queryKey: ['tags', 'of-articles'],
      queryFn: async ({ signal }) => {
        const { results } = await api.get('/tags/', { params: ALL, signal });
        return results.filter(({ article_count }) => article_count > 0);
      },
    }),
};
