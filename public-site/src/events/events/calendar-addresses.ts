import type { PublicEvent } from '@livres/api/contract';
import { addressText } from './event-place';

/** `20270306T090000Z`. */
const compact = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A page of Google's calendar with the event filled in. */
export function googleCalendar(event: PublicEvent, page: string): string {
  const start = event.start_date ?? '';
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(start)}/${compact(event.end_date ?? start)}`,
    ctz: 'Europe/Paris',
    details: `${event.short_description}\n\n${page}`,
    location: addressText(event).replaceAll('\n', ', '),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A page of Outlook's calendar with the event filled in. */
export function outlookCalendar(event: PublicEvent, page: string): string {
  const start = event.start_date ?? '';
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    enddt: event.end_date ?? start,
    body: `${event.short_description}\n\n${page}`,
    location: addressText(event).replaceAll('\n', ', '),
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
