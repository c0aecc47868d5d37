import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  OptionalAddress,
  OptionalAmount,
  OptionalCount,
  OptionalEmail,
  OptionalFlag,
  OptionalMoment,
  OptionalOneOf,
  OptionalSlug,
  OptionalSomeOf,
  OptionalText,
} from '../../platform/http/body-fields.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import { ActionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  EVENT_LANGUAGES,
  EVENT_PAYMENT_METHODS,
  EVENT_TYPES,
  type EventLanguage,
  type EventPaymentMethod,
  type EventType,
} from './event-choices.contract.js';
import { EVENT_MESSAGES, type EventCancellation, type EventInput } from './event.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const MAX_TAGS = 20;
const given = (value: unknown) => value !== null && value !== undefined;

class EventTextBody {
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

  @OptionalText(100_000)
  description?: string;

  @ApiProperty({ enum: EVENT_TYPES })
  @IsIn(EVENT_TYPES, { message: EVENT_MESSAGES.type_required })
  event_type: EventType;

  @OptionalFlag()
  featured?: boolean;

  @OptionalCount(1)
  featured_image_id?: number | null;

  @OptionalOneOf(EVENT_LANGUAGES)
  language?: EventLanguage;

  @ApiPropertyOptional({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(MAX_TAGS)
  @IsArray()
  @ValidateIf((_, value) => given(value))
  tag_ids?: number[];

  @OptionalMoment()
  start_date?: string | null;

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

class EventPlaceBody {
  @OptionalFlag()
  is_online?: boolean;

  @OptionalAddress(EVENT_MESSAGES.web_address)
  online_url?: string;

  @OptionalText()
  location?: string;

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
  @ValidateIf((_, value) => given(value))
  latitude?: number | null;

  @ApiPropertyOptional({ type: Number, minimum: -180, maximum: 180, nullable: true })
  @Max(180)
  @Min(-180)
  @IsNumber({}, { message: 'Indiquez une longitude, par exemple 4,835.' })
  @ValidateIf((_, value) => given(value))
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

class EventTermsBody {
  @OptionalFlag()
  is_free?: boolean;

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

  @OptionalCount(1)
  max_participants?: number | null;

  @OptionalCount(0)
  offline_participants?: number;
}

export class EventBody
  extends IntersectionType(EventTextBody, EventPlaceBody, EventTermsBody)
  implements EventInput {}

class SinceVersion extends PartialType(ActionBody, { skipNullProperties: false }) {}

export class EventUpdateBody extends IntersectionType(
  PartialType(EventBody, { skipNullProperties: false }),
  SinceVersion,
) {}

export class CancelBody extends ActionBody implements EventCancellation {
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
  @ApiProperty({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(500)
  @ArrayMinSize(1)
  @IsArray()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => EventBulkValues)
  values: EventBulkValues;
}
