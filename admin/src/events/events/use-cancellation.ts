import type { EventRecord } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { event as texts } from './event.fr';

/** Cancels with a reason, or puts back without; the public reads it at once. */
export function useCancellation({ id, version }: EventRecord, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? api.post(`/admin/events/${id}/reinstate`, { version })
        : api.post(`/admin/events/${id}/cancel`, { version, reason }),
    onSuccess: ({ status }) => {
      notify(status === 'cancelled' ? texts.done.cancelled : texts.done.reinstated, { type: 'success' });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return { send: mutate, busy: isPending };
}

/** Whom it would reach now, and what would go back to them. */
export function useCancellationReach(id: number) {
  return useQuery({
    queryKey: ['events', id, 'cancellation'],
    queryFn: ({ signal }) => api.get(`/admin/events/${id}/cancellation`, { signal }),
    staleTime: 0,
  });
}
