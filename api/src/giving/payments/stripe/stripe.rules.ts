import type { Stripe } from 'stripe';
import type { PaymentMethod } from '../payment.contract.js';
import type {
  ProviderDispute,
  ProviderPayment,
  ProviderPayout,
  ProviderRefund,
  ProviderSubscription,
} from '../provider-updates.event.js';

type Every = ProviderSubscription['every'];

export const moment = (seconds: number): Date => new Date(seconds * 1000);
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export const RECURRING: Record<Every, { interval: 'month' | 'year'; interval_count: number }> = {
  month: { interval: 'month', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year', interval_count: 1 },
};

/** The pace of a price that recurs. */
export function everyOf(recurring: { interval: string; interval_count: number } | null): Every {
  if (recurring?.interval === 'year') return 'year';
  return recurring?.interval_count === 3 ? 'quarter' : 'month';
}

/** A payment whose page is still open waits for its payer, whatever was refused on it before. */
export function paymentStatus(
  { status, last_payment_error }: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>,
  session: Pick<Stripe.Checkout.Session, 'status'> | null,
): ProviderPayment['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  if (status === 'canceled') return session?.status === 'expired' ? 'expired' : 'cancelled';
  if (session?.status === 'open') return 'waiting';
  if (session?.status === 'expired') return 'expired';
  return last_payment_error ? 'failed' : 'waiting';
}

/** Why the bank or Stripe refused, the most telling word first. */
export function failureOf(
  payment: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>,
): string | null {
  const error = payment.status === 'succeeded' ? null : payment.last_payment_error;
  return error?.decline_code ?? error?.code ?? error?.type ?? null;
}

export function methodOf(type: string | undefined): PaymentMethod {
  return type === 'sepa_debit' ? 'sepa_debit' : 'card';
}

export function refundOf({ id, amount, status, created }: Stripe.Refund): ProviderRefund {
  const ended = status === 'succeeded' ? 'succeeded' : 'failed';
  const isPending = status === 'pending' || status === 'requires_action';
  return { refund_id: id, amount, status: isPending ? 'pending' : ended, at: moment(created) };
}

/** A payout that Stripe cancelled never left; `in_transit` is on its way. */
export function payoutOf({
  id,
  amount,
  currency,
  status,
  arrival_date,
  livemode,
}: Pick<
  Stripe.Payout,
  'id' | 'amount' | 'currency' | 'status' | 'arrival_date' | 'livemode'
>): ProviderPayout {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    payout_id: id,
    mode: livemode ? 'live' : 'test',
    amount,
    currency: currency.toUpperCase(),
    status: status === 'paid' ? 'paid' : isOver ? 'failed' : 'pending',
    at: moment(arrival_date),
  };
}

/** Only disputes that take money away: a mere inquiry moves nothing, nor does what was prevented. */
export function disputesOf(disputes: readonly Stripe.Dispute[]): ProviderDispute[] {
  return disputes
    .filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented')
    .map((dispute) => ({
      dispute_id: dispute.id,
      amount: dispute.amount,
      ...disputeFees(dispute.balance_transactions.map(({ fee }) => fee)),
      status: disputeStatus(dispute.status),
      reason: dispute.reason,
      at: moment(dispute.created),
    }));
}

/** A fee that comes back where a dispute is won is one below 0, beside the one that was asked. */
function disputeFees(fees: readonly number[]): Pick<ProviderDispute, 'fee' | 'fee_returned'> {
  return {
    fee: sum(fees.filter((fee) => fee > 0)),
    fee_returned: -sum(fees.filter((fee) => fee < 0)) || 0,
  };
}

/** A lost dispute that is appealed stays lost until the appeal is won. */
function disputeStatus(status: string): ProviderDispute['status'] {
  if (status === 'won') return 'won';
  return status === 'lost' || status.startsWith('appeal_') ? 'lost' : 'open';
}

export function subscriptionStatus({
  status,
  pause_collection,
}: Pick<Stripe.Subscription, 'status' | 'pause_collection'>): ProviderSubscription['status'] {
  if (status === 'canceled' || status === 'incomplete_expired') return 'cancelled';
  if (status === 'incomplete') return 'pending';
  if (status === 'paused' || pause_collection) return 'paused';
  return status === 'past_due' || status === 'unpaid' ? 'past_due' : 'active';
}

/** When money is next taken: nothing is while it is paused, and no more once it is cancelled. */
export function nextPayment(
  status: ProviderSubscription['status'],
  period_end: Date,
  every: Every,
  paused_until: Date | null,
): Date | null {
  if (status === 'cancelled' || status === 'pending') return null;
  if (status !== 'paused') return period_end;
  if (!paused_until) return null;
  let next = period_end;
  for (let turns = 1; next < paused_until; turns++) next = later(period_end, every, turns);
  return next;
}

/** The first date of payment after this moment, in a cycle that is anchored there. */
export function dateAfter(anchor: Date, every: Every, after: Date): Date {
  let next = anchor;
  for (let turns = 1; next <= after; turns++) next = later(anchor, every, turns);
  return next;
}

function later(from: Date, every: Every, turns: number): Date {
  const months = { month: 1, quarter: 3, year: 12 }[every] * turns;
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return date;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
