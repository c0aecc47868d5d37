import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { answerOf } from '../../platform/http/answer-of.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { Picture } from '../../content/media/picture.dto.js';
import { PublicationState } from '../../content/publishing/publishing.dto.js';
import { TagMention } from '../../content/taxonomy/taxonomy.dto.js';
import { EVENT_STATUSES, type EventStatus } from './event-choices.contract.js';
import { EventInput } from './event-input.dto.js';
import { EventQuestion } from './event-questions.dto.js';
import { NEW_EVENT, REGISTRATION_STATES, type RegistrationState } from './event.contract.js';

class Organizer {
  first_name: string;
  last_name: string;
}

export class EarlyBird {
  /** Major units. */
  price: number;

  /** Whole per cent off the price, rounded down. */
  @ApiProperty({ type: 'integer' })
  discount_percentage: number;

  deadline: string | null;

  /** The price may still be had at this moment. */
  runs: boolean;
}

class WrittenEvent extends OmitType(answerOf(EventInput, NEW_EVENT), ['questions']) {
  @ApiProperty({ type: [EventQuestion] })
  questions: EventQuestion[];
}

/** What only staff read of what they write. */
export const EVENT_STAFF_FIELDS = [
  'featured_image_id',
  'tag_ids',
  'offline_participants',
  'unverified_percentage',
  'organizer_first_name',
  'organizer_last_name',
] as const;

/** Addresses that staff read as they are written, and visitors where they may follow them. */
const ADDRESSES = ['online_url', 'recording_url'] as const;

/** An event as anyone may read it. Prices are in major units of `currency`; dates are ISO 8601, UTC. */
export class PublicEvent extends OmitType(WrittenEvent, [...EVENT_STAFF_FIELDS, ...ADDRESSES]) {
  id: number;

  /** Address of the picture, for clients that want one; `picture` has its sizes and its text. */
  featured_image: string | null;

  picture: Picture | null;

  @ApiProperty({ enum: EVENT_STATUSES })
  status: EventStatus;

  /** Why it is cancelled; empty where it is not. */
  cancellation_reason: string;
  is_past: boolean;
  is_ongoing: boolean;
  is_upcoming: boolean;

  /** Where to connect; null where one registers first. */
  online_url: string | null;

  /** The early-bird price against the price, and whether it still runs; null where there is none. */
  early_bird: EarlyBird | null;

  /** Registration is asked for and open at this moment, full or not. */
  registration_open: boolean;

  @ApiProperty({ enum: REGISTRATION_STATES })
  registration_state: RegistrationState;

  current_participants: number;

  /** Seats that anyone may have; null without a limit. */
  @ApiProperty({ type: 'integer', nullable: true })
  available_seats: number | null;

  /** How many wait for a seat. */
  @ApiProperty({ type: 'integer' })
  waiting_count: number;

  interested_count: number;
  view_count: number;

  tags: TagMention[];

  organizer: Organizer | null;

  recording_url: string | null;

  updated_at: string;
}

export class EventPage extends PageOf(PublicEvent) {}

/** `admin/events`: the working copy, with what only staff read. */
export class EventRecord extends IntersectionType(
  OmitType(PublicEvent, ADDRESSES),
  PickType(WrittenEvent, [...EVENT_STAFF_FIELDS, ...ADDRESSES]),
  PublicationState,
) {
  /** The same for all dates that were made from one event; null of one alone. */
  series_id: string | null;
}
