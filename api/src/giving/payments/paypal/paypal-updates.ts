import {
  CURRENCY_DECIMALS,
  type Currency,
  decimalToMinorUnits,
} from '../../../platform/money/money.contract.js';
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../provider-updates.event.js';
import type { ProviderObject } from '../payment-provider.js';
import type {
  PaypalCapture,
  PaypalDispute,
  PaypalEvent,
  PaypalMoney,
  PaypalOrder,
  PaypalRefund,
} from './paypal-objects.js';

const CAPTURE_STATUSES: Record<PaypalCapture['status'], ProviderPayment['status']> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};
const REFUND_STATUSES: Record<PaypalRefund['status'], ProviderRefund['status']> = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};
const WON = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED', 'NONE'];

/** Minor units of money as PayPal writes it; throws where it is none that this product knows. */
export function minorOf({ value, currency_code }: PaypalMoney): number {
  const minor =
    currency_code in CURRENCY_DECIMALS ? decimalToMinorUnits(value, currency_code as Currency) : null;
  if (minor === null) throw new RangeError(`PayPal writes an amount in ${currency_code} that is not read`);
  return minor;
}

/** An order as a payment: its newest capture says how it went; `declined` is why a capture was just refused. */
export function paymentOf(
  order: PaypalOrder,
  disputes: readonly PaypalDispute[],
  now: Date,
  declined: string | null = null,
): Omit<ProviderPayment, 'mode'> {
  const [unit] = order.purchase_units;
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => CAPTURE_STATUSES[status] === 'succeeded') ?? captures.at(-1);
  const amount = capture?.amount ?? unit!.amount;
  const fee = capture?.seller_receivable_breakdown?.paypal_fee;
  return {
    attempt_id: unit?.custom_id ?? null,
    payment_id: capture?.id ?? order.id,
    session_id: order.id,
    status: capture ? CAPTURE_STATUSES[capture.status] : statusOf(order, declined),
    amount: minorOf(amount),
    currency: amount.currency_code,
    fee: fee ? minorOf(fee) : null,
    method: 'paypal',
    failure_code: capture ? failureOf(capture) : declined,
    customer_id: order.payer?.payer_id ?? null,
    at: moment(capture?.create_time ?? order.create_time, now),
    refunds: (unit?.payments?.refunds ?? []).map((refund) => refundOf(refund, now)),
    disputes: disputes.map((dispute) => disputeOf(dispute, now)),
    invoice: null,
  };
}

export function refundOf(refund: PaypalRefund, now: Date): ProviderRefund {
  const { id, amount, status, create_time } = refund;
  return {
    refund_id: id,
    amount: minorOf(amount),
    status: REFUND_STATUSES[status],
    at: moment(create_time, now),
  };
}

/** What an event is about: an order, or the capture that a refund or a dispute is of. */
export function objectOf({ event_type, resource = {} }: PaypalEvent): ProviderObject {
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  if (event_type.startsWith('CUSTOMER.DISPUTE.'))
    return disputed ? { kind: 'payment', payment_id: disputed } : { kind: 'ignored' };
  if (event_type.startsWith('CHECKOUT.ORDER.'))
    return resource.id ? { kind: 'session', session_id: resource.id } : { kind: 'ignored' };
  return /^PAYMENT\.(CAPTURE|REFUND)\./.test(event_type) ? paidObject(resource) : { kind: 'ignored' };
}

/** A refund's link goes up to its capture, a capture's to its order. */
function paidObject({ links, supplementary_data, id }: NonNullable<PaypalEvent['resource']>): ProviderObject {
  const above = links?.find(({ rel }) => rel === 'up')?.href ?? '';
  const captured = /\/captures\/([\w-]+)$/.exec(above)?.[1];
  if (captured) return { kind: 'payment', payment_id: captured };
  const ordered = supplementary_data?.related_ids?.order_id ?? /\/orders\/([\w-]+)$/.exec(above)?.[1];
  if (ordered) return { kind: 'session', session_id: ordered };
  return id ? { kind: 'payment', payment_id: id } : { kind: 'ignored' };
}

function statusOf({ status }: PaypalOrder, declined: string | null): ProviderPayment['status'] {
  if (declined) return 'failed';
  if (status === 'VOIDED') return 'cancelled';
  return status === 'APPROVED' ? 'processing' : 'waiting';
}

function failureOf({ status, status_details, processor_response }: PaypalCapture): string | null {
  if (CAPTURE_STATUSES[status] !== 'failed') return null;
  return (processor_response?.response_code ?? status_details?.reason ?? status).toLowerCase();
}

function disputeOf(dispute: PaypalDispute, now: Date): ProviderDispute {
  const { dispute_id, dispute_amount, dispute_outcome, status, reason = null, create_time } = dispute;
  const outcome = dispute_outcome?.outcome_code ?? '';
  const isOver = status === 'RESOLVED';
  return {
    dispute_id,
    amount: dispute_amount ? minorOf(dispute_amount) : 0,
    fee: 0,
    fee_returned: 0,
    status: isOver ? (WON.includes(outcome) ? 'won' : 'lost') : 'open',
    reason: reason?.toLowerCase() ?? null,
    at: moment(create_time, now),
  };
}

const moment = (written: string | undefined, now: Date) => (written ? new Date(written) : now);
