import { DAY_MS } from './durations.contract.js';

/** How many days the second is after the first; days are `2027-03-01`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The months since the year 0. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
