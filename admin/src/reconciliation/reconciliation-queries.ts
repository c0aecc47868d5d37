import type { BankLine, BankLineFigures, ProviderReconciliation } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../shared/api/api';

/** Every read of the screen starts with this word, so that an act makes all of it new. */
export const RECONCILIATION = ['reconciliation'] as const;

export const VIEWS = ['waiting', 'certain', 'done'] as const;
export type View = (typeof VIEWS)[number];

const FILTERS: Record<View, object> = {
  waiting: { status: ['waiting'] },
  certain: { certain: true },
  done: { status: ['matched', 'entered', 'ignored'] },
};

export interface Lines {
  lines: BankLine[];
  count: number;
}

export const linesQuery = (view: View, q: string, most: number) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'lines', view, q, most],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Lines> => {
      const filter = JSON.stringify({ ...FILTERS[view], ...(q && { q }) });
      const params = { filter, range: JSON.stringify([0, most - 1]) };
      const { body, headers } = await api.request<BankLine[]>('GET', '/admin/bank-lines', { params, signal });
      return { lines: body, count: Number(headers.get('content-range')?.split('/')[1] ?? body.length) };
    },
  });

export const figuresQuery = queryOptions({
  queryKey: [...RECONCILIATION, 'figures'],
  queryFn: ({ signal }) => api.get<BankLineFigures>('/admin/bank-lines/figures', { signal }),
});

export const providersQuery = (days: number) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'providers', days],
    queryFn: ({ signal }) =>
      api.get<ProviderReconciliation[]>('/admin/reconciliation', { signal, params: { days: String(days) } }),
  });
