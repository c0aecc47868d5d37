import { api } from '../../shared/api/api';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from './plan/plan';

/** What `PlanFields` hold, out of the values of their form. */
export const planIn = (values: Record<string, unknown>): Plan => ({
  pickup_date: (values['pickup_date'] as string | null) ?? '',
  pickup_slot: (values['pickup_slot'] as Plan['pickup_slot'] | undefined) ?? null,
  assigned_to: (values['assigned_to'] as string | null) ?? '',
  notes: (values['notes'] as string | null) ?? '',
});

/** Who fetches things, or might: the team and whoever did before. */
export function usePickupAssignees(): string[] {
  const { data = [] } = useQuery({
    queryKey: ['donation-transactions', 'people'],
    queryFn: ({ signal }) => api.get('/admin/donation-transactions/people', { signal }),
  });
  return data;
}
