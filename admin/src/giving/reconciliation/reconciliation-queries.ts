import { BANK_LINE_STATUSES, type BankLine, type RejectedLine } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** Every read of the screen starts with this word, so that an action makes all of it new. */
export const RECONCILIATION = ['reconciliation'] as const;

export const VIEWS = ['waiting', 'certain', 'debits', 'done', 'aside'] as const;
export type View = (typeof VIEWS)[number];

const FILTERS: Record<View, object> = {
  waiting: { status: ['waiting'], direction: ['in'] },
  certain: { certain: true },
  debits: { status: ['waiting'], direction: ['out'] },
  done: { status: BANK_LINE_STATUSES.filter((status) => status !== 'waiting') },
  aside: {},
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
      const { body, headers } = await api.request('GET', '/admin/bank-lines', { params, signal });
      return { lines: body, count: Number(headers.get('content-range')?.split('/')[1] ?? body.length) };
    },
  });

export const rejectedQuery = (most: number) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'set-aside', most],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ lines: RejectedLine[]; count: number }> => {
      const params = { range: JSON.stringify([0, most - 1]) };
      const path = '/admin/bank-statements/set-aside';
      const { body, headers } = await api.request('GET', path, { params, signal });
      return { lines: body, count: Number(headers.get('content-range')?.split('/')[1] ?? body.length) };
    },
  });

export const entriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'entries', id],
    queryFn: ({ signal }) => api.get(`/admin/bank-lines/${id}/entries`, { signal }),
  });

export const returnableQuery = (id: string) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'returnable', id],
    queryFn: ({ signal }) => api.get(`/admin/bank-lines/${id}/return-candidates`, { signal }),
  });

export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'deposit', id],
    queryFn: ({ signal }) => api.get(`/admin/bank-lines/${id}/deposit-candidates`, { signal }),
  });

/** Registrations that a line may pay for: those that it names or that wait for its amount, or those that a word finds. */
export const registrationsQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'registrations', id, q],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get(`/admin/bank-lines/${id}/registrations`, { signal, params: { q } }),
  });

export const accountsQuery = queryOptions({
  queryKey: [...RECONCILIATION, 'accounts'],
  queryFn: ({ signal }) => api.get('/admin/bank-balances', { signal }),
});

export const statsQuery = queryOptions({
  queryKey: [...RECONCILIATION, 'figures'],
  queryFn: ({ signal }) => api.get('/admin/bank-lines/figures', { signal }),
});

export const providersQuery = (days: number) =>
  queryOptions({
    queryKey: [...RECONCILIATION, 'providers', days],
    queryFn: ({ signal }) => api.get('/admin/reconciliation', { signal, params: { days: String(days) } }),
  });
