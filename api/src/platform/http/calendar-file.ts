/** What iCalendar files (RFC 5545) are answered as. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export interface CalendarSource {
  name: string;
  /** Address of the site, without a slash at the end. */
  site: string;
}
