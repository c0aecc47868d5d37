import { ApiExtraModels, ApiProperty, PickType } from '@nestjs/swagger';
import { DonorRead } from '../../donors/donor.dto.js';
import { FREQUENCIES, type Frequency, GIVER_TYPES, type GiverType } from '../../donors/giving.contract.js';
import {
  PAYMENT_METHODS,
  PAYMENT_MODES,
  type PaymentMethod,
  type PaymentMode,
} from '../../payments/payment.contract.js';
import {
  OfferedMethod,
  PAYMENT_NEXTS,
  type PaymentNext,
  PaymentNextProperty,
} from '../../payments/payments.dto.js';
import { CURRENCIES, type Currency } from '../../../platform/money/money.contract.js';
import { DONATION_STATUSES, type DonationStatus } from '../donation-choices.contract.js';
import { DONATION_RECEIPT_STATUSES, type DonationReceiptStatus } from '../donation.contract.js';

class TaxRatesResponse implements Record<GiverType, number> {
  particulier: number;
  entreprise: number;
  organisme: number;
}

class PaymentCostResponse {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;

  percent: number;
  fixed: number;
}

/** `GET /donations/options/`: what the form offers here and now. */
export class DonationOptions {
  methods: OfferedMethod[];
  /** Euros. */
  suggested_amounts: number[];
  /** Percent taken off the tax today, by kind of donor. */
  tax_rates: TaxRatesResponse;
  /** Whether tax receipts are issued; else a payment confirmation that is not one. */
  issues_receipts: boolean;
  /** What payment costs, by method: a share in percent and a fixed part in euros; nothing where it is not known. */
  payment_costs: PaymentCostResponse[];
  /** No money moves: payment is a demonstration. */
  is_demonstration: boolean;
}

/** The answer to `POST /donations/`, and to a second try. */
@ApiExtraModels(...PAYMENT_NEXTS)
export class DonationStarted {
  id: string;
  reference: string;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  @PaymentNextProperty()
  next: PaymentNext;

  /** Opens the donor's page of this gift, `/don/suivi/{token}`; shown once. */
  token: string;
}

/** Of who gives, without the marks of what staff read masked: its donor and administrators read it. */
export class DonationDonor extends PickType(DonorRead, [
  'email',
  'first_name',
  'last_name',
  'organization_name',
  'siren',
  'legal_form',
  'street_address',
  'postal_code',
  'city',
  'country',
]) {}

/** The monetary donation of the specification, with what its page shows besides. */
@ApiExtraModels(...PAYMENT_NEXTS)
export class DonationView {
  id: string;
  reference: string;
  /** As shown: `DON-2026-11-21-1A2B3C4D`. */
  shownReference: string;
  /** Euros, as given; what was refunded is beside. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  refundedAmount: number;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  createdAt: string;
  /** The day of the gift, once it has succeeded. */
  givenAt: string | null;
  /** Euros. */
  taxDeduction: number;
  /** Null while there is none. */
  receiptUrl: string | null;

  @ApiProperty({ enum: DONATION_RECEIPT_STATUSES })
  receiptStatus: DonationReceiptStatus;

  campaignId: number | null;
  campaignName: string | null;
  campaignSlug: string | null;

  @ApiProperty({ enum: GIVER_TYPES })
  donorType: GiverType;

  donorName: string;
  isAnonymous: boolean;
  message: string;
  dedication: string;

  @ApiProperty({ enum: PAYMENT_METHODS })
  paymentMethod: PaymentMethod;

  /** `test`: no money moves. */
  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  /** In French, while the last try failed: what happened and what to do. */
  failure: string | null;
  /** Its bank or its provider works on the payment: nothing is to be done meanwhile. */
  isProcessing: boolean;

  /** How to go on paying, while it is pending. */
  @PaymentNextProperty({ nullable: true })
  next: PaymentNext | null;

  recurringGiftId: string | null;
  /** Name and address of who gave, for the donor's own page and for administrators. */
  donor: DonationDonor;
}

/** Payment details of the specification: amounts in minor units. */
export class PaymentDetails {
  amount: number;
  currency: string;
  campaignName: string | null;
  campaignId: number | null;
  campaignSlug: string | null;
  /** The reference, `DON-…`. */
  paymentId: string;
  transactionDate: string;
  donorEmail: string;
  receiptUrl: string | null;

  @ApiProperty({ enum: ['financial'] })
  donationType: 'financial';

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  donationId: string;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  /** In French, where the payment was refused. */
  failure: string | null;
}

export class ReceiptSent {
  success: boolean;
  message: string;
}

/** `POST /donations/create-payment-intent/`: for Stripe's payment element. */
export class PaymentIntentCreated {
  donation_id: string;
  reference: string;
  client_secret: string;
  publishable_key: string;
  token: string;
}
