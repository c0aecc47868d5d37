import { iso } from '../../platform/clock/iso-moments.js';
import type { Picture } from '../../content/media/picture.dto.js';
import { shownFields } from '../../content/publishing/content.fields.js';
import { publicationState } from '../../content/publishing/content.presenter.js';
import type { TagMention } from '../../content/taxonomy/taxonomy.dto.js';
import { earlyBird, eventTime, isRegistrationOpen, registrationState } from './event.contract.js';
import { EVENT_STAFF_FIELDS, type EventRecord, type PublicEvent } from './event.dto.js';
import { EventRow } from './event.entity.js';
import { EVENT_KIND } from './event.kind.js';
import type { EventOverviewRow } from './event-totals.entity.js';

/** What an event shows besides its own columns. */
export interface EventSurroundings {
  picture: Picture | null;
  tags: TagMention[];
  now: Date;
}

/** When it takes place, as it is on the wire. */
export function datesOf({ start_date, end_date }: Pick<EventRow, 'start_date' | 'end_date'>) {
  return { start_date: iso(start_date), end_date: iso(end_date) };
}

/** All its moments, as they are on the wire. */
export function momentsOf(row: EventRow) {
  const moments = EVENT_KIND.dates.map((name) => [name, iso(row[name] as Date | null)]);
  return Object.fromEntries(moments) as Record<EventMoment, string | null>;
}
type EventMoment = {
  [Name in keyof EventRow]-?: EventRow[Name] extends Date | null ? Name : never;
}[keyof EventRow];

/** An event as anyone may read it at `now`. */
export function presentEvent(row: EventOverviewRow, around: EventSurroundings): PublicEvent {
  return {
    ...shownFields(EventRow, row, EVENT_STAFF_FIELDS),
    ...presentRest(row, around),
    // Whoever must register gets the address with their registration.
    online_url: row.is_online && !row.requires_registration ? row.online_url || null : null,
    recording_url: row.recording_url || null,
  };
}

/** An event as staff read it: its working copy. */
export function presentEventRecord(row: EventOverviewRow, around: EventSurroundings): EventRecord {
  return {
    ...shownFields(EventRow, row),
    ...presentRest(row, around),
    ...publicationState(row, EVENT_KIND.isLive),
    series_id: row.series_id,
  };
}

function presentRest(row: EventOverviewRow, { picture, tags, now }: EventSurroundings) {
  const { status, current_participants, available_seats, waiting_count, interested_count, view_count } = row;
  const event = { ...shownFields(EventRow, row, ['description']), status, available_seats };
  const time = eventTime(event, now);
  return {
    id: row.id,
    status,
    cancellation_reason: status === 'cancelled' ? row.cancellation_reason : '',
    featured_image: picture?.webp.at(-1)?.url ?? null,
    picture,
    tags,
    is_past: time === 'past',
    is_ongoing: time === 'ongoing',
    is_upcoming: time === 'upcoming',
    early_bird: earlyBird(event, now),
    registration_open: isRegistrationOpen(event, now),
    registration_state: registrationState(event, now),
    organizer: presentOrganizer(row),
    current_participants,
    available_seats,
    waiting_count,
    interested_count,
    view_count,
    updated_at: row.updated_at.toISOString(),
  };
}

function presentOrganizer({ organizer_first_name, organizer_last_name }: EventRow) {
  if (!organizer_first_name && !organizer_last_name) return null;
  return { first_name: organizer_first_name, last_name: organizer_last_name };
}
