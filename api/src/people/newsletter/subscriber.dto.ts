import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  NEWSLETTER_MESSAGES,
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  SUBSCRIBER_SOURCES,
  SUBSCRIBER_STATUSES,
  type SubscriberSource,
  type SubscriberStatus,
  UNSUBSCRIBE_REASONS,
  type UnsubscribeReason,
} from './newsletter.contract.js';
import {
  type NewsletterSubscriber,
  SUBSCRIBER_MESSAGES,
  type SubscriberChanges,
  type SubscriberStats,
  type SubscriberInput,
} from './newsletter-subscriber.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

export class SubscriberChangesBody extends RecordVersion implements SubscriberChanges {
  @MaxLength(80, { message: NEWSLETTER_MESSAGES.first_name })
  @IsString()
  @IfGiven()
  @Trimmed()
  first_name?: string;

  @ApiPropertyOptional({ enum: NEWSLETTER_TOPICS, isArray: true })
  @IsIn(NEWSLETTER_TOPICS, { each: true })
  @ArrayMaxSize(NEWSLETTER_TOPICS.length)
  @ArrayMinSize(1, { message: NEWSLETTER_MESSAGES.topics })
  @IsArray()
  @IfGiven()
  topics?: NewsletterTopic[];
}

export class SubscriberBody implements SubscriberInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: NEWSLETTER_MESSAGES.email_missing, invalid: NEWSLETTER_MESSAGES.email_invalid })
  email: string;

  @MaxLength(80, { message: NEWSLETTER_MESSAGES.first_name })
  @IsString()
  @IfGiven()
  @Trimmed()
  first_name?: string;

  @ApiPropertyOptional({ enum: NEWSLETTER_TOPICS, isArray: true })
  @IsIn(NEWSLETTER_TOPICS, { each: true })
  @ArrayMaxSize(NEWSLETTER_TOPICS.length)
  @IsArray()
  @IfGiven()
  topics?: NewsletterTopic[];

  @MaxLength(500)
  @IsNotEmpty({ message: SUBSCRIBER_MESSAGES.proof })
  @IsString({ message: SUBSCRIBER_MESSAGES.proof })
  @Trimmed()
  consent_proof: string;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  @IsCalendarDate()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '')
  consent_on?: string | null;
}

export class SubscriberResponse implements NewsletterSubscriber {
  id: number;

  @PersonalData('email')
  email: string;

  @PersonalData('name')
  first_name: string;

  @ApiProperty({ enum: NEWSLETTER_TOPICS, isArray: true })
  topics: NewsletterTopic[];

  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status: SubscriberStatus;

  @ApiProperty({ enum: SUBSCRIBER_SOURCES })
  source: SubscriberSource;

  consent_text: string;
  consent_at: string;

  @PersonalData('text')
  consent_proof: string;

  confirmed_at: string | null;

  unsubscribed_at: string | null;

  @ApiProperty({ enum: UNSUBSCRIBE_REASONS, nullable: true })
  unsubscribe_reason: UnsubscribeReason | null;

  created_at: string;
  updated_at: string;
  version: number;
}

export class TopicFigureResponse {
  @ApiProperty({ enum: NEWSLETTER_TOPICS })
  topic: NewsletterTopic;

  subscribers: number;
}

export class ReasonFigureResponse {
  reason: UnsubscribeReason | null;

  subscribers: number;
}

export class SubscriberStatsResponse implements SubscriberStats {
  pending: number;
  confirmed: number;
  unsubscribed: number;
  gained: number;
  lost: number;

  topics: TopicFigureResponse[];

  reasons: ReasonFigureResponse[];
}

export class ErasedResponse {
  id: number;
}
