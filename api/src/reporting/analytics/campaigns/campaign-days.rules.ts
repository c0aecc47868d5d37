import { daysAfter } from '../../../platform/clock/paris.js';
import { daysBetween } from '../../../platform/clock/calendar-days.js';

/** What a day brought, in minor units. */
export interface DaySum {
  day: string;
  amount: number;
  gifts: number;
}

export interface CountedDay extends DaySum {
  /** Days since the launch. */
  index: number;
  /** With what was there before, in minor units. */
  total: number;
}

/** The days of a campaign, from its launch to today or to its end. */
export interface CampaignSpan {
  first_day: string;
  last_day: string | null;
  /** The last day to show; before the first where it has not begun. */
  shown_to: string;
}

/** Ten years of points are enough to draw. */
const MOST_DAYS = 3660;

/** An ended campaign goes to its last gift. */
export function spanOf(
  first_day: string,
  last_day: string | null,
  sums: readonly DaySum[],
  today: string,
): CampaignSpan {
  const hasEnded = last_day !== null && last_day < today;
  const lastGift = sums.at(-1)?.day ?? first_day;
  const end = hasEnded && last_day > lastGift ? last_day : lastGift;
  return { first_day, last_day, shown_to: hasEnded && end < today ? end : today };
}

/** Every day of the span, those without a gift too; what came before the launch is in all totals. */
export function countedDays(
  { first_day, shown_to }: CampaignSpan,
  sums: readonly DaySum[],
  opening: number,
): CountedDay[] {
  const length = daysBetween(first_day, shown_to) + 1;
  const start = Math.max(0, length - MOST_DAYS);
  const from = daysAfter(first_day, start);
  const known = new Map(sums.map((sum) => [sum.day, sum]));
  let total = opening + sums.filter(({ day }) => day < from).reduce((sum, { amount }) => sum + amount, 0);
  return Array.from({ length: Math.max(0, length - start) }, (_, place) => {
    const day = daysAfter(from, place);
    const { amount = 0, gifts = 0 } = known.get(day) ?? {};
    total += amount;
    return { day, index: start + place, amount, gifts, total };
  });
}

/** A day, over the last ones, in minor units. */
export function paceMade(days: readonly CountedDay[], last: number): { pace: number | null; days: number } {
  const counted = days.slice(-last);
  if (counted.length === 0) return { pace: null, days: 0 };
  const sum = counted.reduce((amounts, { amount }) => amounts + amount, 0);
  return { pace: Math.round(sum / counted.length), days: counted.length };
}

const PEAK_TIMES = 3;
const MOST_PEAKS = 5;
const FEWEST_DAYS = 7;

/** The days that brought three times a usual one or more, with how many times; the usual day is the middle of those with gifts. */
export function peaksOf(days: readonly CountedDay[]): { day: CountedDay; times: number }[] {
  const given = days.filter(({ amount }) => amount > 0);
  if (given.length < FEWEST_DAYS) return [];
  const usual = given.map(({ amount }) => amount).toSorted((one, other) => one - other)[
    Math.floor(given.length / 2)
  ]!;
  return given
    .filter(({ amount }) => amount >= PEAK_TIMES * usual)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MOST_PEAKS)
    .toSorted((one, other) => one.index - other.index)
    .map((day) => ({ day, times: Math.round((day.amount * 10) / usual) / 10 }));
}
