import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Equals,
  IsIn,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import { OptionalFlag, OptionalOneOf } from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  SCHOLARSHIP_LIMITS as LIMITS,
  SCHOLARSHIP_MESSAGES,
} from '../scholarships/scholarship-choices.contract.js';
import { filtersBy, wordsLimit } from '../scholarships/scholarship-filter.fields.js';
import type { FilterKind, ScholarshipFilter } from '../scholarships/scholarship-filters.contract.js';
import {
  ALERT_FREQUENCIES,
  ALERT_MESSAGES as SAYS,
  ALERT_STATUSES,
  type AlertFrequency,
  type AlertStatus,
} from './scholarship-alert.contract.js';

function bodyField(kind: FilterKind, name: ScholarshipFilter): PropertyDecorator {
  if (kind === 'words') return words(wordsLimit(name));
  if (kind === 'amount') return amount();
  if (kind === 'day') return day();
  return kind === 'flag' ? OptionalFlag() : OptionalOneOf(kind);
}

const words = (most: number) =>
  applyDecorators(
    Trimmed(),
    IfGiven(),
    IsString(),
    MaxLength(most),
    ApiPropertyOptional({ type: String, maxLength: most }),
  );

const amount = () =>
  applyDecorators(
    IfGiven(),
    IsNumber({}),
    Min(0, { message: SCHOLARSHIP_MESSAGES.amount_negative }),
    Max(LIMITS.max_amount),
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: LIMITS.max_amount }),
  );

const day = () =>
  applyDecorators(
    IfGiven(),
    IsCalendarDate(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Indiquez un jour, par exemple 2027-03-01.' }),
    ApiPropertyOptional({ type: String, format: 'date' }),
  );

/** The filters of the public list, of which each may be left out. */
class AlertFiltersInput extends filtersBy(bodyField) {}

/** `POST /universities/scholarship-alerts/`. */
export class AlertInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: SAYS.email_missing, invalid: SAYS.email_invalid })
  email: string;

  @IsIn(ALERT_FREQUENCIES, { message: SAYS.frequency_unknown })
  frequency: AlertFrequency;

  @ValidateNested()
  @IsObject()
  @Type(() => AlertFiltersInput)
  filters: AlertFiltersInput;

  @Equals(true, { message: SAYS.consent })
  consent: boolean;

  /** Reste vide : seul un programme le remplit. */
  @MaxLength(500)
  @IsString()
  @IfGiven()
  website?: string;
}

const ANSWERED = ['pending', 'active'] as const;

export class AlertAnswer {
  message: string;

  /** Always `pending` but for a member who asks at the account’s own address: that one is proven. */
  @ApiProperty({ enum: ANSWERED })
  status: (typeof ANSWERED)[number];
}

/** `POST …/confirm/` (also takes up one that was stopped) and `POST …/stop/`, with the email’s token. */
export class AlertTokenInput {
  @MaxLength(100)
  @IsString()
  token: string;
}

/** `PUT /universities/scholarship-alerts/`. */
export class AlertChangeInput extends AlertTokenInput {
  @IsIn(ALERT_FREQUENCIES, { message: SAYS.frequency_unknown })
  frequency: AlertFrequency;
}

const CHOSEN = ['active', 'stopped'] as const;

/** `PUT /universities/scholarship-alerts/mine/{id}/`; `DELETE` there forgets the alert. */
export class MemberAlertChanges {
  @IsIn(ALERT_FREQUENCIES, { message: SAYS.frequency_unknown })
  @IfGiven()
  frequency?: AlertFrequency;

  @IsIn(CHOSEN)
  @IfGiven()
  status?: (typeof CHOSEN)[number];
}

class AlertFilters extends PartialType(answerOf(AlertFiltersInput)) {}

/**
 * What a private link shows: `POST /universities/scholarship-alerts/show/`, token in the body; and what a member
 * reads of their own: `GET …/mine/`, newest first.
 */
export class ScholarshipAlert {
  id: string;

  @ApiProperty({ enum: ALERT_STATUSES })
  status: AlertStatus;

  @ApiProperty({ enum: ALERT_FREQUENCIES })
  frequency: AlertFrequency;

  filters: AlertFilters;
  email_hint: string;
  /** How many active scholarships it finds today. */
  matches: number;

  last_sent_at: string | null;

  created_at: string;
}
