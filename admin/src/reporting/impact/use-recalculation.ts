import { ApiError } from '@livres/api/client';
import type { Recalculation, RecalculationInput } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { recalculation as texts } from './recalculation.fr';
import { useMetricsMutation } from './use-metrics-mutation';

const calculate = (asked: RecalculationInput) => api.post('/metrics/crud/site-metrics/sync_update/', asked);

/** A calculation is shown first; it is done only if no figure has changed since it was shown. */
export function useRecalculation(onDone: () => void) {
  const [hasChanged, setChanged] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['recalculation'],
    queryFn: () => calculate({ preview: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const { mutate, isPending } = useMetricsMutation({
    run: async ({ version }: Recalculation) => {
      const answer = await calculate({ version });
      onDone();
      return answer;
    },
    done: ({ changed }) => texts.done(changed),
    failed: texts.failed,
    told: (failure) => {
      const isOutdated = failure instanceof ApiError && failure.status === 409;
      if (isOutdated) {
        setChanged(true);
        void refetch();
      }
      return isOutdated;
    },
  });
  return {
    preview: isFetching ? undefined : data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    isReading: isFetching,
    hasChanged,
    run: mutate,
    isRunning: isPending,
  };
}
