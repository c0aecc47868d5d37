import type { DonationTransaction, PickupCalendar } from '@livres/api/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../shared/api/api';
import { toSchedule, type Plan } from '../shared/pickups/plan';
import { withPickup, withPlan } from './calendar-places';
import { texts } from './pickup.fr';

const CALENDARS = ['pickups', 'calendar'];
const LOOK_AGAIN_MS = 60_000;

export function usePickupCalendar(from: string, to: string) {
  return useQuery({
    queryKey: [...CALENDARS, from, to],
    queryFn: ({ signal }) =>
      api.get<PickupCalendar>('/admin/pickup-calendar', { params: { from, to }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export interface Planning {
  pickup: DonationTransaction;
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
      const act = pickup.status === 'contacted' ? 'schedule_pickup' : 'reschedule_pickup';
      const body = { ...toSchedule(plan), version: pickup.version };
      return api.post<DonationTransaction>(`/admin/donation-transactions/${pickup.id}/${act}`, body);
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
