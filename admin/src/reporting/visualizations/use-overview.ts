import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import type { AskedPeriod } from '../shared/period-address';

/** Years and places of the whole association. */
export const useOverview = () =>
  useQuery({
    queryKey: ['analytics', 'years'],
    queryFn: ({ signal }) => api.get('/admin/analytics/years', { signal }),
  });

export const useGiftFlow = (asked: AskedPeriod & { campaign?: number }) =>
  useQuery({
    queryKey: ['analytics', 'flow', asked],
    queryFn: ({ signal }) => api.get('/admin/analytics/flow', { signal, params: asked }),
  });
