import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { IsCalendarDate } from '../../../platform/http/calendar-date.js';
import { IfGiven } from '../../../platform/http/if-given.js';
import { MailAddress } from '../../../platform/http/mail-address.js';
import { NoWebAddress } from '../../../platform/http/web-address.js';
import { Trimmed, ONE_LINE } from '../../../platform/http/trimmed.js';
import {
  DONATION_CARD_LIMITS as LIMITS,
  DONATION_CARD_MESSAGES as MESSAGES,
} from './donation-card.contract.js';

const LINES = /^(?:[^\p{Cc}\p{Zl}\p{Zp}]|\r?\n)*$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Name(message: string) {
  return applyDecorators(
    Trimmed(),
    Matches(ONE_LINE, { message }),
    MaxLength(LIMITS.name, { message }),
    IsNotEmpty({ message }),
    IsString({ message }),
    NoWebAddress(MESSAGES.links),
    ApiProperty({ type: String, minLength: 1, maxLength: LIMITS.name }),
  );
}

function CardText() {
  return applyDecorators(
    Trimmed(),
    IfGiven(),
    Matches(LINES, { message: MESSAGES.words }),
    MaxLength(LIMITS.words, { message: MESSAGES.words }),
    IsString({ message: MESSAGES.words }),
    NoWebAddress(MESSAGES.links),
    ApiPropertyOptional({ type: String, maxLength: LIMITS.words }),
  );
}

function CardDay() {
  return applyDecorators(
    IfGiven(),
    IsCalendarDate(),
    Matches(DAY, { message: MESSAGES.day }),
    IsString({ message: MESSAGES.day }),
    ApiPropertyOptional({ type: String, format: 'date' }),
  );
}

/** The card by e-mail that a gift in memory or in honour may carry, as its form says it. */
export class DonationCardInput {
  @Name(MESSAGES.recipient_name)
  recipient_name: string;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  recipient_email: string;

  /** The donor's own words, without links. */
  @CardText()
  words?: string;

  /** Who signs. */
  @Name(MESSAGES.signature)
  signature: string;

  /** The day in Paris on which it leaves, `2027-03-01`; today where it is absent. */
  @CardDay()
  day?: string;
}
