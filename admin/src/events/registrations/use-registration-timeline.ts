import type { EventRegistrationRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

/** All that happened to a registration and to its money; read anew whenever it changed. */
export function useRegistrationTimeline({ id, version, refunded }: EventRegistrationRecord) {
  return useQuery({
    queryKey: ['event-registrations', 'timeline', id, version, refunded],
    queryFn: ({ signal }) => api.get(`/admin/event-registrations/${id}/timeline`, { signal }),
    placeholderData: (before) => before,
  });
}
