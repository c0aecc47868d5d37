import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsNumber,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  IsString,
  ValidateBy,
} from 'class-validator';
import { IsCalendarDate } from '../../../platform/http/calendar-date.js';
import {
  OptionalEmail,
  OptionalFlag,
  OptionalText,
  RequiredOneOf,
  RequiredText,
} from '../../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../../platform/http/if-given.js';
import { RecordVersion } from '../../../platform/http/version.dto.js';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { toMinorUnits } from '../../../platform/money/money.contract.js';
import {
  HAND_METHODS,
  type HandMethod,
  REFUND_ENDS,
  type RefundEnd,
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_MESSAGES as MESSAGES,
} from '../registration.contract.js';
import { RegistrationInput } from '../registration.dto.js';
import { REGISTRATION_ADMIN_MESSAGES as ADMIN_MESSAGES } from './registration-admin.contract.js';

/** Major units as typed, 0 or more. */
function TypedAmount() {
  const isAmount = (value: unknown) =>
    (typeof value === 'number' || (typeof value === 'string' && value.length <= 30)) &&
    toMinorUnits(value, 'EUR') !== null;
  return applyDecorators(
    IfGiven(),
    ValidateBy({
      name: 'typedAmount',
      validator: { validate: isAmount, defaultMessage: () => ADMIN_MESSAGES.amount },
    }),
    ApiPropertyOptional({ oneOf: [{ type: 'number' }, { type: 'string' }], example: '12,50' }),
  );
}

function Day() {
  return applyDecorators(
    IsCalendarDate(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: ADMIN_MESSAGES.day }),
    ApiProperty({ type: String, format: 'date' }),
  );
}

const EventId = () =>
  applyDecorators(
    IsInt({ message: ADMIN_MESSAGES.event }),
    Min(1),
    Max(MAX_INT),
    ApiProperty({ type: 'integer' }),
  );

class OnPaper extends OmitType(RegistrationInput, [
  'consent',
  'email',
  'waiting_list',
  'donation_amount',
  'code',
  'website',
]) {
  /** Empty where they left none: they are then told nothing by e-mail. */
  @OptionalEmail(MESSAGES.email_invalid)
  email?: string;
}

/** `POST admin/event-registrations`: someone who called, or wrote their name on paper. */
export class RegistrationEntry extends OnPaper {
  @EventId()
  event_id: number;

  /** The event is full, and they come all the same: their seats count beyond those it has. */
  @OptionalFlag()
  beyond_capacity?: boolean;

  /** Nothing is asked for: invited, or a volunteer. */
  @OptionalFlag()
  is_free?: boolean;

  /** Waits for a seat instead of taking one. */
  @OptionalFlag()
  waiting_list?: boolean;
}

/** `PUT admin/event-registrations/{id}`. */
export class RegistrationRecordChanges extends PartialType(
  OmitType(OnPaper, ['seats', 'answers', 'form_key']),
  {
    skipNullProperties: false,
  },
) {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.seats })
  @Max(LIMITS.seats, { message: MESSAGES.seats })
  @Min(1, { message: MESSAGES.seats })
  @IsInt({ message: MESSAGES.seats })
  @IfGiven()
  seats?: number;
}

/** `POST …/{id}/payment`: what was paid is in hand. */
export class RegistrationPaidByHand extends RecordVersion {
  @RequiredOneOf(HAND_METHODS, ADMIN_MESSAGES.method)
  method: HandMethod;

  @Day()
  received_on: string;
}

/** `POST …/{id}/cancel`. */
export class RegistrationStaffCancellation extends RecordVersion {
  /** Told to the person. */
  @OptionalText(LIMITS.reason)
  reason?: string;

  /** Gives back all that is left of what was paid, the gift on top included. */
  @OptionalFlag()
  refund?: boolean;
}

/** `POST …/{id}/refunds`. */
export class RegistrationRefundInput {
  /** One for each dialog: the same one again is the same refund. */
  @IsUUID()
  @IfGiven()
  key?: string;

  /** Of the seats, major units. */
  @TypedAmount()
  amount?: number | string;

  /** Of the gift on top, major units. */
  @TypedAmount()
  donation_amount?: number | string;

  @RequiredText(LIMITS.reason, MESSAGES.reason)
  reason: string;

  @OptionalFlag()
  by_hand?: boolean;
}

/** `POST …/{id}/refunds/{refund}/end`. */
export class RegistrationRefundEnd {
  @RequiredOneOf(REFUND_ENDS, ADMIN_MESSAGES.refund_end)
  how: RefundEnd;
}

/** `POST …/{id}/move`. */
export class RegistrationMove extends RecordVersion {
  @EventId()
  event_id: number;

  /** What the seats cost more there (below 0: less), major units, as it was read; 0 where it is left out. */
  @IsNumber({ maxDecimalPlaces: 2 }, { message: ADMIN_MESSAGES.difference })
  @IfGiven()
  difference?: number;

  /** What is more is not asked for. */
  @OptionalFlag()
  waived?: boolean;
}

export class RegistrationNote {
  @RequiredText(LIMITS.note, ADMIN_MESSAGES.note)
  body: string;
}

/** `POST admin/event-registrations/emails`: an e-mail to each of these, sent in the background. */
export class RegistrationEmailing {
  @IsUUID('all', { each: true })
  @ArrayMaxSize(2000)
  @ArrayMinSize(1, { message: ADMIN_MESSAGES.nobody })
  @IsArray()
  ids: string[];

  @RequiredText(150, ADMIN_MESSAGES.subject)
  subject: string;

  /** Paragraphs parted by empty lines; « {prénom} » and « {événement} » stand for theirs. */
  @RequiredText(10_000, ADMIN_MESSAGES.body)
  body: string;

  @MaxLength(64)
  @IsString()
  @UnlessNull()
  key?: string | null;
}
