const YEAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric' });
const SHOWN = 4;

/** This year of Paris and those before it, newest first. */
export function recentYears(now: number): number[] {
  const year = Number(YEAR.format(now));
  return Array.from({ length: SHOWN }, (_, back) => year - back);
}
