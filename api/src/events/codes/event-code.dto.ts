import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import {
  OptionalAmount,
  OptionalCount,
  OptionalMoment,
  OptionalText,
} from '../../platform/http/body-fields.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { MAX_INT } from '../../platform/database/max-int.js';
import { EVENT_CODE_MESSAGES as MESSAGES } from './event-code.contract.js';

/** `POST admin/event-codes`. A code takes off a share or an amount, keeps seats, or both. */
export class EventCodeInput {
  @Max(MAX_INT)
  @Min(1)
  @IsInt({ message: MESSAGES.event })
  @ApiProperty({ type: 'integer' })
  event_id: number;

  /** As it is told to people; capitals and small letters are the same. */
  @Matches(/^[A-Z0-9-]{3,40}$/, { message: MESSAGES.code })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() : value,
  )
  code: string;

  /** Whom it is for: « Adhérents », « Bénévoles ». */
  @OptionalText(80)
  label?: string;

  @OptionalCount(1, 100)
  discount_percentage?: number | null;

  /** Off each seat, in major units of the event's currency. */
  @OptionalAmount()
  discount_amount?: number | null;

  /** Seats that nobody else is shown or given. */
  @OptionalCount(1)
  reserved_seats?: number | null;

  /** How many seats it may be used for; null: any number. */
  @OptionalCount(1)
  max_seats?: number | null;

  @OptionalMoment()
  valid_until?: string | null;
}

/** `PUT admin/event-codes/{id}`. */
export class EventCodeChanges extends PartialType(EventCodeInput, { skipNullProperties: false }) {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

/** `admin/event-codes`. */
export class EventCodeRecord extends answerOf(EventCodeInput, { label: '' }) {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** Seats that registrations with this code hold now. */
  @ApiProperty({ type: 'integer' })
  used_seats: number;

  /** Of them, those that are not sure yet: not verified, not paid, or offered to who waits. */
  @ApiProperty({ type: 'integer' })
  unsure_seats: number;

  created_at: string;
  updated_at: string;

  @ApiProperty({ type: 'integer' })
  version: number;
}
