import type { FigureRecord, ImpactFigureName } from '@livres/api/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** Figures older than this are read again before anyone relies on them (specification, site §4). */
const FRESH_MS = 300_000;
const EVERYTHING = JSON.stringify([0, 499]);
const sorted = (field: string, way: 'ASC' | 'DESC') => ({
  range: EVERYTHING,
  sort: JSON.stringify([field, way]),
});

/** Every read of the screen starts with this word, every write bears it: one can wait for the other. */
export const METRICS = ['metrics'] as const;

const always = { staleTime: FRESH_MS, refetchOnMount: 'always' } as const;

export const figuresQuery = queryOptions({
  ...always,
  queryKey: [...METRICS, 'figures'],
  queryFn: ({ signal }) => api.get('/admin/metrics', { signal }),
});

export const locationsQuery = queryOptions({
  ...always,
  queryKey: [...METRICS, 'locations'],
  queryFn: ({ signal }) => api.get('/admin/location-metrics', { signal, params: sorted('order', 'ASC') }),
});

export const yearsQuery = queryOptions({
  ...always,
  queryKey: [...METRICS, 'years'],
  queryFn: ({ signal }) => api.get('/admin/yearly-progress', { signal, params: sorted('year', 'DESC') }),
});

/** Writes some of a figure where every part of the screen reads it; answers the figure as it was. */
export function setFigure(
  queries: QueryClient,
  name: ImpactFigureName,
  some: Partial<FigureRecord>,
): FigureRecord | undefined {
  const before = queries.getQueryData(figuresQuery.queryKey)?.find((figure) => figure.name === name);
  queries.setQueryData(figuresQuery.queryKey, (all) =>
    all?.map((figure) => (figure.name === name ? { ...figure, ...some } : figure)),
  );
  return before;
}
