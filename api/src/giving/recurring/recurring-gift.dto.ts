import { ApiProperty } from '@nestjs/swagger';
import { FREQUENCIES, type Frequency } from '../donors/giving.contract.js';
import {
  PAYMENT_METHODS,
  PAYMENT_MODES,
  type PaymentMethod,
  type PaymentMode,
} from '../payments/payment.contract.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import {
  RECURRING_ACTIONS,
  type RecurringAction,
  type RecurringConfirmation,
  type RecurringGiftPage,
  type RecurringGiftView,
  type RecurringLinkRenewed,
  type RecurringPayment,
  type RecurringToConfirm,
} from './recurring-gift.contract.js';
import { RECURRING_STATUSES, type RecurringStatus } from './recurring-gift-state.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const Nullable = () => ApiProperty({ type: String, nullable: true });
const NullableMoment = () => ApiProperty({ type: String, format: 'date-time', nullable: true });
const PAYMENT_STATUSES = ['succeeded', 'pending', 'failed', 'cancelled'] as const;

export class RecurringGiftResponse implements RecurringGiftView {
  id: string;
  reference: string;

  @ApiProperty({ enum: RECURRING_STATUSES })
  status: RecurringStatus;

  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @ApiProperty({ type: 'integer', nullable: true })
  campaign_id: number | null;

  @Nullable()
  campaign_name: string | null;

  @ApiProperty({ enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  @PersonalData('text')
  @Nullable()
  payment_label: string | null;

  @NullableMoment()
  next_payment_at: string | null;

  @NullableMoment()
  paused_until: string | null;

  failed_payments: number;

  @Nullable()
  last_failure: string | null;

  yearly_receipt: boolean;

  @NullableMoment()
  started_at: string | null;

  @NullableMoment()
  cancelled_at: string | null;

  created_at: string;
  given: number;
  payments: number;
}

export class RecurringPaymentResponse implements RecurringPayment {
  donation_id: string;
  reference: string;

  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: RecurringPayment['status'];

  amount: number;
  at: string;
}

export class RecurringToConfirmResponse implements RecurringToConfirm {
  amount: number;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  email_hint: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expires_at: string;
}

export class RecurringConfirmationResponse implements RecurringConfirmation {
  amount: number;
  new_amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @ApiProperty({ enum: FREQUENCIES })
  new_frequency: Frequency;

  is_done: boolean;
}

export class RecurringLinkRenewedResponse implements RecurringLinkRenewed {
  email_hint: string;
}

export class RecurringGiftPageResponse extends RecurringGiftResponse implements RecurringGiftPage {
  @Nullable()
  campaign_slug: string | null;

  @ApiProperty({ enum: RECURRING_ACTIONS, isArray: true })
  may: RecurringAction[];

  @ApiProperty({ type: [RecurringPaymentResponse] })
  history: RecurringPaymentResponse[];

  @ApiProperty({ type: RecurringToConfirmResponse, nullable: true })
  to_confirm: RecurringToConfirmResponse | null;
}
