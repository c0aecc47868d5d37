import { parisDay } from '../../platform/clock/paris.js';
import type { SeatedEvent } from '../events/event-seats.service.js';

/** Of an event, what people are told when it changes. */
export interface EventSnapshot {
  version: number;
  status: SeatedEvent['status'];
  start_date: string | null;
  end_date: string | null;
  is_online: boolean;
  /** Absent where people were last told before links were compared. */
  online_url?: string;
  location: string;
  address: string;
  city: string;
  /** Whether registration has been open before or is now: its opening is announced once. */
  has_opened: boolean;
}

/** `relinked`: neither its date nor its place changed, but the link by which one joins it. */
export type EventNews = 'cancelled' | 'moved' | 'relinked' | 'opened';

const PLACED = ['start_date', 'end_date', 'is_online', 'location', 'address', 'city'] as const;

export function snapshotOf(event: SeatedEvent, has_opened: boolean): EventSnapshot {
  const { version, status, start_date, end_date, is_online, online_url, location, address, city } = event;
  return {
    version,
    status,
    start_date: start_date?.toISOString() ?? null,
    end_date: end_date?.toISOString() ?? null,
    is_online,
    online_url,
    location,
    address,
    city,
    has_opened,
  };
}

/** What is to be announced of an event that was announced as `was`; of one that is cancelled, nothing but that. */
export function newsOf(was: EventSnapshot, is: EventSnapshot): EventNews[] {
  if (is.status === 'cancelled') return was.status === 'cancelled' ? [] : ['cancelled'];
  const isMoved = PLACED.some((field) => was[field] !== is[field]);
  const opens = is.has_opened && !was.has_opened;
  const changes: EventNews[] = isMoved ? ['moved'] : isRelinked(was, is) ? ['relinked'] : [];
  return [...changes, ...(opens ? ['opened' as const] : [])];
}

function isRelinked(was: EventSnapshot, is: EventSnapshot): boolean {
  return is.is_online && Boolean(is.online_url) && ![undefined, is.online_url].includes(was.online_url);
}

/** Whether its beginning is on another day in Paris than it was, or on none any more; a first date is no other day. */
export function isOnAnotherDay(was: EventSnapshot, is: EventSnapshot): boolean {
  const day = ({ start_date }: EventSnapshot) => start_date && parisDay(new Date(start_date));
  return was.start_date !== null && day(was) !== day(is);
}

/** The event as people were told that it is, to say what it was. */
export function asAnnounced(event: SeatedEvent, was: EventSnapshot): SeatedEvent {
  const { is_online, location, address, city } = was;
  const moment = (iso: string | null) => (iso ? new Date(iso) : null);
  const dates = { start_date: moment(was.start_date), end_date: moment(was.end_date) };
  return { ...event, ...dates, is_online, location, address, city };
}
