import type { PublicEvent } from '@livres/api/contract';
import { formatDay, formatHour, formatWeekday } from '../../shared/format/dates';

type Dated = Pick<PublicEvent, 'start_date' | 'end_date'>;

/** « samedi 3 mars 2027, 10 h – 12 h 30 », « du 3 au 5 mars 2027 », in Paris; empty while the date is not fixed. */
export function eventWhen(event: Dated): string {
  const { start_date: start, end_date: end } = event;
  if (!start || takesDays(start, end)) return eventHours(event);
  return `${formatWeekday(start)}\u00a0${formatDay(start)}, ${eventHours(event)}`;
}

/** What a date that is shown beside it leaves to say: « 10 h – 12 h 30 », « 10 h », « du 3 au 5 mars 2027 ». */
export function eventHours({ start_date: start, end_date: end }: Dated): string {
  if (!start) return '';
  if (takesDays(start, end)) return `du ${shortenedFirst(start, end)} au ${formatDay(end)}`;
  return end ? `${formatHour(start)}\u00a0–\u00a0${formatHour(end)}` : formatHour(start);
}

function takesDays(start: string, end: string | null): end is string {
  return end !== null && formatDay(start) !== formatDay(end);
}

/** What the two days share is written once: « du 3 au 5 mars 2027 », « du 30 mars au 2 avril 2027 ». */
function shortenedFirst(start: string, end: string): string {
  const [first, last] = [formatDay(start).split('\u00a0'), formatDay(end).split('\u00a0')];
  if (first[2] !== last[2]) return first.join('\u00a0');
  return first.slice(0, first[1] === last[1] ? 1 : 2).join('\u00a0');
}
