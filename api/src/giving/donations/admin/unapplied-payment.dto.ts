import { ApiProperty, PickType } from '@nestjs/swagger';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../../payments/payment.contract.js';
import { CURRENCIES } from '../../../platform/money/money.contract.js';
import { DonationRefundBody } from './donation-admin.dto.js';
import {
  UNAPPLIED_REASONS,
  type UnappliedPaymentRecord,
  type UnappliedReason,
  type UnappliedReturnInput,
} from './unapplied-payment.contract.js';
import { PersonalData } from '../../../platform/http/personal-data.js';

export class UnappliedPaymentResponse implements UnappliedPaymentRecord {
  id: number;

  @ApiProperty({ enum: UNAPPLIED_REASONS })
  reason: UnappliedReason;

  donation_id: string;
  reference: string;

  @PersonalData('name')
  donor_name: string;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  provider_payment_id: string;
  amount: number;
  arrived: number;
  currency: string;
  expected: number;

  @ApiProperty({ enum: CURRENCIES })
  expected_currency: 'EUR' | 'XAF';

  happened_at: string;
  is_return_asked: boolean;

  @ApiProperty({ type: String, nullable: true })
  return_refusal: string | null;

  is_returned_by_provider: boolean;
  can_be_accepted: boolean;
}

export class UnappliedReturnBody
  extends PickType(DonationRefundBody, ['reason', 'by_hand', 'key'])
  implements UnappliedReturnInput {}
