import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import {
  NEWSLETTER_FORMS,
  NEWSLETTER_MESSAGES,
  NEWSLETTER_PACES,
  NEWSLETTER_TOPICS,
  type NewsletterForm,
  type NewsletterPace,
  type NewsletterTopic,
  SUBSCRIBER_MESSAGES,
  SUBSCRIBER_SOURCES,
  SUBSCRIBER_STATUSES,
  type SubscriberSource,
  type SubscriberStatus,
  UNSUBSCRIBE_REASONS,
  type UnsubscribeReason,
} from './newsletter.contract.js';

/** Who subscribes, and to what. */
class NewSubscriber {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: NEWSLETTER_MESSAGES.email_missing, invalid: NEWSLETTER_MESSAGES.email_invalid })
  email: string;

  @MaxLength(80, { message: NEWSLETTER_MESSAGES.first_name })
  @IsString()
  @IfGiven()
  @Trimmed()
  first_name?: string;

  /** All of them where none is given. */
  @ApiPropertyOptional({ enum: NEWSLETTER_TOPICS, isArray: true })
  @IsIn(NEWSLETTER_TOPICS, { each: true })
  @ArrayMaxSize(NEWSLETTER_TOPICS.length)
  @IsArray()
  @IfGiven()
  topics?: NewsletterTopic[];
}

/** `POST /newsletter/subscriptions/`. */
export class SubscriptionInput extends NewSubscriber {
  @Equals(true, { message: NEWSLETTER_MESSAGES.consent })
  consent: boolean;

  @IsIn(NEWSLETTER_FORMS)
  @IfGiven()
  source?: NewsletterForm;

  /** Reste vide : seul un programme le remplit. */
  @MaxLength(500)
  @IsString()
  @IfGiven()
  website?: string;
}

/** `POST /newsletter/preference-links/`. */
export class PreferenceLinkInput extends PickType(SubscriptionInput, ['email', 'website'] as const) {}

/** The same answer for every address. */
export class SubscriptionAnswer {
  message: string;
}

export class TokenBody {
  @MaxLength(100)
  @IsString()
  token: string;
}

export class UnsubscribeBody extends TokenBody {
  @IsIn(UNSUBSCRIBE_REASONS)
  @IfGiven()
  reason?: UnsubscribeReason;
}

class Preferences {
  @MaxLength(80, { message: NEWSLETTER_MESSAGES.first_name })
  @IsString()
  @Trimmed()
  first_name: string;

  @ApiProperty({ enum: NEWSLETTER_TOPICS, isArray: true })
  @IsIn(NEWSLETTER_TOPICS, { each: true })
  @ArrayMaxSize(NEWSLETTER_TOPICS.length)
  @ArrayMinSize(1, { message: NEWSLETTER_MESSAGES.topics })
  @IsArray()
  topics: NewsletterTopic[];

  @ApiPropertyOptional({ enum: NEWSLETTER_PACES })
  @IsIn(NEWSLETTER_PACES)
  @IfGiven()
  pace?: NewsletterPace;
}

/** `PUT /newsletter/preferences/`: the token is no part of the address, which is noted in places. */
export class PreferencesInput extends IntersectionType(TokenBody, Preferences) {}

/** What a private link shows and changes; the address is shown in part, as emails are forwarded. */
export class NewsletterPreferences extends answerOf(Preferences) {
  email_hint: string;

  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status: SubscriberStatus;

  /** Whether the link is that of a letter which staff tried: it is nobody's, and changes nothing. */
  is_test: boolean;

  /** Whether `POST /newsletter/unsubscriptions/undo` gives back what was before the unsubscription. */
  may_undo: boolean;
}

/** `POST admin/newsletter-subscribers`: someone who agreed otherwise than on the site. */
export class SubscriberInput extends NewSubscriber {
  @MaxLength(500)
  @IsNotEmpty({ message: SUBSCRIBER_MESSAGES.proof })
  @IsString({ message: SUBSCRIBER_MESSAGES.proof })
  @Trimmed()
  consent_proof: string;

  /** The day on which it was given; today by default. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  @IsCalendarDate()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '')
  consent_on?: string | null;
}

/** `PUT admin/newsletter-subscribers/{id}`. The address is what was agreed for: it does not change. */
export class SubscriberChanges extends IntersectionType(
  PartialType(Preferences, { skipNullProperties: false }),
  RecordVersion,
) {}

/** `admin/newsletter-subscribers`. */
export class NewsletterSubscriber {
  id: number;

  @PersonalData('email')
  email: string;

  @PersonalData('name')
  first_name: string;

  @ApiProperty({ enum: NEWSLETTER_TOPICS, isArray: true })
  topics: NewsletterTopic[];

  @ApiProperty({ enum: NEWSLETTER_PACES })
  pace: NewsletterPace;

  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status: SubscriberStatus;

  @ApiProperty({ enum: SUBSCRIBER_SOURCES })
  source: SubscriberSource;

  /** The text that was agreed to, and when; for those whom staff entered, how they agreed. */
  consent_text: string;
  consent_at: string;

  @PersonalData('text')
  consent_proof: string;

  confirmed_at: string | null;
  unsubscribed_at: string | null;

  @ApiProperty({ enum: UNSUBSCRIBE_REASONS, nullable: true })
  unsubscribe_reason: UnsubscribeReason | null;

  /** Since when their mailbox refuses what is sent; until then they are written to. */
  bounced_at: string | null;

  /** What it said, without the address. */
  @PersonalData('text')
  bounce_detail: string;

  /** When they reported a newsletter as unwanted. */
  complained_at: string | null;

  created_at: string;
  updated_at: string;
  version: number;
}

class TopicFigure {
  @ApiProperty({ enum: NEWSLETTER_TOPICS })
  topic: NewsletterTopic;

  subscribers: number;
}

class ReasonFigure {
  reason: UnsubscribeReason | null;
  subscribers: number;
}

/** `admin/newsletter-subscribers/figures`. */
export class SubscriberStats {
  pending: number;
  confirmed: number;
  unsubscribed: number;
  /** In the last 30 days. */
  gained: number;
  lost: number;
  topics: TopicFigure[];
  reasons: ReasonFigure[];
}

export class ErasedResponse {
  id: number;
}
