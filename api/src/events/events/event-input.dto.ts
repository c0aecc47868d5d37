import { ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ObjectsOf,
  OptionalAddress,
  OptionalAmount,
  OptionalCount,
  OptionalEmail,
  OptionalFlag,
  OptionalIds,
  OptionalMoment,
  OptionalOneOf,
  OptionalSlug,
  OptionalSomeOf,
  OptionalText,
  RequiredIds,
} from '../../platform/http/body-fields.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { VersionBody } from '../../content/publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../../content/publishing/publishing.contract.js';
import {
  EVENT_LANGUAGES,
  EVENT_PAYMENT_METHODS,
  EVENT_TYPES,
  QUESTION_LIMITS,
  type EventLanguage,
  type EventPaymentMethod,
  type EventType,
} from './event-choices.contract.js';
import { EventQuestionInput } from './event-questions.dto.js';
import { EVENT_MESSAGES } from './event.contract.js';

const MAX_TAGS = 20;

class EventText {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @MaxLength(200)
  @IsNotEmpty({ message: EVENT_MESSAGES.title_required })
  @IsString({ message: EVENT_MESSAGES.title_required })
  @OneLine()
  title: string;

  @MaxLength(500)
  @IsNotEmpty({ message: EVENT_MESSAGES.short_description_required })
  @IsString({ message: EVENT_MESSAGES.short_description_required })
  @Trimmed()
  short_description: string;

  /** HTML; sanitised when it is written, and again as it is shown. */
  @OptionalText(100_000)
  description?: string;

  @IsIn(EVENT_TYPES, { message: EVENT_MESSAGES.type_required })
  event_type: EventType;

  @OptionalFlag()
  featured?: boolean;

  @OptionalCount(1)
  featured_image_id?: number | null;

  @OptionalOneOf(EVENT_LANGUAGES)
  language?: EventLanguage;

  @OptionalIds(MAX_TAGS)
  tag_ids?: number[];

  /** null while the date is not fixed. */
  @OptionalMoment()
  start_date?: string | null;

  /** null: until the end of its day in Paris. */
  @OptionalMoment()
  end_date?: string | null;

  @OptionalText()
  organizer_first_name?: string;

  @OptionalText()
  organizer_last_name?: string;

  @OptionalEmail(EVENT_MESSAGES.email)
  contact_email?: string;

  @OptionalText(40)
  contact_phone?: string;

  @OptionalAddress(EVENT_MESSAGES.web_address)
  contact_website?: string;

  @OptionalAddress(EVENT_MESSAGES.web_address)
  recording_url?: string;
}

class EventPlace {
  @OptionalFlag()
  is_online?: boolean;

  /** Where to connect. */
  @OptionalAddress(EVENT_MESSAGES.web_address)
  online_url?: string;

  /** Name of the place. */
  @OptionalText()
  location?: string;

  /** Street and postcode. */
  @OptionalText()
  address?: string;

  @OptionalText(100)
  city?: string;

  @OptionalText(100)
  country?: string;

  @ApiPropertyOptional({ type: Number, minimum: -90, maximum: 90, nullable: true })
  @Max(90)
  @Min(-90)
  @IsNumber({}, { message: 'Indiquez une latitude, par exemple 45,764.' })
  @UnlessNull()
  latitude?: number | null;

  @ApiPropertyOptional({ type: Number, minimum: -180, maximum: 180, nullable: true })
  @Max(180)
  @Min(-180)
  @IsNumber({}, { message: 'Indiquez une longitude, par exemple 4,835.' })
  @UnlessNull()
  longitude?: number | null;

  @OptionalText(2000)
  accessibility_info?: string;

  @OptionalText(2000)
  parking_info?: string;

  @OptionalText(2000)
  public_transport_info?: string;

  @OptionalFlag()
  food_provided?: boolean;

  @OptionalFlag()
  wifi_available?: boolean;
}

class EventTerms {
  @OptionalFlag()
  is_free?: boolean;

  /** Major units of `currency`, as on a poster. */
  @OptionalAmount()
  price?: number;

  @OptionalOneOf(CURRENCIES)
  currency?: Currency;

  @OptionalAmount()
  early_bird_price?: number | null;

  @OptionalMoment()
  early_bird_deadline?: string | null;

  @OptionalSomeOf(EVENT_PAYMENT_METHODS)
  payment_methods?: EventPaymentMethod[];

  @OptionalFlag()
  requires_registration?: boolean;

  @OptionalMoment()
  registration_opens_at?: string | null;

  @OptionalMoment()
  registration_closes_at?: string | null;

  /** null: no limit. */
  @OptionalCount(1)
  max_participants?: number | null;

  /** Registrations taken by phone or on paper, which the site does not know one by one. */
  @OptionalCount(0)
  offline_participants?: number;

  @OptionalFlag()
  waiting_list?: boolean;

  /** The share of its seats that registrations may hold before their mailbox is verified, in per cent. */
  @OptionalCount(1, 100)
  unverified_percentage?: number;

  /** Days before the beginning until which a cancellation gives money back; null: never. */
  @OptionalCount(0, 365)
  refund_until_days?: number | null;

  /** What it gives back, in per cent. */
  @OptionalCount(1, 100)
  refund_percentage?: number;

  @OptionalFlag()
  accepts_donations?: boolean;

  @OptionalFlag()
  gives_certificates?: boolean;

  @ApiPropertyOptional({ type: [EventQuestionInput], nullable: true })
  @ObjectsOf(() => EventQuestionInput)
  @ArrayMaxSize(QUESTION_LIMITS.questions)
  @IsArray()
  @UnlessNull()
  questions?: EventQuestionInput[] | null;
}

/** What staff write. What is left out of a new event is empty, false, or null where null means something. */
export class EventInput extends IntersectionType(EventText, EventPlace, EventTerms) {}

export class EventUpdate extends IntersectionType(
  PartialType(EventInput, { skipNullProperties: false }),
  VersionBody,
) {}

/** `POST admin/events/{id}/cancel`. */
export class EventCancellation extends RecordVersion {
  @MaxLength(500)
  @IsNotEmpty({ message: EVENT_MESSAGES.reason_required })
  @IsString({ message: EVENT_MESSAGES.reason_required })
  @Trimmed()
  reason: string;
}

export class EventBulkValues {
  @OptionalFlag()
  featured?: boolean;

  @OptionalOneOf(EVENT_LANGUAGES)
  language?: EventLanguage;
}

export class EventBulkBody {
  @RequiredIds()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => EventBulkValues)
  values: EventBulkValues;
}
