import type { ProviderSubscription } from '../provider-updates.event.js';

const MONTHS = { month: 1, quarter: 3, year: 12 };

/** The same day so many months later, or the last one of a month that is too short. */
export function nextPaymentAfter(moment: Date, every: ProviderSubscription['every']): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + MONTHS[every]);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}
