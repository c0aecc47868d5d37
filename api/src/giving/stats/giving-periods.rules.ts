import { daysBetween, monthOf } from '../../platform/clock/calendar-days.js';
import { daysAfter } from '../../platform/clock/paris.js';
import type { GivingPeriod } from './giving-stats.contract.js';
import type { GivingStats } from './giving-stats.dto.js';

export interface PeriodDays {
  from: string;
  to: string;
  before_from: string;
  before_to: string;
  step: GivingStats['step'];
}

/** The days of a period up to today, in Paris, and as many of the one before; days are `2027-03-01`, both included. */
export function daysOfPeriod(period: GivingPeriod, today: string): PeriodDays {
  const year = Number(today.slice(0, 4));
  if (period === 'last_year') return { ...wholeYear(year - 1), ...named(wholeYear(year - 2)), step: 'month' };
  if (period === 'year') {
    const before_to = today.endsWith('-02-29') ? `${year - 1}-02-28` : `${year - 1}${today.slice(4)}`;
    return { from: `${year}-01-01`, to: today, before_from: `${year - 1}-01-01`, before_to, step: 'month' };
  }
  const from = beginningOf(period, today);
  const before_from = beginningOf(period, daysAfter(from, -1));
  const sameDay = daysAfter(before_from, daysBetween(from, today));
  const before_to = sameDay < from ? sameDay : daysAfter(from, -1);
  return { from, to: today, before_from, before_to, step: period === 'quarter' ? 'week' : 'day' };
}

/** How many steps of a period there are, from its first day to its last. */
export function stepsBetween(step: GivingStats['step'], from: string, to: string): number {
  if (step === 'month') return monthOf(to) - monthOf(from) + 1;
  return Math.floor(daysBetween(from, to) / (step === 'week' ? 7 : 1)) + 1;
}

/** The first day of the step of this number, from 0. */
export function dayOfStep(step: GivingStats['step'], from: string, index: number): string {
  if (step !== 'month') return daysAfter(from, index * (step === 'week' ? 7 : 1));
  const month = monthOf(from) + index;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

const wholeYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });
const named = ({ from, to }: { from: string; to: string }) => ({ before_from: from, before_to: to });

function beginningOf(period: 'week' | 'month' | 'quarter', day: string): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  if (period === 'week') return daysAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}
