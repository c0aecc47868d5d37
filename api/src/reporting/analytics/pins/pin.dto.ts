import { ApiProperty } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';
import { RequiredText } from '../../../platform/http/body-fields.js';
import { PIN_LIMITS, PIN_MESSAGES, PIN_PATH } from './pin.contract.js';

/** `POST admin/analytics/pins`. */
export class PinInput {
  @RequiredText(PIN_LIMITS.label, PIN_MESSAGES.label)
  label: string;

  /** A screen of figures, below `/admin`, with its parameters: `/analytics?period=month`. */
  @Matches(PIN_PATH, { message: PIN_MESSAGES.path })
  @MaxLength(PIN_LIMITS.path, { message: PIN_MESSAGES.path })
  path: string;
}

/** A screen that somebody keeps in their menu. */
export class Pin {
  @ApiProperty({ type: 'integer' })
  id: number;

  label: string;
  path: string;
}
