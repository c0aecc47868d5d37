import { ApiProperty } from '@nestjs/swagger';
import { DONATION_STATUSES, type DonationStatus } from '../donation-choices.contract.js';
import { FREQUENCIES, type Frequency, GIVER_TYPES, type GiverType } from '../../donors/giving.contract.js';
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  PAYMENT_METHODS,
  PAYMENT_MODES,
  PAYMENT_PROVIDERS,
  type PaymentMethod,
  type PaymentMode,
  type PaymentProviderName,
} from '../../payments/payment.contract.js';
import { CURRENCIES } from '../../../platform/money/money.contract.js';
import type {
  DonationRefunded,
  MoneyDonationAttempt,
  MoneyDonationEntry,
  MoneyDonationPosting,
  MoneyDonationRecord,
  MoneyDonationTimeline,
} from './donation-admin.contract.js';
import { PersonalData } from '../../../platform/http/personal-data.js';

const Nullable = () => ApiProperty({ type: String, nullable: true });

export class MoneyDonationResponse implements MoneyDonationRecord {
  id: string;
  reference: string;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  @Nullable()
  @PersonalData('key')
  donor_id: string | null;

  @PersonalData('name')
  donor_name: string;

  @ApiProperty({ enum: GIVER_TYPES })
  donor_type: GiverType;

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

  @ApiProperty({ type: Number, nullable: true })
  campaign_id: number | null;

  @Nullable()
  campaign_name: string | null;

  @Nullable()
  recurring_gift_id: string | null;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  amount: number;
  costs_covered: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: 'EUR' | 'XAF';

  refunded: number;
  disputed: number;
  fees: number;
  net: number;

  @PersonalData('text')
  message: string;

  @PersonalData('text')
  dedication: string;

  is_anonymous: boolean;

  @ApiProperty({ enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  source: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_content: string;
  utm_term: string;

  @Nullable()
  failure: string | null;

  @Nullable()
  created_by: string | null;

  @Nullable()
  given_at: string | null;

  @Nullable()
  succeeded_at: string | null;

  @Nullable()
  failed_at: string | null;

  @Nullable()
  cancelled_at: string | null;

  created_at: string;
  updated_at: string;
  version: number;
}

export class MoneyDonationEntryResponse implements MoneyDonationEntry {
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

export class MoneyDonationAttemptResponse implements MoneyDonationAttempt {
  id: string;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;

  @ApiProperty({ enum: ATTEMPT_STATUSES })
  status: AttemptStatus;

  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: 'EUR' | 'XAF';

  @Nullable()
  provider_payment_id: string | null;

  @Nullable()
  failure: string | null;

  @Nullable()
  failure_code: string | null;

  created_at: string;
  updated_at: string;
}

export class MoneyDonationPostingResponse implements MoneyDonationPosting {
  id: number;
  kind: string;
  account: string;
  amount: number;

  currency: string;

  happened_at: string;

  @Nullable()
  by: string | null;

  @PersonalData('text')
  note: string;
}

export class MoneyDonationTimelineResponse implements MoneyDonationTimeline {
  @ApiProperty({ type: [MoneyDonationEntryResponse] })
  entries: MoneyDonationEntryResponse[];

  @ApiProperty({ type: [MoneyDonationAttemptResponse] })
  attempts: MoneyDonationAttemptResponse[];

  @ApiProperty({ type: [MoneyDonationPostingResponse] })
  journal: MoneyDonationPostingResponse[];
}

export class DonationRefundedResponse implements DonationRefunded {
  id: string;

  @ApiProperty({ enum: ['asked', 'done'] })
  status: 'asked' | 'done';

  amount: number;
}
