import { ApiProperty, PickType } from '@nestjs/swagger';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../../payments/payment.contract.js';
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import { DonationRefundInput } from './donation-admin.dto.js';
import { UNAPPLIED_REASONS, type UnappliedReason } from './unapplied-payment.contract.js';
import { PersonalData } from '../../../platform/http/personal-data.js';

/** `GET admin/unapplied-payments`: money that arrived and is no gift, until it is given back or accepted. */
export class UnappliedPaymentRecord {
  id: number;

  @ApiProperty({ enum: UNAPPLIED_REASONS })
  reason: UnappliedReason;

  donation_id: string;
  reference: string;

  @PersonalData('name')
  donor_name: string;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  /** As the provider calls it. */
  provider_payment_id: string;
  /** What is left of it, in major units. */
  amount: number;
  /** What came in, in major units. */
  arrived: number;
  /** ISO 4217: what a provider took, in whatever currency it took it. */
  currency: string;
  /** What the gift is of, in major units. */
  expected: number;

  @ApiProperty({ enum: CURRENCIES })
  expected_currency: Currency;

  happened_at: string;
  /** The provider was asked to give it back and has not answered yet. */
  is_return_asked: boolean;
  /** Why the provider did not give it back when it was last asked, as it says it. */
  return_refusal: string | null;
  /** Whether the provider can give it back; else staff do, by cheque or transfer. */
  is_returned_by_provider: boolean;
  /** Whether it can be made a gift. */
  can_be_accepted: boolean;
}

/** `POST admin/unapplied-payments/{id}/refunds`: gives back all that is left of it. */
export class UnappliedReturnInput extends PickType(DonationRefundInput, ['reason', 'by_hand', 'key']) {}
