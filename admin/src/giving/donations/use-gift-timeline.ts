import type { MoneyDonationRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** All that happened to a gift and to its money; read anew whenever the gift was. */
export function useGiftTimeline({ id, version, refunded, disputed }: MoneyDonationRecord) {
  return useQuery({
    queryKey: ['donations', 'story', id, version, refunded, disputed],
    queryFn: ({ signal }) => api.get(`/admin/donations/${id}/story`, { signal }),
    placeholderData: (before) => before,
  });
}
