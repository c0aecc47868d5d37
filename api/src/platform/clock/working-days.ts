import { daysAfter } from './paris.js';

const SATURDAY = 6;
const SUNDAY = 0;
/** Days on which no transfer moves in the euro area (TARGET), as `05-01`, and around Easter Sunday in days. */
const CLOSED = ['01-01', '05-01', '12-25', '12-26'];
const CLOSED_AROUND_EASTER = [-2, 1];

/** Whether banks move transfers on that day, `2027-03-01`. */
export function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY || CLOSED.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return !CLOSED_AROUND_EASTER.some((days) => daysAfter(easter, days) === day);
}

/** The day on which so many bank days have come after this one. */
export function bankDaysAfter(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; left -= isBankDay(day) ? 1 : 0) day = daysAfter(day, 1);
  return day;
}

/** Easter Sunday of a year of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const march = moon + weekday - 7 * late + 22;
  return daysAfter(`${String(year).padStart(4, '0')}-03-01`, march - 1);
}
