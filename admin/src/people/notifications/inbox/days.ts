import type { InboxLine } from '@livres/api/contract';
import { addDays, dayInParis, dayOfWeek } from '../../../shared/format/calendar-days';
import { parisDay } from '../../../shared/format/paris-day';
import { notifications as texts } from '../notifications.fr';

export interface InboxDay {
  day: string;
  title: string;
  lines: InboxLine[];
}

/** Lines by the day of Paris on which they came, or came back, in their order. */
export function byDay(lines: readonly InboxLine[], now: number): InboxDay[] {
  const today = dayInParis(now);
  const days = Map.groupBy(lines, ({ shown_at }) => parisDay(shown_at));
  return [...days].map(([day, ofDay]) => ({ day, title: titleOf(day, today), lines: ofDay }));
}

function titleOf(day: string, today: string): string {
  if (day === today) return texts.today;
  if (day === addDays(today, -1)) return texts.yesterday;
  const text = dayOfWeek(day);
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

const CLOCK = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** « 8 h 51 », in Paris. */
export const clockOf = (iso: string): string =>
  CLOCK.format(new Date(iso))
    .replace(/^0(?=\d)/, '')
    .replace(':', '\u00a0h\u00a0');
