import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { convert } from 'html-to-text';
import { EVENT_TYPE_LABELS } from './event-choices.contract.js';
import type { EventRow } from './event.entity.js';
import { PARIS_TIME_ZONE } from '../../platform/clock/paris-time-zone.content.js';
import { readable } from '../../platform/http/writable-text.js';
import type { CalendarSource } from '../../platform/http/calendar-file.js';

const TIME_ZONE = 'Europe/Paris';
const HOUR_S = 3600;

/** Events as an iCalendar file (RFC 5545), in the hours of Paris; those without a date are left out. */
export function eventCalendar(events: EventRow[], { name, site }: CalendarSource): string {
  const { host } = new URL(site);
  const calendar = calendarOf({ name, site }, ICalCalendarMethod.PUBLISH);
  calendar.ttl(HOUR_S);
  for (const event of events)
    if (event.start_date)
      calendar.createEvent({ ...entry(event, site), id: `evenement-${event.id}@${host}` });
  return readable(calendar.toString());
}

/** A seat at an event, whose version moves with the event's and its own. */
export interface CalendarSeat {
  /** The registration's. */
  id: string;
  version: number;
  updated_at: Date;
  /** Given up, it is taken out of the calendar. */
  isIn: boolean;
}

/** The event of a registration as an iCalendar file: a later version takes the place of an earlier one. */
export function seatCalendar(
  event: EventRow,
  seat: CalendarSeat,
  { name, site, from }: CalendarSource & { from: string },
): string {
  const { host } = new URL(site);
  const isCancelled = !seat.isIn || event.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = calendarOf({ name, site }, method);
  const changed = new Date(Math.max(event.updated_at.getTime(), seat.updated_at.getTime()));
  calendar.createEvent({
    ...entry(event, site),
    id: `inscription-${seat.id}-${event.id}@${host}`,
    // Who writes, so that calendars believe who takes it away.
    organizer: { name, email: from },
    sequence: event.version + seat.version,
    stamp: changed,
    lastModified: changed,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // For those who are in alone.
    ...(!isCancelled && event.is_online && event.online_url && { url: event.online_url }),
  });
  return readable(calendar.toString());
}

function calendarOf({ name, site }: CalendarSource, method: ICalCalendarMethod) {
  return ical({
    name,
    prodId: { company: new URL(site).host, product: 'evenements', language: 'FR' },
    method,
    // Of each event, not of the calendar: stamps must stay in UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: () => PARIS_TIME_ZONE },
  });
}

function entry(event: EventRow, site: string): ICalEventData {
  const url = `${site}/evenements/${event.slug}`;
  const place = placeOf(event);
  return {
    // Calendars take the higher number for the newer version.
    sequence: event.version,
    stamp: event.updated_at,
    created: event.created_at,
    lastModified: event.updated_at,
    start: inParis(event.start_date!),
    end: event.end_date ? inParis(event.end_date) : null,
    timezone: TIME_ZONE,
    summary: event.title,
    description: [toldFirst(event), convert(event.description, { wordwrap: false }), url]
      .filter(Boolean)
      .join('\n\n'),
    ...(place && { location: place }),
    url,
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    categories: [{ name: EVENT_TYPE_LABELS[event.event_type] }],
  };
}

function toldFirst({ status, cancellation_reason, short_description }: EventRow): string {
  return status === 'cancelled' ? `Annulé : ${cancellation_reason}` : short_description;
}

function placeOf({ location, address, city, country, is_online, latitude, longitude }: EventRow) {
  const lines = [location, address, city, country].filter(Boolean);
  if (lines.length === 0) return is_online ? { title: 'En ligne' } : null;
  const geo = latitude !== null && longitude !== null ? { geo: { lat: latitude, lon: longitude } } : {};
  return { title: lines.join(', '), ...geo };
}

function inParis(moment: Date): Date {
  return new TZDate(moment, TIME_ZONE);
}
