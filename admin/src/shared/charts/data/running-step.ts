import { hourInParis } from '@livres/api/contract';
import { addDays } from '../../format/calendar-days';
import { parisClock } from '../../format/paris-clock';
import type { ColumnKind } from './chart-data';

/** Whether a step of time was not over when its figures were computed: they still grow. */
export function isRunningStep(at: string, kind: ColumnKind, computedAt: string): boolean {
  const now = new Date(parisClock(Date.parse(computedAt))).toISOString();
  const today = now.slice(0, 10);
  if (kind === 'hour') return at === hourInParis(new Date(computedAt));
  if (kind === 'day') return at === today;
  // Weeks are counted from the first day of the period, whichever that is.
  if (kind === 'week') return at <= today && today < addDays(at, 7);
  if (kind === 'month') return at.slice(0, 7) === today.slice(0, 7);
  if (kind === 'quarter') return quarterOf(at) === quarterOf(today);
  return kind === 'year' && at.slice(0, 4) === today.slice(0, 4);
}

const quarterOf = (day: string): string => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
