import type { DonorCohort } from '@livres/api/contract';
import { addMonths } from '../../shared/format/calendar-days';

/** So much more often than in other months is worth a word. */
const NOTABLE = 1.25;
const FEWEST_GIVERS = 10;

interface Return {
  /** Its first day. */
  month: string;
  /** Of those who could, how many gave again: in this month, and in others on average; from 0 to 1. */
  now: number;
  usual: number;
}

/** Whether those who gave before give again in the present month more than in others; its end may raise it further. */
export function comingBack(cohorts: readonly DonorCohort[]): Return | undefined {
  const sums = { now: { gave: 0, of: 0 }, usual: { gave: 0, of: 0 } };
  for (const { gave, donors, month } of cohorts) {
    for (const [later, count] of gave.entries()) {
      if (later === 0) continue;
      const side = monthOf(month, later) === presentMonth(cohorts) ? sums.now : sums.usual;
      side.gave += count;
      side.of += donors;
    }
  }
  if (sums.now.gave < FEWEST_GIVERS || sums.usual.of === 0) return undefined;
  const [now, usual] = [sums.now.gave / sums.now.of, sums.usual.gave / sums.usual.of];
  return now >= usual * NOTABLE ? { month: presentMonth(cohorts), now, usual } : undefined;
}

/** The first day of the month that is not over: that of the last cohort. */
export const presentMonth = (cohorts: readonly DonorCohort[]): string => `${cohorts.at(-1)?.month ?? ''}-01`;

/** The first day of the month so many months after that of a cohort. */
export const monthOf = (cohort: string, later: number): string => addMonths(`${cohort}-01`, later);
