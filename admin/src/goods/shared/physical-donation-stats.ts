import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { mayDo } from '../../shared/rights/rights';
import { MINUTE_MS } from '@livres/api/contract';

const POLL_MS = MINUTE_MS;

/** The figures of the collection, for tiles, quick buttons and the side menu. */
export function usePhysicalDonationStats() {
  return useQuery({
    queryKey: ['physical-donations', 'stats'],
    queryFn: ({ signal }) => api.get('/physical-donations/dashboard_stats/', { signal }),
    refetchInterval: POLL_MS,
    // The side menu stands on every screen, also of those whom this is refused.
    enabled: mayDo('physical-donations', 'read'),
  });
}
