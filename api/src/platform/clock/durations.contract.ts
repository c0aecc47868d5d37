// Written out: bundlers put a literal where it is used, and computed ones would weigh on the pages.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** A day of 24 hours: days of the calendar are counted with `parisDay`. */
export const DAY_MS = 86_400_000;
