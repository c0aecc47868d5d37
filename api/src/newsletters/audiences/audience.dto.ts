import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { MailAddress } from '../../platform/http/mail-address.js';
import { ObjectsOf, OptionalText, RequiredOneOf } from '../../platform/http/body-fields.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { NEWSLETTER_MESSAGES } from '../../people/newsletter/newsletter.contract.js';
import {
  AUDIENCE_LIMITS,
  AUDIENCE_MESSAGES,
  AUDIENCE_SEGMENTS,
  type AudienceSegment,
  LEFT_OUT_REASONS,
  type LeftOutReason,
} from './audience.contract.js';

/** Some of those who agreed to newsletters: readers of a topic, or people whom a fact describes. */
export class AudiencePartInput {
  @RequiredOneOf(AUDIENCE_SEGMENTS, AUDIENCE_MESSAGES.segment)
  segment: AudienceSegment;

  /** A topic, a year, a campaign or an event by its number, the beginning of postal codes. */
  @OptionalText(AUDIENCE_LIMITS.value)
  value?: string;
}

/** `POST admin/newsletter-audiences/count`. */
export class AudienceInput {
  @ApiProperty({ type: [AudiencePartInput] })
  @ObjectsOf(() => AudiencePartInput, AUDIENCE_MESSAGES.segment)
  @ArrayMaxSize(AUDIENCE_LIMITS.segments)
  @IsArray({ message: AUDIENCE_MESSAGES.segment })
  audience: AudiencePartInput[];
}

/** `POST admin/newsletter-audiences/reasons`. */
export class AudienceReasonsInput extends AudienceInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: NEWSLETTER_MESSAGES.email_missing, invalid: NEWSLETTER_MESSAGES.email_invalid })
  email: string;
}

export class AudiencePart extends answerOf(AudiencePartInput, { value: '' }) {}

export class CountedPart extends AudiencePart {
  /** « Ont donné en 2026 ». */
  label: string;

  /** Who is in this one and in none before it. */
  people: number;
}

class LeftOut {
  @ApiProperty({ enum: LEFT_OUT_REASONS })
  reason: LeftOutReason;

  people: number;
}

export class AudienceCount {
  /** Each once. */
  people: number;
  parts: CountedPart[];
  left_out: LeftOut[];
}

/** Why one address is in the audience, or is not. */
export class AudienceReasons {
  is_in: boolean;
  /** A sentence each. */
  reasons: string[];
}
