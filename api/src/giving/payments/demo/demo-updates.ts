import type { ProviderPayment, ProviderRefund, ProviderSubscription } from '../provider-updates.event.js';
import type { DemoPaymentRow } from './demo-payment.entity.js';
import type { DemoRefundRow } from './demo-refund.entity.js';
import type { DemoSubscriptionRow } from './demo-subscription.entity.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';

const SESSION_MS = DAY_MS;
/** As a card's usually are: 1.5 % and 25 cents. */
const FEE = { perThousand: 15, fixed: 25 };

/** What has not been paid for a day can no longer be. */
export function statusAt(payment: DemoPaymentRow, now: Date): ProviderPayment['status'] {
  const isOld = now.getTime() - payment.created_at.getTime() > SESSION_MS;
  return payment.status === 'waiting' && isOld ? 'expired' : payment.status;
}

export function paymentUpdate(
  payment: DemoPaymentRow,
  refunds: DemoRefundRow[],
  customer_id: string | null,
  now: Date,
): ProviderPayment {
  const { id, attempt_id, session_id, amount, currency, failure_code, moved_at } = payment;
  const status = statusAt(payment, now);
  return {
    attempt_id,
    session_id,
    status,
    amount,
    currency,
    failure_code,
    customer_id,
    mode: 'test',
    payment_id: id,
    fee: status === 'succeeded' ? feeOf(amount) : null,
    method: 'demo',
    at: moved_at,
    refunds: refunds.map(refundUpdate),
    disputes: [],
    invoice: invoiceOf(payment),
  };
}

function feeOf(amount: number): number | null {
  const fee = Math.floor((amount * FEE.perThousand) / 1000) + FEE.fixed;
  return fee < amount ? fee : null;
}

function invoiceOf({ invoice_id, subscription_id }: DemoPaymentRow): ProviderPayment['invoice'] {
  return invoice_id && subscription_id ? { invoice_id, subscription_id } : null;
}

export function refundUpdate({ id, amount, at }: DemoRefundRow): ProviderRefund {
  return { refund_id: id, amount, status: 'succeeded', at };
}

export function subscriptionUpdate(subscription: DemoSubscriptionRow): ProviderSubscription {
  const { id, attempt_id, status, amount, currency, every, customer_id } = subscription;
  const { next_payment_at, paused_until, card, failure_code, failed_payments } = subscription;
  return {
    attempt_id,
    status,
    amount,
    currency,
    every,
    customer_id,
    paused_until,
    failure_code,
    failed_payments,
    next_payment_at: status === 'paused' && !paused_until ? null : next_payment_at,
    subscription_id: id,
    payment_label: `Carte de démonstration •••• ${card}`,
  };
}
