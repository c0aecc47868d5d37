import { ApiProperty } from '@nestjs/swagger';
import { DONATION_STATUSES, type DonationStatus } from '../donation-choices.contract.js';
import { DonorRead } from '../../donors/donor.dto.js';
import { FREQUENCIES, type Frequency } from '../../donors/giving.contract.js';
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
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import { PersonalData } from '../../../platform/http/personal-data.js';
import { TimelineEntry } from '../../../core/timeline/timeline.dto.js';

/** `admin/donations`: a gift of money as staff read it. Amounts are in major units of its currency. */
export class MoneyDonationRecord extends DonorRead {
  id: string;
  reference: string;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  /** Who gave, through all their gifts: a record of `admin/users`; null where they did not say who they are. */
  @PersonalData('key')
  donor_id: string | null;

  campaign_id: number | null;
  campaign_name: string | null;
  recurring_gift_id: string | null;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  amount: number;
  /** The part of the amount that the donor added for payment costs. */
  costs_covered: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  /** What was given back to the donor, by the journal. */
  refunded: number;
  /** What the donor's bank holds or took back, by the journal. */
  disputed: number;
  /** What the payment provider kept, by the journal. */
  fees: number;
  /** What stays with the association: what was given, less what was given back, disputed and kept. */
  net: number;

  @ApiProperty({ enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  /** Whether money really moved. */
  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  source: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_content: string;
  utm_term: string;
  /** In French, why the newest try did not succeed. */
  failure: string | null;
  created_by: string | null;
  given_at: string | null;
  succeeded_at: string | null;
  failed_at: string | null;
  cancelled_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/** A try to pay. */
export class MoneyDonationAttempt {
  id: string;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;

  @ApiProperty({ enum: ATTEMPT_STATUSES })
  status: AttemptStatus;

  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  /** The provider's own number of the payment. */
  provider_payment_id: string | null;
  /** In French: why it was refused. */
  failure: string | null;
  /** As the provider says it. */
  failure_code: string | null;
  created_at: string;
  updated_at: string;
}

/** A line of the journal of money. */
export class MoneyDonationPosting {
  id: number;
  /** The kind of its entry, in French. */
  kind: string;
  /** The account, in French. */
  account: string;
  /** Above 0 where the account receives, below where it gives. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  happened_at: string;
  /** A member of staff; null where it came from a provider. */
  by: string | null;

  @PersonalData('text')
  note: string;
}

/** `GET admin/donations/{id}/story`: all that happened to a gift and its money. */
export class MoneyDonationTimeline {
  /** Newest first. */
  entries: TimelineEntry[];
  /** Oldest first. */
  attempts: MoneyDonationAttempt[];
  /** Oldest first. */
  journal: MoneyDonationPosting[];
}

/** The answer to a refund: done, or asked of a provider who did not answer yet and is asked again. */
export class DonationRefunded {
  id: string;

  @ApiProperty({ enum: ['asked', 'done'] })
  status: 'asked' | 'done';

  /** Euros. */
  amount: number;
}
