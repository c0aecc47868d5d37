import { daysBetween, monthOf } from '../../platform/clock/calendar-days.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { hourInParis } from '../../platform/clock/paris-clock.contract.js';
import { daysAfter, parisHour } from '../../platform/clock/paris.js';
import type { AnalyticsAgainst, AnalyticsPeriod, AnalyticsStep } from './analytics-period.contract.js';

export interface PeriodRange {
  from: string;
  to: string;
}

export interface ComparedDays extends PeriodRange {
  before_from: string | null;
  before_to: string | null;
  step: AnalyticsStep;
  /** The first day that something is known of; null where nothing says so. */
  since: string | null;
  /** Of a last day under way, how many hours of the other last day it is compared with; null for whole days. */
  before_hours: number | null;
}

interface AskedPeriod {
  period: AnalyticsPeriod;
  against: AnalyticsAgainst;
  /** For two dates, in order. */
  from?: string;
  to?: string;
}

interface KnownDays {
  today: string;
  /** The first day of all that is known. */
  firstDay: string;
  /** The first day of what is asked for; days before have no data, which is not 0. */
  since: string | null;
  /** Whether days before could not be counted, rather than held nothing: half of a period is then none. */
  isCounted: boolean;
  /** Hours of today that have begun, where today is the day that it is. */
  hours: number | null;
}

/** The days of a period up to today, both included, those that it is compared with, and the steps of its chart. */
export function daysOf(asked: AskedPeriod, known: KnownDays): ComparedDays {
  const { today, firstDay, since, hours } = known;
  const range = rangeOf(asked, today, firstDay);
  const step = stepOf(range);
  const earlier = asked.period === 'all' ? null : rangeBefore(asked, range);
  const before =
    earlier && since !== null && (known.isCounted ? earlier.from : earlier.to) < since ? null : earlier;
  const isUnderWay = range.to === today && isCounterpart(asked, range, before);
  const before_hours = isUnderWay ? hours : null;
  const [before_from, before_to] = [before?.from ?? null, before?.to ?? null];
  return { ...range, before_from, before_to, step, since, before_hours };
}

/** Whether the last days of both are the same day of their periods: February has no 31st that March could be held against. */
function isCounterpart(
  { period, against }: AskedPeriod,
  { from, to }: PeriodRange,
  before: PeriodRange | null,
): boolean {
  if (!before) return false;
  if (against === 'last_year' || period === 'year') return before.to.slice(8) === to.slice(8);
  return daysBetween(before.from, before.to) === daysBetween(from, to);
}

/** For what is not known by the hour: of a day under way, nothing is said of the day before; of more days, whole ones are. */
export function wholeDays<Days extends ComparedDays>(days: Days): Days {
  if (days.before_hours === null) return days;
  return days.step === 'hour'
    ? { ...days, before_from: null, before_to: null, before_hours: null }
    : { ...days, before_hours: null };
}

/** The last day of the period before, hour after hour, by itself. */
export const lastDayBefore = ({ before_to, since }: ComparedDays & { before_to: string }): ComparedDays => ({
  from: before_to,
  to: before_to,
  before_from: null,
  before_to: null,
  step: 'hour',
  since,
  before_hours: null,
});

function rangeOf({ period, from, to }: AskedPeriod, today: string, firstDay: string): PeriodRange {
  if (period === 'dates') {
    const last = to ?? today;
    return { from: from ?? last, to: last };
  }
  if (period === 'all') return { from: firstDay < today ? firstDay : today, to: today };
  if (period === '7_days') return { from: daysAfter(today, -6), to: today };
  if (period === '30_days') return { from: daysAfter(today, -29), to: today };
  if (period === '12_months') return { from: daysAfter(monthsAfter(today, -12), 1), to: today };
  return { from: beginningOf(period, today), to: today };
}

/** As many days of the calendar period before, or right before a period that is none; or the same days a year ago. */
function rangeBefore({ period, against }: AskedPeriod, { from, to }: PeriodRange): PeriodRange {
  if (against === 'last_year') return { from: monthsAfter(from, -12), to: monthsAfter(to, -12) };
  const dayBefore = daysAfter(from, -1);
  if (period === 'year') return { from: monthsAfter(from, -12), to: monthsAfter(to, -12) };
  if (period === 'week' || period === 'month' || period === 'quarter') {
    const beginning = beginningOf(period, dayBefore);
    const sameDay = daysAfter(beginning, daysBetween(from, to));
    return { from: beginning, to: sameDay < from ? sameDay : dayBefore };
  }
  return { from: daysAfter(dayBefore, -daysBetween(from, to)), to: dayBefore };
}

/** The first day of the period of the calendar that holds a day. */
export function beginningOf(period: 'day' | 'week' | 'month' | 'quarter' | 'year', day: string): string {
  if (period === 'day') return day;
  if (period === 'week') return daysAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  if (period === 'year') return `${day.slice(0, 4)}-01-01`;
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

const MOST_DAYS = 62;
const MOST_WEEK_DAYS = 190;
const MOST_MONTH_DAYS = 366 * 6;

function stepOf({ from, to }: PeriodRange): AnalyticsStep {
  const days = daysBetween(from, to) + 1;
  if (days === 1) return 'hour';
  if (days <= MOST_DAYS) return 'day';
  if (days <= MOST_WEEK_DAYS) return 'week';
  return days <= MOST_MONTH_DAYS ? 'month' : 'year';
}

/** How many steps there are from the first day to the last; hours are those of the first day, of which clocks make 23 or 25. */
export function stepCount(step: AnalyticsStep, { from, to }: PeriodRange): number {
  if (step === 'hour') return (midnight(daysAfter(from, 1)) - midnight(from)) / HOUR_MS;
  if (step === 'day') return daysBetween(from, to) + 1;
  if (step === 'week') return Math.floor(daysBetween(from, to) / 7) + 1;
  if (step === 'month') return monthOf(to) - monthOf(from) + 1;
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1;
}

const midnight = (day: string): number => parisHour(day, 0).getTime();

/** The name of the step of this number, from 0: its first day within the period, or its hour. */
export function stepAt(step: AnalyticsStep, from: string, index: number): string {
  if (step === 'hour') return hourInParis(new Date(midnight(from) + index * HOUR_MS));
  if (step === 'day' || step === 'week') return daysAfter(from, index * (step === 'week' ? 7 : 1));
  if (index === 0) return from;
  if (step === 'year') return `${Number(from.slice(0, 4)) + index}-01-01`;
  const month = monthOf(from) + index;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** The same day so many months later, or before; the last of the month where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const month = monthOf(day) + months;
  const [year, inYear] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, inYear + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8, 10)), last);
  return `${year}-${String(inYear + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** First and last day of every step of a range; hours have the same. */
export function stepDays(step: AnalyticsStep, range: PeriodRange): PeriodRange[] {
  const count = step === 'hour' ? 1 : stepCount(step, range);
  return Array.from({ length: count }, (_, index) => {
    const from = step === 'hour' ? range.from : stepAt(step, range.from, index);
    const next = index + 1 < count ? daysAfter(stepAt(step, range.from, index + 1), -1) : range.to;
    return { from, to: next };
  });
}
