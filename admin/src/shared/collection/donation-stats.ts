import type { PhysicalDonationStats } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api';

const POLL_MS = 60_000;

/** The figures of the collection, for tiles, quick buttons and the side menu. */
export function useDonationStats() {
  return useQuery({
    queryKey: ['physical-donations', 'stats'],
    queryFn: ({ signal }) =>
      api.get<PhysicalDonationStats>('/physical-donations/dashboard_stats/', { signal }),
    refetchInterval: POLL_MS,
  });
}
