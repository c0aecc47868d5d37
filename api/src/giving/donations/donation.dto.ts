import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { Type } from 'class-transformer';
import { DonorInput, OptionalPhone } from '../donors/donor.dto.js';
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
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { amountDoubt } from '../../platform/money/typed-amount.contract.js';
import { DONATION_CARD_MESSAGES as CARD_MESSAGES } from './checkout/donation-card.contract.js';
import { DonationCardInput } from './checkout/donation-card.dto.js';
import { UTM_LENGTH } from './checkout/utm.contract.js';

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

/** `POST /donations/`. Unknown fields are refused; campaign codes that cannot be kept are left out. */
export class DonationInput extends DonorInput {
  /** Euros, as typed: `20`, `"12,50"`. Costs covered are added to it. */
  @GiftAmount()
  amount: number | string;

  @RequiredOneOf(FREQUENCIES, MESSAGES.frequency)
  frequency: Frequency;

  /** Slug or number; absent for the association. */
  @Campaign()
  campaign?: string | number;

  @RequiredOneOf(GIVER_TYPES, MESSAGES.donor_type)
  donor_type: GiverType;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  /** E.164, for mobile money. */
  @OptionalPhone()
  phone?: string;

  @OptionalFlag()
  cover_costs?: boolean;

  @RequiredOneOf(PAYMENT_METHODS, MESSAGES.payment_method)
  payment_method: PaymentMethod;

  /** One for each form shown: the same one again is the same gift; without one, each form is a gift. */
  @ApiPropertyOptional({ type: String, description: 'Une par formulaire : la même est le même don.' })
  @Matches(/^[\w-]{8,80}$/, { message: MESSAGES.form_key })
  @IsString({ message: MESSAGES.form_key })
  @IfGiven()
  form_key?: string;

  /** An e-mail to a person, without the amount; null or absent for none. */
  @ApiPropertyOptional({ type: DonationCardInput, nullable: true })
  @Type(() => DonationCardInput)
  @ValidateNested()
  @IsObject({ message: CARD_MESSAGES.recipient_name })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  card?: DonationCardInput | null;

  /** Whether who gives asks to hear of the campaign by e-mail; of a gift to the association it says nothing. */
  @OptionalFlag()
  campaign_news?: boolean;

  /** `bouton` from another site's button. */
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
  @OptionalOneOf(PAYMENT_METHODS, MESSAGES.payment_method)
  payment_method?: PaymentMethod;

  @OptionalPhone()
  phone?: string;
}

/** `PATCH /donations/{id}/preferences/`, by its owner. Name and address are what a receipt waits for. */
export class DonationPreferencesInput extends DonorInput {}

const PROVIDER_ID = 255;

export class DonationConfirmBody {
  @OptionalText(PROVIDER_ID)
  session_id?: string;

  @OptionalText(PROVIDER_ID)
  payment_intent?: string;
}

export class SendReceiptInput {
  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @ApiProperty({ type: String, example: 'DON-2026-11-21-1A2B3C4D' })
  @MaxLength(PROVIDER_ID)
  @IsNotEmpty()
  @IsString()
  paymentId: string;

  /** Minor units. */
  @ApiPropertyOptional({ type: 'integer', description: 'En unités mineures, comme les détails du paiement.' })
  @IfGiven()
  @IsInt()
  amount?: number;
}
