import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { DONATION_LIMITS, GIVER_TYPES, type GiverType } from '../../donors/giving.contract.js';
import { OFFLINE_METHODS, type OfflineMethod } from '../../payments/payment.contract.js';
import {
  OptionalEmail,
  OptionalFlag,
  OptionalText,
  RequiredOneOf,
  RequiredText,
} from '../../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../../platform/http/calendar-date.js';
import { IfGiven } from '../../../platform/http/if-given.js';
import { UUID } from '../../../platform/http/record-id.pipe.js';
import { Trimmed } from '../../../platform/http/trimmed.js';
import { toMinorUnits } from '../../../platform/money/money.contract.js';
import { amountDoubt } from '../../../platform/money/typed-amount.contract.js';
import {
  DONATION_ADMIN_LIMITS as LIMITS,
  DONATION_ADMIN_MESSAGES as MESSAGES,
  type DonationRefundInput,
  type MoneyDonationChanges,
  type OfflineDonationInput,
  type TransferReceivedInput,
} from './donation-admin.contract.js';
import { MAX_INT } from '../../../platform/database/max-int.js';

/** Ten million euros: a legacy may be large, a slip of the keyboard is larger. */
const MOST_CENTS = 1_000_000_000;

/** Euros as typed, above 0. */
function TypedAmount() {
  return applyDecorators(
    ValidateBy({
      name: 'typedAmount',
      validator: {
        validate: isTypedAmount,
        defaultMessage: (it?: ValidationArguments) => amountDoubt(it?.value) ?? MESSAGES.amount,
      },
    }),
    ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], example: '12,50' }),
  );
}

function isTypedAmount(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const cents = toMinorUnits(value, 'EUR');
  return cents !== null && cents > 0 && cents <= MOST_CENTS;
}

function Day(message: string) {
  return applyDecorators(
    IsCalendarDate(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
    ApiProperty({ type: String, format: 'date' }),
  );
}

function Version() {
  return applyDecorators(
    IfGiven(),
    IsInt(),
    Min(1),
    Max(MAX_INT),
    ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' }),
  );
}

const Key = () => applyDecorators(IsString(), IsNotEmpty(), MaxLength(100));

/** Who gives, and their choices: all of it may be left out. */
class DonorSaysBody {
  @OptionalEmail(MESSAGES.email)
  email?: string;

  @OptionalText(DONATION_LIMITS.name)
  first_name?: string;

  @OptionalText(DONATION_LIMITS.name)
  last_name?: string;

  @OptionalText(DONATION_LIMITS.organization)
  organization_name?: string;

  @Matches(/^(\d{9})?$/, { message: MESSAGES.siren })
  @ValidateIf((_, value: unknown) => value !== null && value !== undefined)
  siren?: string;

  @OptionalText(DONATION_LIMITS.name)
  legal_form?: string;

  @OptionalText(DONATION_LIMITS.address)
  street_address?: string;

  @OptionalText(20)
  postal_code?: string;

  @OptionalText(DONATION_LIMITS.organization)
  city?: string;

  @OptionalText(DONATION_LIMITS.name)
  country?: string;

  @OptionalText(DONATION_LIMITS.message)
  message?: string;

  @OptionalText(DONATION_LIMITS.dedication)
  dedication?: string;

  @OptionalFlag()
  is_anonymous?: boolean;
}

export class MoneyDonationChangesBody extends DonorSaysBody implements MoneyDonationChanges {
  @Version()
  version: number;

  @IsIn(GIVER_TYPES)
  @IfGiven()
  @ApiPropertyOptional({ enum: GIVER_TYPES })
  donor_type?: GiverType;
}

export class OfflineDonationBody extends DonorSaysBody implements OfflineDonationInput {
  @TypedAmount()
  amount: number | string;

  @RequiredOneOf(OFFLINE_METHODS, MESSAGES.method)
  payment_method: OfflineMethod;

  @Day(MESSAGES.day)
  received_on: string;

  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  @ValidateIf((_, value: unknown) => value !== null && value !== undefined)
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  campaign_id?: number | null;

  @IsIn(GIVER_TYPES)
  @ApiProperty({ enum: GIVER_TYPES })
  donor_type: GiverType;

  @OptionalText(LIMITS.note)
  note?: string;

  @OptionalFlag()
  is_thanked?: boolean;

  @Key()
  key: string;
}

export class TransferReceivedBody implements TransferReceivedInput {
  @Day(MESSAGES.received)
  received_on: string;

  @TypedAmount()
  @IfGiven()
  amount?: number | string;

  @Version()
  version: number;
}

export class DonationRefundBody implements DonationRefundInput {
  @TypedAmount()
  @IfGiven()
  amount?: number | string;

  @RequiredText(LIMITS.reason, MESSAGES.reason)
  reason: string;

  @OptionalFlag()
  by_hand?: boolean;

  @Version()
  version: number;

  @Matches(UUID)
  @ApiProperty({ type: String, format: 'uuid' })
  key: string;
}

export class MoneyDonationNoteBody {
  @MaxLength(LIMITS.note)
  @IsNotEmpty({ message: MESSAGES.note })
  @IsString({ message: MESSAGES.note })
  @Trimmed()
  body: string;
}

export class MoneyDonationVersionBody {
  @Version()
  version: number;
}
