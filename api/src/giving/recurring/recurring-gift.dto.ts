import { ApiProperty } from '@nestjs/swagger';
import { FREQUENCIES, type Frequency } from '../donors/giving.contract.js';
import {
  PAYMENT_METHODS,
  PAYMENT_MODES,
  type PaymentMethod,
  type PaymentMode,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from '../payments/payment.contract.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import {
  RECURRING_ACTIONS,
  type RecurringAction,
  RECURRING_HEALTH,
  type RecurringHealth,
} from './recurring-gift.contract.js';
import { RECURRING_STATUSES, type RecurringStatus } from './recurring-gift-state.contract.js';
import { PersonalData, answersTogether } from '../../platform/http/personal-data.js';
import { DonorRead } from '../donors/donor.dto.js';

const NullableMoment = () => ApiProperty({ type: String, format: 'date-time', nullable: true });
const PAYMENT_STATUSES = ['succeeded', 'pending', 'failed', 'cancelled'] as const;

/** A recurring gift, as its owner and staff see it. */
export class RecurringGiftView {
  id: string;
  reference: string;

  @ApiProperty({ enum: RECURRING_STATUSES })
  status: RecurringStatus;

  /** Euros. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @ApiProperty({ type: 'integer', nullable: true })
  campaign_id: number | null;

  campaign_name: string | null;

  @ApiProperty({ enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  /** `test`: no money moves. */
  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  @PersonalData('text')
  payment_label: string | null;

  @NullableMoment()
  next_payment_at: string | null;

  @NullableMoment()
  paused_until: string | null;

  failed_payments: number;
  /** In French: what happened and what to do. */
  last_failure: string | null;
  yearly_receipt: boolean;

  @NullableMoment()
  started_at: string | null;

  @NullableMoment()
  cancelled_at: string | null;

  created_at: string;
  /** Euros, all its payments together. */
  given: number;
  payments: number;
}

/** One of its payments: a donation of its own. */
export class RecurringPayment {
  donation_id: string;
  reference: string;

  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: (typeof PAYMENT_STATUSES)[number];

  /** Euros. */
  amount: number;
  /** The day of the gift where it succeeded, else when it was begun. */
  at: string;
}

export class RecurringToConfirm {
  /** Euros. */
  amount: number;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  /** « aw•••@example.org » */
  email_hint: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expires_at: string;
}

/** `GET` and `POST /donations/recurring/confirmations/{token}/`: a higher amount, or the same more often, as its mailed link shows it. */
export class RecurringConfirmation {
  /** Euros, today. */
  amount: number;
  /** Euros, once confirmed. */
  new_amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  /** How often, once confirmed. */
  @ApiProperty({ enum: FREQUENCIES })
  new_frequency: Frequency;

  is_done: boolean;
}

/** A recurring gift with its payments, newest first, as its owner's page shows it. */
export class RecurringGiftPage extends RecurringGiftView {
  campaign_slug: string | null;

  @ApiProperty({ enum: RECURRING_ACTIONS, isArray: true })
  may: RecurringAction[];

  history: RecurringPayment[];
  /** A higher amount that waits for the link mailed to the owner. */
  to_confirm: RecurringToConfirm | null;
}

/** As staff read it. */
export class RecurringGiftRecord extends answersTogether(RecurringGiftView, DonorRead) {
  @ApiProperty({ enum: RECURRING_HEALTH })
  health: RecurringHealth;

  /** Euros a month. */
  monthly_amount: number;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  provider_subscription_id: string | null;

  @PersonalData('text')
  cancel_reason: string;

  @ApiProperty({ enum: RECURRING_ACTIONS, isArray: true })
  may: RecurringAction[];

  updated_at: string;
  version: number;
}
