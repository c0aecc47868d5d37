import { DEFAULT_LOCATIONS, DEFAULT_METRICS, DEFAULT_YEARS } from '@livres/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../shared/api/api-clients';
import { toasts } from '../shared/ui/toasts';
import { impactQueries } from './impact-queries';
import { impactContent } from './impact.content';

/** The figures as last read, the built-in ones where there are none, and a way to read them again. */
export function useImpact() {
  const { data: metrics = DEFAULT_METRICS } = useQuery(impactQueries.metrics(browserApi()));
  const { data: locations = DEFAULT_LOCATIONS } = useQuery(impactQueries.locations(browserApi()));
  const { data: years = DEFAULT_YEARS } = useQuery(impactQueries.years(browserApi()));
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);

  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    await client
      .refetchQueries({ queryKey: ['impact'] }, { throwOnError: true })
      .then(tellSuccess, tellFailure)
      .finally(() => setRefreshing(false));
  };
  return { metrics, locations, years, isRefreshing, refresh };
}

function tellSuccess(): void {
  toasts.show({ type: 'success', title: impactContent.refreshed });
}

function tellFailure(): void {
  toasts.show({ type: 'error', title: impactContent.refreshFailed, message: impactContent.stillShown });
}
