import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import type { AskedPeriod } from '../shared/period-address';

interface Asked extends AskedPeriod {
  campaign?: number;
}

export const useDonorAnalytics = (asked: Asked) =>
  useQuery({
    queryKey: ['analytics', 'donors', asked],
    queryFn: ({ signal }) => api.get('/admin/analytics/donors', { signal, params: asked }),
    placeholderData: keepPreviousData,
  });
