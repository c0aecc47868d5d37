import {
  CURRENCY_DECIMALS,
  decimalToMinorUnits,
  toMajorUnits,
} from '../../../platform/money/money.contract.js';
import { withoutAccents } from '../../../platform/http/plain-letters.contract.js';
import type { ProviderPayment } from '../provider-updates.event.js';
import { type PaymentRequest, ProviderRefusal } from '../payment-provider.js';
import { dialled } from '../../../platform/http/phone.contract.js';
import { centsOf, francsOf } from '../../../platform/money/cfa-parity.js';
import type { RequestToPay } from './mobile-money.client.js';

type Wallet = 'XAF' | 'EUR';

const STATUSES = { PENDING: 'waiting', SUCCESSFUL: 'succeeded', FAILED: 'failed' } as const;
const MSISDN = /^\+?([1-9]\d{7,14})$/;

/** What MTN is asked for: euros are asked for in francs, by the fixed parity, where the wallets hold francs. */
export function requestToPay(request: PaymentRequest, wallet: Wallet): RequestToPay {
  const { id, amount, currency, reference, description, payer, every } = request;
  if (every) throw new ProviderRefusal('recurring_not_supported', 'Mobile money is taken once here');
  const [, partyId] = MSISDN.exec(dialled(payer.phone ?? '')) ?? [];
  if (!partyId) throw new ProviderRefusal('phone_missing', 'Mobile money needs a telephone number');
  if (currency === 'XAF' && wallet === 'EUR')
    throw new ProviderRefusal('currency_not_supported', 'The wallets of this environment hold euros');
  const asked = currency === wallet ? amount : francsOf(amount);
  return {
    amount: toMajorUnits(asked, wallet).toFixed(CURRENCY_DECIMALS[wallet]),
    currency: wallet,
    externalId: id,
    payer: {
      partyIdType: 'MSISDN',
      partyId,
    },
    payerMessage: plain(description),
    payeeNote: `${reference} ${currency}`,
  };
}

/** A request to pay as a payment, in the currency that it was asked for in. MTN gives no moment: `now` is when it answered. */
export function paymentOf(id: string, request: RequestToPay, now: Date): Omit<ProviderPayment, 'mode'> {
  const { amount, currency } = moneyOf(request);
  const code = typeof request.reason === 'string' ? request.reason : request.reason?.code;
  return {
    attempt_id: id,
    payment_id: id,
    session_id: id,
    status: statusOf(request, code),
    amount,
    currency,
    fee: null,
    method: 'mobile_money',
    customer_id: null,
    at: now,
    is_undated: true,
    failure_code: request.status === 'FAILED' ? (code ?? 'failed').toLowerCase() : null,
    refunds: [],
    disputes: [],
    invoice: null,
  };
}

function statusOf({ status = 'PENDING' }: RequestToPay, code: string | undefined): ProviderPayment['status'] {
  // Nobody answered on the phone: nothing is wrong with the account.
  return status === 'FAILED' && code === 'EXPIRED' ? 'expired' : STATUSES[status];
}

function moneyOf({ amount, currency, payeeNote = '' }: RequestToPay): { amount: number; currency: string } {
  const minor = currency === 'EUR' || currency === 'XAF' ? decimalToMinorUnits(amount, currency) : null;
  if (minor === null) throw new RangeError(`MTN writes an amount in ${currency} that is not read`);
  const isOfEuros = currency === 'XAF' && payeeNote.endsWith(' EUR');
  return isOfEuros ? { amount: centsOf(minor), currency: 'EUR' } : { amount: minor, currency };
}

/** MTN refuses what is not in the plain alphabet, and what is longer than a text message. */
const plain = (text: string) =>
  withoutAccents(text)
    .replace(/[^\w .,-]/g, '')
    .slice(0, 160);
