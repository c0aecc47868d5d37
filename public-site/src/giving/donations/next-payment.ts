import { parisClock, type Frequency } from '@livres/api/contract';

const MONTHS: Record<Frequency, number> = { 'one-time': 0, monthly: 1, quarterly: 3, yearly: 12 };

/**
 * When a regular gift is paid next, as providers count: the same day of a later month in Paris, or its last day where
 * that month is shorter. Null for a gift made once.
 */
export function nextPayment(givenAt: string, frequency: Frequency): string | null {
  const months = MONTHS[frequency];
  const given = parisClock(new Date(givenAt));
  if (months === 0) return null;
  const [year, month, day] = [given.getUTCFullYear(), given.getUTCMonth() + months, given.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  // At noon, it is the same day in Paris and in UTC.
  return new Date(Date.UTC(year, month, Math.min(day, lastDay), 12)).toISOString();
}
