import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { DonorInput } from '../../donors/donor.dto.js';
import { DONATION_LIMITS, GIVER_TYPES, type GiverType } from '../../donors/giving.contract.js';
import { OFFLINE_METHODS, type OfflineMethod } from '../../payments/payment.contract.js';
import {
  NullAs,
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
import { TypedAmount } from '../../../platform/money/typed-amount.js';
import {
  DONATION_ADMIN_LIMITS as LIMITS,
  DONATION_ADMIN_MESSAGES as MESSAGES,
} from './donation-admin.contract.js';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { OptionalVersion } from '../../../platform/http/version.dto.js';

function Day(message: string) {
  return applyDecorators(
    IsCalendarDate(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message }),
    ApiProperty({ type: String, format: 'date' }),
  );
}

const Key = () => applyDecorators(IsString(), IsNotEmpty(), MaxLength(100));

/** Who gives, and what they wish, as staff write it. */
class DonorSaysBody extends OmitType(DonorInput, ['siren', 'postal_code', 'city']) {
  @OptionalEmail(MESSAGES.email)
  email?: string;

  @Matches(/^(\d{9})?$/, { message: MESSAGES.siren })
  @IfGiven()
  @NullAs('')
  siren?: string;

  @OptionalText(20)
  postal_code?: string;

  @OptionalText(DONATION_LIMITS.organization)
  city?: string;
}

/** `PUT admin/donations/{id}`: who gave and their choices, corrected with them. */
export class MoneyDonationChanges extends DonorSaysBody {
  @OptionalVersion()
  version: number;

  @IsIn(GIVER_TYPES)
  @IfGiven()
  @ApiPropertyOptional({ enum: GIVER_TYPES })
  donor_type?: GiverType;
}

/** `POST admin/donations`: a gift that came otherwise than by the site. */
export class OfflineDonationInput extends DonorSaysBody {
  /** Euros, as typed. */
  @TypedAmount(MESSAGES.amount)
  amount: number | string;

  @RequiredOneOf(OFFLINE_METHODS, MESSAGES.method)
  payment_method: OfflineMethod;

  /** The day of the gift, not in the future. */
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

  /** The cheque's number, who brought the envelope… Read by the team alone. */
  @OptionalText(LIMITS.note)
  note?: string;

  /** Leaves out the email of thanks: they were thanked already. */
  @OptionalFlag()
  is_thanked?: boolean;

  /** One for each form shown: the same one again is the same gift. */
  @Key()
  key: string;
}

/** `POST admin/donations/{id}/transfer`: the transfer that was announced is on the account. */
export class TransferReceivedInput {
  /** The day it came in, not in the future. */
  @Day(MESSAGES.received)
  received_on: string;

  /** Euros, as typed, where it is not what was promised. */
  @TypedAmount(MESSAGES.amount)
  @IfGiven()
  amount?: number | string;

  @OptionalVersion()
  version: number;
}

/** `POST admin/donations/{id}/bounce`: the cheque came back unpaid. */
export class ChequeBouncedInput {
  /** The day that the bank took the money back, not in the future. */
  @Day(MESSAGES.received)
  received_on: string;

  /** Euros, as typed: what the bank took for it, where that is in the same line of the statement. */
  @TypedAmount(MESSAGES.amount)
  @IfGiven()
  fee?: number | string;

  /** Read by the team alone. */
  @OptionalText(LIMITS.reason)
  reason?: string;

  /** The giver is written to, unless this says not. */
  @OptionalFlag()
  is_told?: boolean;

  @OptionalVersion()
  version: number;
}

/** `POST admin/donations/{id}/refunds`. */
export class DonationRefundInput {
  /** Euros, as typed; absent for all that is left. */
  @TypedAmount(MESSAGES.amount)
  @IfGiven()
  amount?: number | string;

  /** Why; read by the team alone. */
  @RequiredText(LIMITS.reason, MESSAGES.reason)
  reason: string;

  /** It is given back by hand, by cheque or transfer: no provider is asked. */
  @OptionalFlag()
  by_hand?: boolean;

  @OptionalVersion()
  version: number;

  /** A UUID for each form shown: the same one again is the same refund. */
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
  @OptionalVersion()
  version: number;
}
