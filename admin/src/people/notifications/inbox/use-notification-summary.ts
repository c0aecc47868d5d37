import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@livres/api/contract';
import { api } from '../../../shared/api/api';

export const SUMMARY_KEY = ['notifications', 'summary'];
/** For a browser that hears no stream. */
const ANYWAY_MS = 2 * MINUTE_MS;

/** What the bell says. */
export const useNotificationSummary = () =>
  useQuery({
    queryKey: SUMMARY_KEY,
    queryFn: ({ signal }) => api.get('/admin/notifications/summary', { signal }),
    refetchInterval: ANYWAY_MS,
    refetchOnWindowFocus: true,
  });
