import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { ObjectsOf, OptionalFlag, OptionalText, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { CURRENCIES, type Currency, toMinorUnits } from '../../platform/money/money.contract.js';
import { OptionalPhone } from '../../giving/donors/donor.dto.js';
import { QUESTION_LIMITS } from '../events/event-choices.contract.js';
import {
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_MESSAGES as MESSAGES,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from './registration.contract.js';

const IsStatus = () => ApiProperty({ enum: REGISTRATION_STATUSES });

/** 1 to 10 seats; a form without a script sends the number as text. */
export function Seats() {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value,
    ),
    IfGiven(),
    IsInt({ message: MESSAGES.seats }),
    Min(1, { message: MESSAGES.seats }),
    Max(LIMITS.seats, { message: MESSAGES.seats }),
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.seats, default: 1 }),
  );
}

/** Euros as typed, `20` or `"12,50"`; nothing, or 0, for no gift. */
function DonationOnTop() {
  const minor = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value.length <= 30)
      ? toMinorUnits(value, 'EUR')
      : null;
  const isTaken = (amount: number | null) =>
    amount !== null &&
    (amount === 0 || (amount >= LIMITS.donation_least * 100 && amount <= LIMITS.donation_most * 100));
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    UnlessNull(),
    ValidateBy({
      name: 'isDonationOnTop',
      validator: { validate: (value) => isTaken(minor(value)), defaultMessage: () => MESSAGES.donation },
    }),
    ApiPropertyOptional({ oneOf: [{ type: 'number' }, { type: 'string' }], nullable: true, example: 20 }),
  );
}

/** The answer to one of the organiser's questions. */
export class RegistrationAnswerInput {
  @MaxLength(40)
  @IsString()
  question_id: string;

  @MaxLength(LIMITS.answer)
  @IsString({ message: MESSAGES.answer_required })
  answer: string;
}

/** An answer as it is kept: with the question as it was asked. */
export class RegistrationAnswer extends RegistrationAnswerInput {
  label: string;
}

/** `POST /events/{id}/register/`. */
export class RegistrationInput {
  @RequiredText(LIMITS.name, MESSAGES.first_name)
  first_name: string;

  @RequiredText(LIMITS.name, MESSAGES.last_name)
  last_name: string;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @OptionalPhone()
  phone?: string;

  @OptionalText(LIMITS.organization)
  organization?: string;

  @Seats()
  seats?: number;

  @OptionalText(LIMITS.special_needs)
  special_needs?: string;

  @Equals(true, { message: MESSAGES.consent })
  consent: boolean;

  @ApiPropertyOptional({ type: [RegistrationAnswerInput] })
  @ObjectsOf(() => RegistrationAnswerInput)
  @ArrayMaxSize(QUESTION_LIMITS.questions)
  @IsArray()
  @IfGiven()
  answers?: RegistrationAnswerInput[];

  /** Members' or volunteers' code. */
  @OptionalText(40)
  code?: string;

  /** A gift in euros on top of the ticket, which has its own receipt. */
  @DonationOnTop()
  donation_amount?: number | string | null;

  /** Waits for a seat where all are taken; otherwise a full event is refused (409). */
  @OptionalFlag()
  waiting_list?: boolean;

  /** Given with the form: what is sent twice from it is one registration. The header `Idempotency-Key` says the same. */
  @OptionalText(64)
  form_key?: string;

  /** Reste vide : seul un programme le remplit. */
  @OptionalText(500)
  website?: string;
}

/** What a registration costs. Amounts are major units of `currency`. */
export class RegistrationAmounts {
  /** One seat, before the code. */
  unit_price: number;
  discount: number;
  /** The seats. */
  amount: number;
  /** The gift on top. */
  donation_amount: number;
  /** What is to be paid, or was. */
  total: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;
}

/** Where a registration stands, without a word of who it is. */
export class RegistrationProgress extends RegistrationAmounts {
  @ApiProperty({ format: 'uuid' })
  registration_id: string;

  reference: string;

  @IsStatus()
  status: RegistrationStatus;

  @ApiProperty({ type: 'integer' })
  seats: number;

  requires_payment: boolean;
  is_paid: boolean;

  /** What is still asked for of a sure seat, beyond what was paid: the difference with a dearer event. */
  due: number;

  /** When the mailbox must be verified, the payment made, or the offered seat taken; null where nothing is awaited. */
  expires_at: string | null;

  /** A seat is offered, and held until `expires_at`. */
  is_offered: boolean;

  /** How many are: fewer than `seats` where a group is offered what there is. Null without an offer. */
  @ApiProperty({ type: 'integer', nullable: true })
  offered_seats: number | null;

  /** What these cost with the gift on top, major units; null without an offer. */
  offered_total: number | null;

  /** Its place on the waiting list, from 1; null where it is not on it. */
  waiting_position: number | null;
}

/** The same for the form sent once and sent again. */
export class RegistrationStarted extends RegistrationProgress {
  message: string;
}

/** `POST /events/{id}/verify-email/`. */
export class RegistrationToken {
  @MaxLength(200)
  @IsNotEmpty({ message: MESSAGES.token_missing })
  @IsString({ message: MESSAGES.token_missing })
  token: string;
}

/** The same for a second visit. */
export class RegistrationVerified extends RegistrationProgress {
  success: boolean;
  message: string;
  /** Opens the registration's own page, `/inscriptions/{token}`. */
  token: string;
}

/** `POST /events/{id}/resend-verification/`. */
export class RegistrationResendInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;
}

/** The same whether something was sent or not. */
export class RegistrationResent {
  success: boolean;
  message: string;
}
