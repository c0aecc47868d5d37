import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { FREQUENCIES, type Frequency, GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import {
  type OfferedMethod,
  PAYMENT_METHODS,
  PAYMENT_MODES,
  PAYMENT_PROVIDERS,
  type PaymentMethod,
  type PaymentMode,
  type PaymentNext,
  type PaymentProviderName,
  type TransferInstructions,
} from '../payments/payment.contract.js';
import { CURRENCIES } from '../../platform/money/money.contract.js';
import { DONATION_STATUSES, type DonationStatus } from './donation-choices.contract.js';
import {
  DONATION_RECEIPT_STATUSES,
  type DonationDonor,
  type DonationOptions,
  type DonationReceiptStatus,
  type DonationStarted,
  type DonationView,
  type LinkRenewed,
  type PaymentDetails,
  type PaymentIntentCreated,
  type ReceiptSent,
} from './donation.contract.js';

const nullable = (type: typeof String | typeof Number) => ApiProperty({ type, nullable: true });

class TransferResponse implements TransferInstructions {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: 'EUR' | 'XAF';

  epc_payload: string;
  epc_svg: string;
}

class RedirectNext {
  @ApiProperty({ enum: ['redirect'] })
  kind: 'redirect';
  url: string;
}
class TransferNext {
  @ApiProperty({ enum: ['transfer'] })
  kind: 'transfer';
  transfer: TransferResponse;
}
class ApproveNext {
  @ApiProperty({ enum: ['approve'] })
  kind: 'approve';
  message: string;
}
class ClientSecretNext {
  @ApiProperty({ enum: ['client_secret'] })
  kind: 'client_secret';
  client_secret: string;
  publishable_key: string;
}
class NoNext {
  @ApiProperty({ enum: ['none'] })
  kind: 'none';
}
const NEXTS = [RedirectNext, TransferNext, ApproveNext, ClientSecretNext, NoNext];
const nextProperty = (isNullable: boolean) =>
  ApiProperty({ oneOf: NEXTS.map((next) => ({ $ref: getSchemaPath(next) })), nullable: isNullable });

class OfferedMethodResponse implements OfferedMethod {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  label: string;
  help: string;
  takes_recurring: boolean;
}

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

export class DonationOptionsResponse implements DonationOptions {
  @ApiProperty({ type: [OfferedMethodResponse] })
  methods: OfferedMethodResponse[];

  suggested_amounts: number[];
  tax_rates: TaxRatesResponse;
  issues_receipts: boolean;

  @ApiProperty({ type: [PaymentCostResponse] })
  payment_costs: PaymentCostResponse[];

  is_demonstration: boolean;
}

@ApiExtraModels(...NEXTS)
export class DonationStartedResponse implements DonationStarted {
  id: string;
  reference: string;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  @nextProperty(false)
  next: PaymentNext;

  token: string;
}

class DonationDonorResponse implements DonationDonor {
  email: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  siren: string;
  legal_form: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
}

@ApiExtraModels(...NEXTS)
export class DonationViewResponse implements DonationView {
  id: string;
  reference: string;
  shownReference: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: 'EUR' | 'XAF';

  refundedAmount: number;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  createdAt: string;

  @nullable(String)
  givenAt: string | null;

  taxDeduction: number;

  @nullable(String)
  receiptUrl: string | null;

  @ApiProperty({ enum: DONATION_RECEIPT_STATUSES })
  receiptStatus: DonationReceiptStatus;

  @nullable(Number)
  campaignId: number | null;

  @nullable(String)
  campaignName: string | null;

  @nullable(String)
  campaignSlug: string | null;

  @ApiProperty({ enum: GIVER_TYPES })
  donorType: GiverType;

  donorName: string;
  isAnonymous: boolean;
  message: string;
  dedication: string;

  @ApiProperty({ enum: PAYMENT_METHODS })
  paymentMethod: PaymentMethod;

  @ApiProperty({ enum: PAYMENT_MODES })
  mode: PaymentMode;

  @nullable(String)
  failure: string | null;

  isProcessing: boolean;

  @nextProperty(true)
  next: PaymentNext | null;

  @nullable(String)
  recurringGiftId: string | null;

  donor: DonationDonorResponse;
}

export class PaymentDetailsResponse implements PaymentDetails {
  amount: number;
  currency: string;

  @nullable(String)
  campaignName: string | null;

  @nullable(Number)
  campaignId: number | null;

  @nullable(String)
  campaignSlug: string | null;

  paymentId: string;
  transactionDate: string;
  donorEmail: string;

  @nullable(String)
  receiptUrl: string | null;

  @ApiProperty({ enum: ['financial'] })
  donationType: 'financial';

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  donationId: string;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @nullable(String)
  failure: string | null;
}

export class LinkRenewedResponse implements LinkRenewed {
  email_hint: string;
}

export class ReceiptSentResponse implements ReceiptSent {
  success: boolean;
  message: string;
}

export class PaymentIntentCreatedResponse implements PaymentIntentCreated {
  donation_id: string;
  reference: string;
  client_secret: string;
  publishable_key: string;
  token: string;
}
