import { daysBetween } from '../../../platform/clock/calendar-days.js';
import { monthsAfter, type PeriodRange } from '../analytics-period.rules.js';
import { COHORT_MONTHS, SMALL_COHORT } from './donor-analytics.contract.js';
import type { DonorCohort } from './donor-analytics.dto.js';

const FEWEST_MONTHS = 12;
const MOST_MONTHS = 24;

/** The months to draw, `2026-12`, oldest first: those of the period up to today, or the 12 that end with it. */
export function monthsToDraw({ from, to }: PeriodRange, today: string): string[] {
  const last = to < today ? to : today;
  const own = from > last ? 0 : monthsBetween(from, last) + 1;
  const count = own < FEWEST_MONTHS || own > MOST_MONTHS ? FEWEST_MONTHS : own;
  return monthsUpTo(last, count);
}

/** So many months, that of the day last. */
export function monthsUpTo(day: string, count: number): string[] {
  const month = `${day.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, index) => monthsAfter(month, index + 1 - count).slice(0, 7));
}

/** How many months the second is after the first. */
export function monthsBetween(from: string, to: string): number {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return number(to) - number(from);
}

interface CohortMonth {
  first_month: string;
  month: string;
  donors: number;
}

/** Each cohort from its own month to now: who gave in each, and the share of all. */
export function cohortsOf(rows: readonly CohortMonth[], today: string): DonorCohort[] {
  const known = new Map(rows.map(({ first_month, month, donors }) => [`${first_month}/${month}`, donors]));
  const months = monthsUpTo(today, COHORT_MONTHS + 1);
  return months.map((month, index) => {
    const gave = months.slice(index).map((later) => known.get(`${month}/${later}`) ?? 0);
    const donors = gave[0] ?? 0;
    const shares = donors === 0 ? [] : gave.map((count) => count / donors);
    return { month, donors, is_small: donors < SMALL_COHORT, gave, shares };
  });
}

/** The days of a period that have been: none where it is all to come. */
export function daysSoFar({ from, to }: PeriodRange, today: string): PeriodRange {
  const last = to < today ? to : today;
  return daysBetween(from, last) < 0 ? { from: last, to: last } : { from, to: last };
}

/** Null where nothing is there to be a part of. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
