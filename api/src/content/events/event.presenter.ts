import type { Picture } from '../media/media.contract.js';
import { shownRichText } from '../../platform/http/rich-text.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { publicationState } from '../publishing/content.presenter.js';
import type { ContentKind } from '../publishing/content.kind.js';
import type { TagMention } from '../taxonomy/taxonomy.contract.js';
import type { EventRecord, PublicEvent } from './event.contract.js';
import type { EventRow } from './event.entity.js';
import type { EventOverviewRow } from './event-overview.entity.js';
import { earlyBird, eventTime, isRegistrationOpen, registrationState } from './event-state.contract.js';

/** What an event shows besides its own columns. */
export interface EventSurroundings {
  picture: Picture | null;
  tags: TagMention[];
  now: Date;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** When it takes place, as it is on the wire. */
export function datesOf({ start_date, end_date }: Pick<EventRow, 'start_date' | 'end_date'>) {
  return { start_date: iso(start_date), end_date: iso(end_date) };
}

/** An event as anyone may read it at `now`. */
export function presentEvent(row: EventOverviewRow, { picture, tags, now }: EventSurroundings): PublicEvent {
  const written = { ...presentText(row), ...presentPlace(row), ...presentTerms(row) };
  const time = eventTime(written, now);
  return {
    ...written,
    featured_image: picture?.webp.at(-1)?.url ?? null,
    picture,
    tags,
    is_past: time === 'past',
    is_ongoing: time === 'ongoing',
    is_upcoming: time === 'upcoming',
    early_bird: earlyBird(written, now),
    registration_open: isRegistrationOpen(written, now),
    registration_state: registrationState(written, now),
    interested_count: row.interested_count,
    view_count: row.view_count,
    updated_at: row.updated_at.toISOString(),
  };
}

function presentText(row: EventOverviewRow) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    short_description: row.short_description,
    description: shownRichText(row.description),
    event_type: row.event_type,
    status: row.status,
    cancellation_reason: row.status === 'cancelled' ? row.cancellation_reason : '',
    featured: row.featured,
    language: row.language,
    ...datesOf(row),
    recording_url: row.recording_url || null,
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    contact_website: row.contact_website,
    organizer: presentOrganizer(row),
  };
}

function presentOrganizer({
  organizer_first_name: first_name,
  organizer_last_name: last_name,
}: EventOverviewRow) {
  return first_name || last_name ? { first_name, last_name } : null;
}

function presentPlace(row: EventOverviewRow) {
  return {
    is_online: row.is_online,
    // Whoever must register gets the address with their registration.
    online_url: row.is_online && !row.requires_registration ? row.online_url || null : null,
    location: row.location,
    address: row.address,
    city: row.city,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    accessibility_info: row.accessibility_info,
    parking_info: row.parking_info,
    public_transport_info: row.public_transport_info,
    food_provided: row.food_provided,
    wifi_available: row.wifi_available,
  };
}

function presentTerms(row: EventOverviewRow) {
  const { currency, early_bird_price } = row;
  return {
    is_free: row.is_free,
    price: toMajorUnits(row.price, currency),
    currency,
    early_bird_price: early_bird_price === null ? null : toMajorUnits(early_bird_price, currency),
    early_bird_deadline: iso(row.early_bird_deadline),
    payment_methods: row.payment_methods,
    requires_registration: row.requires_registration,
    registration_opens_at: iso(row.registration_opens_at),
    registration_closes_at: iso(row.registration_closes_at),
    max_participants: row.max_participants,
    current_participants: row.current_participants,
  };
}

/** An event as staff read it: its working copy. */
export function presentEventRecord(
  row: EventOverviewRow,
  around: EventSurroundings,
  kind: ContentKind<EventRow>,
): EventRecord {
  return {
    ...presentEvent(row, around),
    featured_image_id: row.featured_image_id,
    tag_ids: row.tag_ids,
    online_url: row.online_url,
    recording_url: row.recording_url,
    offline_participants: row.offline_participants,
    organizer_first_name: row.organizer_first_name,
    organizer_last_name: row.organizer_last_name,
    ...publicationState(row, (one) => kind.isLive(one)),
  };
}
