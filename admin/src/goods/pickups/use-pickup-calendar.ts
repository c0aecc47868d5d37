import type { PickupTransaction, PickupCalendar } from '@livres/api/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { toSchedule, type Plan } from '../shared/plan/plan';
import { withPickup, withPlan } from './calendar-places';
import { texts } from './pickup.fr';
import { MINUTE_MS } from '@livres/api/contract';

const CALENDARS = ['pickups', 'calendar'];
const LOOK_AGAIN_MS = MINUTE_MS;

export function usePickupCalendar(from: string, to: string) {
  return useQuery({
    queryKey: [...CALENDARS, from, to],
    queryFn: ({ signal }) => api.get('/admin/pickup-calendar', { params: { from, to }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export interface Planning {
  pickup: PickupTransaction;
  plan: Plan;
}

/** Plans or moves a pick-up: shown at once, and taken back with the server's sentence where it refuses. */
export function usePlanning(onRefused: (planning: Planning, error: Error) => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  const change = (next: (calendar: PickupCalendar) => PickupCalendar) =>
    queries.setQueriesData<PickupCalendar>({ queryKey: CALENDARS }, (calendar) => calendar && next(calendar));
  return useMutation({
    mutationFn: ({ pickup, plan }: Planning) => {
      const action = pickup.status === 'contacted' ? 'schedule_pickup' : 'reschedule_pickup';
      const body = { ...toSchedule(plan), version: pickup.version };
      return api.post(`/admin/donation-transactions/${pickup.id}/${action}`, body);
    },
    onMutate: async ({ pickup, plan }) => {
      await queries.cancelQueries({ queryKey: CALENDARS });
      const before = queries.getQueriesData<PickupCalendar>({ queryKey: CALENDARS });
      change((calendar) => withPlan(calendar, pickup, plan));
      return before;
    },
    onSuccess: (answer, { pickup }) => {
      change((calendar) => withPickup(calendar, answer));
      notify(texts.planned(pickup.status === 'contacted', answer), { type: 'success' });
    },
    onError: (error, planning, before) => {
      for (const [key, calendar] of before ?? []) queries.setQueryData(key, calendar);
      onRefused(planning, error);
    },
    onSettled: async () => {
      for (const resource of ['pickups', 'donation-transactions', 'physical-donations'])
        await queries.invalidateQueries({ queryKey: [resource] });
    },
  });
}
