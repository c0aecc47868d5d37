import { ApiProperty } from '@nestjs/swagger';
import { PictureResponse } from '../media/picture.dto.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import type { TagMention } from '../taxonomy/taxonomy.contract.js';
import {
  EVENT_LANGUAGES,
  EVENT_PAYMENT_METHODS,
  EVENT_STATUSES,
  EVENT_TYPES,
  type EventLanguage,
  type EventPaymentMethod,
  type EventStatus,
  type EventType,
} from './event-choices.contract.js';
import type { PublicEvent } from './event.contract.js';
import { type EarlyBird, REGISTRATION_STATES, type RegistrationState } from './event-state.contract.js';

class EventTagResponse implements TagMention {
  id: number;
  slug: string;
  name: string;
}

class OrganizerResponse {
  first_name: string;
  last_name: string;
}

class EarlyBirdResponse implements EarlyBird {
  price: number;

  @ApiProperty({ type: 'integer' })
  discount_percentage: number;

  @ApiProperty({ type: String, nullable: true })
  deadline: string | null;

  runs: boolean;
}

export class EventResponse implements PublicEvent {
  id: number;
  slug: string;
  title: string;
  short_description: string;
  description: string;

  @ApiProperty({ type: String, nullable: true })
  featured_image: string | null;

  @ApiProperty({ type: PictureResponse, nullable: true })
  picture: PictureResponse | null;

  @ApiProperty({ enum: EVENT_TYPES })
  event_type: EventType;

  @ApiProperty({ enum: EVENT_STATUSES })
  status: EventStatus;

  cancellation_reason: string;
  featured: boolean;

  @ApiProperty({ enum: EVENT_LANGUAGES })
  language: EventLanguage;

  @ApiProperty({ type: String, nullable: true })
  start_date: string | null;

  @ApiProperty({ type: String, nullable: true })
  end_date: string | null;

  is_past: boolean;
  is_ongoing: boolean;
  is_upcoming: boolean;
  is_online: boolean;

  @ApiProperty({ type: String, nullable: true })
  online_url: string | null;

  location: string;
  address: string;
  city: string;
  country: string;

  @ApiProperty({ type: Number, nullable: true })
  latitude: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude: number | null;

  is_free: boolean;
  price: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ type: Number, nullable: true })
  early_bird_price: number | null;

  @ApiProperty({ type: String, nullable: true })
  early_bird_deadline: string | null;

  @ApiProperty({ type: EarlyBirdResponse, nullable: true })
  early_bird: EarlyBirdResponse | null;

  @ApiProperty({ enum: EVENT_PAYMENT_METHODS, isArray: true })
  payment_methods: EventPaymentMethod[];

  requires_registration: boolean;

  @ApiProperty({ type: String, nullable: true })
  registration_opens_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  registration_closes_at: string | null;

  registration_open: boolean;

  @ApiProperty({ enum: REGISTRATION_STATES })
  registration_state: RegistrationState;

  @ApiProperty({ type: Number, nullable: true })
  max_participants: number | null;

  current_participants: number;
  interested_count: number;
  view_count: number;

  @ApiProperty({ type: [EventTagResponse] })
  tags: EventTagResponse[];

  @ApiProperty({ type: OrganizerResponse, nullable: true })
  organizer: OrganizerResponse | null;

  accessibility_info: string;
  parking_info: string;
  public_transport_info: string;
  food_provided: boolean;
  wifi_available: boolean;

  @ApiProperty({ type: String, nullable: true })
  recording_url: string | null;

  contact_email: string;
  contact_phone: string;
  contact_website: string;
  updated_at: string;
}

export class EventPageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [EventResponse] })
  results: EventResponse[];
}
