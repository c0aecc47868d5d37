import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  type PaymentMethod,
  type PaymentProviderName,
} from './payment.contract.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';

export class WebhookTakenResponse {
  received: boolean;
}

/** How to pay by bank transfer. */
export class TransferInstructions {
  holder: string;
  /** In groups of four. */
  iban: string;
  bic: string;
  /** To be written as the transfer's wording. */
  reference: string;
  /** Major units. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  /** The payload of the EPC069-12 QR code; banking apps fill the transfer in from it. */
  epc_payload: string;
  /** That QR code as an SVG document. */
  epc_svg: string;
}

/** A way to pay that is offered: it is configured, and takes this kind of gift. */
export class OfferedMethod {
  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;

  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider: PaymentProviderName;

  label: string;
  /** What to expect, in a sentence. */
  help: string;
  /** Whether it can be taken again by itself, each month, quarter or year. */
  takes_recurring: boolean;
}

class RedirectNext {
  @ApiProperty({ enum: ['redirect'] })
  kind: 'redirect';
  url: string;
}

class TransferNext {
  @ApiProperty({ enum: ['transfer'] })
  kind: 'transfer';
  transfer: TransferInstructions;
}

/** A payment that the donor accepts on their own phone. */
class ApproveNext {
  @ApiProperty({ enum: ['approve'] })
  kind: 'approve';
  message: string;
}

/** Stripe's payment element, with this secret. */
class ClientSecretNext {
  @ApiProperty({ enum: ['client_secret'] })
  kind: 'client_secret';
  client_secret: string;
  publishable_key: string;
}

/** Nothing: it is done, or refused. */
class NoNext {
  @ApiProperty({ enum: ['none'] })
  kind: 'none';
}

/** What the donor does next to pay. */
export type PaymentNext = RedirectNext | TransferNext | ApproveNext | ClientSecretNext | NoNext;
export const PAYMENT_NEXTS = [RedirectNext, TransferNext, ApproveNext, ClientSecretNext, NoNext];
export const PaymentNextProperty = ({ nullable = false } = {}) =>
  ApiProperty({ oneOf: PAYMENT_NEXTS.map((next) => ({ $ref: getSchemaPath(next) })), nullable });
