import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, Equals, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  NEWSLETTER_FORMS,
  NEWSLETTER_MESSAGES,
  NEWSLETTER_TOPICS,
  type NewsletterForm,
  type NewsletterPreferences,
  type NewsletterTopic,
  type PreferencesInput,
  SUBSCRIBER_STATUSES,
  type SubscriberStatus,
  type SubscriptionAnswer,
  type SubscriptionInput,
  UNSUBSCRIBE_REASONS,
  type UnsubscribeReason,
} from './newsletter.contract.js';

export class SubscriptionBody implements SubscriptionInput {
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

export class SubscriptionResponse implements SubscriptionAnswer {
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

export class PreferencesBody extends TokenBody implements PreferencesInput {
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
}

export class PreferencesResponse implements NewsletterPreferences {
  email_hint: string;
  first_name: string;

  @ApiProperty({ enum: NEWSLETTER_TOPICS, isArray: true })
  topics: NewsletterTopic[];

  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status: SubscriberStatus;
}
