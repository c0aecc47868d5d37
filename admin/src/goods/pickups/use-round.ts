import type { PickupTransaction, PickupRound, PickupRoundOrder } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './round.fr';
import { MINUTE_MS } from '@livres/api/contract';

const LOOK_AGAIN_MS = MINUTE_MS;
const ROUNDS = '/admin/pickup-rounds';

const keyOf = (date: string, assignedTo: string | null) => ['pickups', 'round', date, assignedTo];

/** The stops of a day, of one person where one is named. */
export function useRound(date: string, assignedTo: string | null) {
  return useQuery({
    queryKey: keyOf(date, assignedTo),
    queryFn: ({ signal }) =>
      api.get(ROUNDS, { params: { date, assigned_to: assignedTo ?? undefined }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Keeps the order of the stops: shown at once, and as it was where the server refuses. */
export function useRoundOrder(date: string, assignedTo: string | null) {
  const queries = useQueryClient();
  const notify = useNotify();
  const key = keyOf(date, assignedTo);
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (stops: PickupTransaction[]) =>
      api.put(ROUNDS, {
        date,
        assigned_to: assignedTo,
        transaction_ids: stops.map(({ id }) => id),
      } satisfies PickupRoundOrder),
    onMutate: async (stops) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<PickupRound>(key);
      queries.setQueryData<PickupRound>(key, (round) => round && { ...round, stops });
      return before;
    },
    onError: (error, _stops, before) => {
      queries.setQueryData(key, before);
      notify(texts.order_failed(error.message), { type: 'error' });
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) <= 1) return queries.invalidateQueries({ queryKey: key });
    },
  });
}
