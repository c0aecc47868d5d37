import { ApiProperty } from '@nestjs/swagger';
import { RequiredOneOf } from '../../../platform/http/body-fields.js';
import {
  DATE_CHOICES,
  type DateChoice,
  REGISTRATION_MESSAGES as MESSAGES,
} from '../registration.contract.js';

/** `POST …/track/{token}/date/`. */
export class RegistrationDateChoice {
  @RequiredOneOf(DATE_CHOICES, MESSAGES.date_choice)
  choice: DateChoice;
}

/** `GET admin/event-registrations/date-change/{event}`: what those registered answer to the new day, in registrations. */
export class DateChangeReport {
  @ApiProperty({ type: 'integer' })
  coming: number;

  @ApiProperty({ type: 'integer' })
  refunded: number;

  /** Their seats stay theirs. */
  @ApiProperty({ type: 'integer' })
  silent: number;

  /** Until when they may answer; null where the date never moved. */
  until: string | null;

  is_over: boolean;
}
