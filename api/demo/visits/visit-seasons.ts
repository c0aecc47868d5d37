/** Visits of an ordinary day when counting began; a third more each year. */
const FIRST_DAYS = 185;
const GROWTH = 1.3;
const YEAR_DAYS = 365.25;
const MONTHS = [0.95, 0.92, 1, 0.97, 0.95, 0.86, 0.62, 0.55, 1.18, 1.05, 1.08, 1.25] as const;
/** Sunday first. */
const WEEKDAYS = [0.84, 1.1, 1.14, 1.1, 1.06, 0.96, 0.8] as const;
/** Those who think of their taxes on the last days of the year. */
const LAST_DAYS: Record<string, number> = {
  '12-24': 0.6,
  '12-25': 0.5,
  '12-30': 1.25,
  '12-31': 1.7,
  '01-01': 0.6,
};
const HOURS = [
  6, 3, 2, 1, 1, 3, 8, 18, 30, 38, 42, 40, 44, 40, 36, 36, 38, 44, 50, 56, 66, 64, 44, 20,
] as const;

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** What grew since the first of these days, as a factor. */
export const growth = (days: number) => GROWTH ** (days / YEAR_DAYS);

/** Visits to expect on a day, so many days after the first, without what a letter brings. */
export function ordinaryVisits(day: string, daysAfterFirst: number): number {
  const season = MONTHS[monthOf(day)]! * WEEKDAYS[weekdayOf(day)]! * (LAST_DAYS[day.slice(5)] ?? 1);
  return FIRST_DAYS * growth(daysAfterFirst) * season;
}

/** Hours of Paris, by how often a visit begins in them. */
export const VISIT_HOURS = HOURS.map((weight, hour) => [hour, weight] as const);
