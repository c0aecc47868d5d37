import type { HttpClient } from '@livres/api/client';
import type { PublicEvent } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type EventListParams = Record<string, string>;

const NEXT = { status: 'published', time: 'upcoming', order_by: 'start_date', page_size: 3 } as const;
const RELATED_SHOWN = 3;
const MONTH_SHOWN = 100;

/** Every question that pages ask about events. */
export const eventQueries = {
  list: (api: HttpClient, params: EventListParams) =>
    queryOptions({
      queryKey: ['events', 'list', params],
      queryFn: ({ signal }) => api.get('/events/', { params, signal }),
      placeholderData: keepPreviousData,
    }),

  /** All that touch a month, `2027-03`, the first to begin first. */
  month: (api: HttpClient, month: string, params: EventListParams) =>
    queryOptions({
      queryKey: ['events', 'month', month, params],
      queryFn: ({ signal }) =>
        api.get('/events/', {
          params: { ...params, month, order_by: 'start_date', page_size: MONTH_SHOWN },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  /** The three next ones. */
  upcoming: (api: HttpClient) =>
    queryOptions({
      queryKey: ['events', 'upcoming'],
      queryFn: async ({ signal }) => {
        const { results } = await api.get('/events/', { params: NEXT, signal });
        return results;
      },
    }),

  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['events', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`/events/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),

  /** The next ones besides this one. */
  others: (api: HttpClient, { id }: Pick<PublicEvent, 'id'>) =>
    queryOptions({
      queryKey: ['events', 'others', id],
      queryFn: async ({ signal }) => {
        const params = { ...NEXT, page_size: RELATED_SHOWN + 1 };
        const { results } = await api.get('/events/', { params, signal });
        return results.filter((event) => event.id !== id).slice(0, RELATED_SHOWN);
      },
    }),
};
