import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { OptionalText, RequiredOneOf } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import {
  RECURRING_FREQUENCIES,
  RECURRING_LIMITS as LIMITS,
  RECURRING_MESSAGES as MESSAGES,
  type RecurringAmountInput,
  type RecurringFrequency,
  type RecurringFrequencyInput,
  type RecurringPauseInput,
  type RecurringPaymentMethodPage,
  type RecurringPreferencesInput,
  type RecurringSkipInput,
  type RecurringStopInput,
} from './recurring-gift.contract.js';

const AMOUNT_LENGTH = 20;
const MOMENT_LENGTH = 30;
const TOKEN = /^[\w-]{43}$/;

export class RecurringStopBody implements RecurringStopInput {
  @OptionalText(LIMITS.reason)
  reason?: string;
}

export class RecurringPauseBody extends RecurringStopBody implements RecurringPauseInput {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.pause_months })
  @Max(LIMITS.pause_months, { message: MESSAGES.months })
  @Min(1, { message: MESSAGES.months })
  @IsInt({ message: MESSAGES.months })
  @IfGiven()
  months?: number;
}

export class RecurringAmountBody extends RecurringStopBody implements RecurringAmountInput {
  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, tels qu’ils sont saisis',
  })
  @MaxLength(AMOUNT_LENGTH, { message: MESSAGES.amount })
  @IsString({ message: MESSAGES.amount })
  @ValidateIf(({ amount }: RecurringAmountBody) => typeof amount !== 'number')
  amount: number | string;
}

export class RecurringFrequencyBody extends RecurringStopBody implements RecurringFrequencyInput {
  @RequiredOneOf(RECURRING_FREQUENCIES, MESSAGES.frequency)
  frequency: RecurringFrequency;
}

export class RecurringSkipBody extends RecurringStopBody implements RecurringSkipInput {
  @ApiProperty({ type: String, format: 'date-time', description: '`next_payment_at`, tel qu’il a été lu' })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: MESSAGES.payment_at })
  @MaxLength(MOMENT_LENGTH, { message: MESSAGES.payment_at })
  @IsString({ message: MESSAGES.payment_at })
  payment_at: string;
}

export class RecurringPreferencesBody implements RecurringPreferencesInput {
  @ApiPropertyOptional({ type: Boolean })
  @IsBoolean()
  @IfGiven()
  yearly_receipt?: boolean;
}

export class RecurringPaymentMethodBody {
  /** The private link that the donor comes back to; absent for /mon-compte. */
  @ApiPropertyOptional({ type: String })
  @Matches(TOKEN)
  @IfGiven()
  token?: string;
}

export class RecurringPaymentMethodPageResponse implements RecurringPaymentMethodPage {
  url: string;
}
