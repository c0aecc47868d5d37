import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { DONATION_LIMITS as LIMITS, GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../payments/payment.contract.js';
import { OptionalEmail, OptionalText, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import {
  RECURRING_ACTIONS,
  RECURRING_HEALTH,
  RECURRING_LIMITS,
  type RecurringAction,
  type RecurringEntry,
  type RecurringGiftRecord,
  type RecurringHealth,
  type RecurringIdentityInput,
  type RecurringNoteInput,
} from './recurring-gift.contract.js';
import { RecurringGiftResponse } from './recurring-gift.dto.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const Nullable = () => ApiProperty({ type: String, nullable: true });

export class RecurringGiftRecordResponse extends RecurringGiftResponse implements RecurringGiftRecord {
  @ApiProperty({ enum: RECURRING_HEALTH })
  health: RecurringHealth;

  @ApiProperty({ enum: GIVER_TYPES })
  donor_type: GiverType;

  @PersonalData('name')
  donor_name: string;

  @PersonalData('email')
  email: string;

  @PersonalData('name')
  first_name: string;

  @PersonalData('name')
  last_name: string;

  @PersonalData('name')
  organization_name: string;

  @PersonalData('text')
  siren: string;

  @PersonalData('text')
  legal_form: string;

  @PersonalData('text')
  street_address: string;

  @PersonalData('postal_code')
  postal_code: string;

  city: string;
  country: string;

  @PersonalData('text')
  message: string;

  @PersonalData('text')
  dedication: string;

  is_anonymous: boolean;
  monthly_amount: number;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  @Nullable()
  provider_subscription_id: string | null;

  @PersonalData('text')
  cancel_reason: string;

  @ApiProperty({ enum: RECURRING_ACTIONS, isArray: true })
  may: RecurringAction[];

  updated_at: string;
  version: number;
}

export class RecurringEntryResponse implements RecurringEntry {
  id: number;
  kind: string;
  at: string;

  @Nullable()
  by: string | null;

  text: string;

  @Nullable()
  @PersonalData('text')
  details: string | null;
}

export class RecurringIdentityBody implements RecurringIdentityInput {
  @ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  version: number;

  @OptionalEmail('Indiquez une adresse e-mail valable.')
  email?: string;

  @OptionalText(LIMITS.name)
  first_name?: string;

  @OptionalText(LIMITS.name)
  last_name?: string;

  @OptionalText(LIMITS.organization)
  organization_name?: string;

  @OptionalText(LIMITS.address)
  street_address?: string;

  @OptionalText(LIMITS.address)
  postal_code?: string;

  @OptionalText(LIMITS.address)
  city?: string;

  @OptionalText(LIMITS.address)
  country?: string;
}

export class RecurringNoteBody implements RecurringNoteInput {
  @RequiredText(RECURRING_LIMITS.reason, 'Écrivez votre note.')
  body: string;
}
