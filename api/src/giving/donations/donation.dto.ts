import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { Type } from 'class-transformer';
import { DonorNameBody, OptionalPhone, OrganizationName } from '../donors/donor.dto.js';
import { DONOR_MESSAGES as MESSAGES } from '../donors/donor-messages.contract.js';
import {
  DONATION_LIMITS as LIMITS,
  FREQUENCIES,
  type Frequency,
  GIVER_TYPES,
  type GiverType,
} from '../donors/giving.contract.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment.contract.js';
import { OptionalFlag, OptionalOneOf, OptionalText, RequiredOneOf } from '../../platform/http/body-fields.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { amountDoubt } from '../../platform/money/typed-amount.contract.js';
import { DONATION_CARD_MESSAGES as CARD_MESSAGES } from './donation-card.contract.js';
import { DonationCardInput } from './donation-card.dto.js';
import type { DonationInput, DonationPreferencesInput } from './donation.contract.js';
import { UTM_LENGTH } from './utm.contract.js';

const NAME = 200;
const isWritten = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 30);

/** Euros as typed, `20` or `"12,50"`, within what is taken at once. */
export function GiftAmount() {
  const minor = (value: unknown) => (isWritten(value) ? toMinorUnits(value, 'EUR') : null);
  const isWithin = (amount: number) => amount >= LIMITS.least * 100 && amount <= LIMITS.most * 100;
  return applyDecorators(
    ValidateBy({
      name: 'isGiftAmount',
      validator: {
        validate: (value) => isWithin(minor(value) ?? 0),
        defaultMessage: (it?: ValidationArguments) =>
          minor(it?.value) === null ? (amountDoubt(it?.value) ?? MESSAGES.amount) : MESSAGES.amount_range,
      },
    }),
    ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], example: '12,50' }),
  );
}

/** A campaign's slug or number. */
function Campaign() {
  return applyDecorators(
    ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== ''),
    ValidateBy({
      name: 'isSlugOrId',
      validator: {
        validate: (value) => isWritten(value) || (typeof value === 'string' && value.length <= NAME),
        defaultMessage: () => 'Choisissez une campagne de la liste.',
      },
    }),
    ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'integer' }] }),
  );
}

export class DonationBody extends DonorNameBody implements DonationInput {
  @GiftAmount()
  amount: number | string;

  @RequiredOneOf(FREQUENCIES, MESSAGES.frequency)
  frequency: Frequency;

  @Campaign()
  campaign?: string | number;

  @RequiredOneOf(GIVER_TYPES, MESSAGES.donor_type)
  donor_type: GiverType;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @OrganizationName()
  organization_name?: string;

  @OptionalPhone()
  phone?: string;

  @OptionalFlag()
  cover_costs?: boolean;

  @OptionalText(LIMITS.message)
  message?: string;

  @OptionalFlag()
  is_anonymous?: boolean;

  @OptionalText(LIMITS.dedication)
  dedication?: string;

  @RequiredOneOf(PAYMENT_METHODS, MESSAGES.payment_method)
  payment_method: PaymentMethod;

  @ApiProperty({ type: String, description: 'Une par formulaire : la même est le même don.' })
  @Matches(/^[\w-]{8,80}$/, { message: MESSAGES.form_key })
  @IsString({ message: MESSAGES.form_key })
  form_key: string;

  @ApiPropertyOptional({ type: DonationCardInput, nullable: true })
  @Type(() => DonationCardInput)
  @ValidateNested()
  @IsObject({ message: CARD_MESSAGES.recipient_name })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  card?: DonationCardInput | null;

  @OptionalOneOf(['site', 'bouton'])
  source?: 'site' | 'bouton';

  @OptionalText(UTM_LENGTH)
  utm_source?: string;

  @OptionalText(UTM_LENGTH)
  utm_medium?: string;

  @OptionalText(UTM_LENGTH)
  utm_campaign?: string;

  @OptionalText(UTM_LENGTH)
  utm_content?: string;

  @OptionalText(UTM_LENGTH)
  utm_term?: string;
}

export class DonationRetryBody {
  @ApiPropertyOptional({ enum: [...PAYMENT_METHODS] })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  @RequiredOneOf(PAYMENT_METHODS, MESSAGES.payment_method)
  payment_method?: PaymentMethod;

  @OptionalPhone()
  phone?: string;
}

export class DonationPreferencesBody extends DonorNameBody implements DonationPreferencesInput {
  @OptionalFlag()
  is_anonymous?: boolean;

  @OptionalText(LIMITS.message)
  message?: string;

  @OptionalText(LIMITS.dedication)
  dedication?: string;

  @OptionalText(LIMITS.organization)
  organization_name?: string;
}

const PROVIDER_ID = 255;

export class DonationConfirmBody {
  @ApiPropertyOptional({ type: String, maxLength: PROVIDER_ID })
  @IsOptional()
  @MaxLength(PROVIDER_ID)
  @IsString()
  session_id?: string;

  @ApiPropertyOptional({ type: String, maxLength: PROVIDER_ID })
  @IsOptional()
  @MaxLength(PROVIDER_ID)
  @IsString()
  payment_intent?: string;
}

export class SendReceiptBody {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @ApiProperty({ type: String, example: 'DON-2026-11-21-1A2B3C4D' })
  @MaxLength(PROVIDER_ID)
  @IsNotEmpty()
  @IsString()
  paymentId: string;

  @ApiPropertyOptional({ type: 'integer', description: 'En unités mineures, comme les détails du paiement.' })
  @IsOptional()
  @IsInt()
  amount?: number;
}
