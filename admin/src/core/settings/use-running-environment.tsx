import type { SettingEnvironment } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';

/** The environment whose settings apply here. */
export function useRunningEnvironment(): { running: SettingEnvironment | undefined; failure: ReactNode } {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'running'],
    queryFn: ({ signal }) => api.get('/settings/stats/', { signal }),
    staleTime: Infinity,
  });
  const failure = error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
  return { running: data?.environment, failure };
}
