import { mayDo } from '../../shared/rights/rights';

/** Whether the screen of a round is for whoever is at work: it holds the addresses of donors. */
export const mayPlanRounds = (): boolean => mayDo('donation-transactions', 'write');

/** A day's round, of one person where one is named. */
export function roundPath(date: string, assignedTo?: string | null): string {
  const query = new URLSearchParams({ date, ...(assignedTo && { assigned_to: assignedTo }) });
  return `/pickups/round?${query}`;
}
