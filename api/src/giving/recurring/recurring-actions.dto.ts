import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
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
import { OptionalText, RequiredOneOf, OptionalEmail, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import {
  RECURRING_FREQUENCIES,
  RECURRING_LIMITS as LIMITS,
  RECURRING_MESSAGES as MESSAGES,
  type RecurringFrequency,
} from './recurring-gift.contract.js';
import { DONATION_LIMITS } from '../donors/giving.contract.js';
import { DonorInput } from '../donors/donor.dto.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const AMOUNT_LENGTH = 20;
const MOMENT_LENGTH = 30;
const TOKEN = /^[\w-]{43}$/;

export class RecurringStopInput {
  @OptionalText(LIMITS.reason)
  reason?: string;
}

export class RecurringPauseInput extends RecurringStopInput {
  /** 1 to 12; absent until it is resumed. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.pause_months })
  @Max(LIMITS.pause_months, { message: MESSAGES.months })
  @Min(1, { message: MESSAGES.months })
  @IsInt({ message: MESSAGES.months })
  @IfGiven()
  months?: number;
}

export class RecurringAmountInput extends RecurringStopInput {
  /** Euros, as typed. */
  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, tels qu’ils sont saisis',
  })
  @MaxLength(AMOUNT_LENGTH, { message: MESSAGES.amount })
  @IsString({ message: MESSAGES.amount })
  @ValidateIf(({ amount }: RecurringAmountInput) => typeof amount !== 'number')
  amount: number | string;
}

export class RecurringFrequencyInput extends RecurringStopInput {
  /** From the next payment on. */
  @RequiredOneOf(RECURRING_FREQUENCIES, MESSAGES.frequency)
  frequency: RecurringFrequency;
}

export class RecurringSkipInput extends RecurringStopInput {
  /** The payment to skip: `next_payment_at` as it was read. */
  @ApiProperty({ type: String, format: 'date-time', description: '`next_payment_at`, tel qu’il a été lu' })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: MESSAGES.payment_at })
  @MaxLength(MOMENT_LENGTH, { message: MESSAGES.payment_at })
  @IsString({ message: MESSAGES.payment_at })
  payment_at: string;
}

/** `PATCH /donations/subscriptions/{id}/preferences/`, for the payments to come. */
export class RecurringPreferencesInput {
  /** One receipt a year, or one per payment. */
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

/** `POST /donations/subscriptions/{id}/payment-method/`: where to change a card or a mandate. */
export class RecurringPaymentMethodPage {
  url: string;
}

/** `PUT /admin/recurring-gifts/{id}`: who gives, for the payments to come. */
export class RecurringIdentityInput extends PickType(DonorInput, [
  'first_name',
  'last_name',
  'organization_name',
  'street_address',
]) {
  @ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  version: number;

  @OptionalEmail('Indiquez une adresse e-mail valable.')
  email?: string;

  @OptionalText(DONATION_LIMITS.address)
  postal_code?: string;

  @OptionalText(DONATION_LIMITS.address)
  city?: string;

  @OptionalText(DONATION_LIMITS.address)
  country?: string;
}

export class RecurringNoteInput {
  @RequiredText(LIMITS.reason, 'Écrivez votre note.')
  body: string;
}
