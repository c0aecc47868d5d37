import { DAY_MS } from '../src/platform/clock/durations.contract.js';

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const parisTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day in Paris, `2027-03-01`, so many days from `now`, moved on to the given weekday (0 for Sunday). */
export function dayIn(now: Date, days: number, weekday?: number): string {
  const day = parisDay.format(new Date(now.getTime() + days * DAY_MS));
  if (weekday === undefined) return day;
  const noon = new Date(`${day}T12:00:00Z`);
  const wait = (weekday - noon.getUTCDay() + 7) % 7;
  return new Date(noon.getTime() + wait * DAY_MS).toISOString().slice(0, 10);
}

/** The same weekday once the holidays at the end of the year are over, where the day falls in them. */
export function afterHolidays(day: string): string {
  const date = day.slice(5);
  if (date > '01-04' && date < '12-20') return day;
  return afterHolidays(dayIn(new Date(`${day}T12:00:00Z`), 7));
}

/** The moment when it is `time`, such as `18:30`, in Paris on that day. */
export function momentAt(day: string, time: string): Date {
  const inWinter = new Date(`${day}T${time}:00+01:00`);
  return parisTime.format(inWinter) === time ? inWinter : new Date(`${day}T${time}:00+02:00`);
}
