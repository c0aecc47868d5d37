import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_INT } from '../../platform/database/max-int.js';
import { OptionalText } from '../../platform/http/body-fields.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import {
  CHECK_STATES,
  type CheckState,
  NEWSLETTER_CHECKS,
  type NewsletterCheckName,
  SENDING_MESSAGES as MESSAGES,
} from './newsletter-delivery.contract.js';

/** `POST admin/newsletters/{id}/test`. */
export class NewsletterTestInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email, invalid: MESSAGES.email_invalid })
  email: string;

  /** The example's; nothing is said of it where it is empty. */
  @OptionalText(80)
  first_name?: string;
}

/** `POST admin/newsletters/{id}/schedule`. */
export class NewsletterScheduleInput extends RecordVersion {
  /** In Paris, `2026-12-22T18:00`; at once where it is left out. */
  @Matches(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/, { message: MESSAGES.scheduled_for })
  @MaxLength(16)
  @UnlessNull()
  @ApiPropertyOptional({ type: String, nullable: true })
  scheduled_for?: string | null;

  /** The number of people, typed to confirm where there are more than 100. */
  @Max(MAX_INT)
  @Min(0)
  @IsInt()
  @UnlessNull()
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  count?: number | null;
}

/** `POST admin/newsletters/{id}/uncertain`. */
export class UncertainInput {
  /** `resend`: they may have it twice. `leave`: they may not have it at all. */
  @IsIn(['resend', 'leave'])
  @ApiProperty({ enum: ['resend', 'leave'] })
  decision: 'resend' | 'leave';
}

export class NewsletterCheck {
  @ApiProperty({ enum: NEWSLETTER_CHECKS })
  name: NewsletterCheckName;

  @ApiProperty({ enum: CHECK_STATES })
  state: CheckState;

  title: string;
  detail: string;

  /** Which block it is about, from 0; null where it is about none. */
  @ApiProperty({ type: 'integer', nullable: true })
  block: number | null;
}

/** `GET admin/newsletters/{id}/checks`. */
export class NewsletterChecks {
  checks: NewsletterCheck[];

  /** Nothing stands in the way of sending. */
  is_ready: boolean;
}

class DomainProgress {
  /** Empty for all the others together. */
  domain: string;

  @ApiProperty({ type: 'integer' })
  done: number;

  @ApiProperty({ type: 'integer' })
  left: number;

  /** Until when its mail servers asked us to wait. */
  paused_until: string | null;
}

class MinuteProgress {
  at: string;

  @ApiProperty({ type: 'integer' })
  sent: number;
}

class NewsletterHappening {
  at: string;
  text: string;
}

/** `GET admin/newsletters/{id}/progress`: counted from the rows of its recipients. */
export class NewsletterProgressReport {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  sent: number;

  @ApiProperty({ type: 'integer' })
  refused: number;

  /** Refused, or sent back, by a rule against unwanted mail: their addresses stay open. */
  @ApiProperty({ type: 'integer' })
  filtered: number;

  @ApiProperty({ type: 'integer' })
  uncertain: number;

  /** Of these, those of which nobody of the staff has said yet what becomes of them. */
  @ApiProperty({ type: 'integer' })
  undecided: number;

  @ApiProperty({ type: 'integer' })
  skipped: number;

  /** Waiting, or handed over at this moment. */
  @ApiProperty({ type: 'integer' })
  left: number;

  /** People who were sent it more than once. */
  @ApiProperty({ type: 'integer' })
  twice: number;

  @ApiProperty({ type: 'integer' })
  bounced: number;

  @ApiProperty({ type: 'integer' })
  complaints: number;

  @ApiProperty({ type: 'integer' })
  unsubscribed: number;

  @ApiProperty({ type: 'integer' })
  per_minute: number;

  /** When it should end at this pace; null where it does not leave. */
  ends_at: string | null;

  domains: DomainProgress[];
  minutes: MinuteProgress[];
  happenings: NewsletterHappening[];
}

/** `GET admin/newsletters/{id}/results`: what it led to, by its campaign code. */
export class NewsletterResults {
  @ApiProperty({ type: 'integer' })
  visits: number;

  @ApiProperty({ type: 'integer' })
  gifts: number;

  /** Euros. */
  given: number;
}
