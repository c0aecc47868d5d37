import type { PublicEvent } from '@livres/api/contract';
import { formatDay, formatHour, formatWeekday } from '../../shared/format/dates';

type Dated = Pick<PublicEvent, 'start_date' | 'end_date'>;

/** « samedi 3 mars 2027, de 10 h à 12 h 30 », « du 3 au 5 mars 2027 », in Paris; empty while the date is not fixed. */
export function eventWhen({ start_date: start, end_date: end }: Dated): string {
  if (!start) return '';
  const first = `${formatWeekday(start)}\u00a0${formatDay(start)}`;
  if (!end) return `${first}, à ${formatHour(start)}`;
  if (formatDay(start) === formatDay(end)) return `${first}, de ${formatHour(start)} à ${formatHour(end)}`;
  return `du ${shortenedFirst(start, end)} au ${formatDay(end)}`;
}

/** What the two days share is written once: « du 3 au 5 mars 2027 », « du 30 mars au 2 avril 2027 ». */
function shortenedFirst(start: string, end: string): string {
  const [first, last] = [formatDay(start).split('\u00a0'), formatDay(end).split('\u00a0')];
  if (first[2] !== last[2]) return first.join('\u00a0');
  return first.slice(0, first[1] === last[1] ? 1 : 2).join('\u00a0');
}
