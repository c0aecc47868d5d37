import type { EventRegistrationRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** All that happened to a registration and to its money; read anew whenever it changed. */
export function useRegistrationTimeline(registration: EventRegistrationRecord) {
  const { id, version, refunded, refund_pending, refund_waits } = registration;
  return useQuery({
    queryKey: ['event-registrations', 'timeline', id, version, refunded, refund_pending, refund_waits],
    queryFn: ({ signal }) => api.get(`/admin/event-registrations/${id}/timeline`, { signal }),
    placeholderData: (before) => before,
  });
}
