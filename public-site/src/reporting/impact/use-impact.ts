import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shared/api/api-clients';
import { toasts } from '../../shared/ui/toasts';
import { impactQueries } from './impact-queries';
import { impactContent } from './impact.content';

/** The figures that the route had read (see `loadImpact`), and a way to read them again. */
export function useImpact() {
  const { data: metrics } = useQuery(impactQueries.metrics(browserApi()));
  const { data: locations } = useQuery(impactQueries.locations(browserApi()));
  const { data: years } = useQuery(impactQueries.years(browserApi()));
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
