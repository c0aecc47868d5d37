import type { Stripe } from 'stripe';
import type { ProviderObject } from '../payment-provider.js';
import { idOf } from './stripe.rules.js';

/** The kinds of events that are listened to; docs/payments.md tells operators to subscribe to them. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.updated',
  'payout.paid',
  'payout.failed',
] as const;

/** Stripe lists events of at most so many types at once: https://docs.stripe.com/api/events/list */
const TYPES_AT_ONCE = 20;

/** Every kind that is listened to, in lists as long as Stripe takes. */
export const STRIPE_EVENT_LISTS: string[][] = Array.from(
  { length: Math.ceil(STRIPE_EVENTS.length / TYPES_AT_ONCE) },
  (_, list) => STRIPE_EVENTS.slice(list * TYPES_AT_ONCE, (list + 1) * TYPES_AT_ONCE),
);

interface About {
  id?: string;
  payment_intent?: string | { id: string } | null;
}
type Read = (about: About) => ProviderObject;
const IGNORED: ProviderObject = { kind: 'ignored' };

const asPayment = (payment_id: string | null | undefined): ProviderObject =>
  payment_id ? { kind: 'payment', payment_id } : IGNORED;

/** By the beginning of an event's type, what it is about. */
const READERS: [string, Read][] = [
  ['checkout.session.', ({ id }) => (id ? { kind: 'session', session_id: id } : IGNORED)],
  ['payment_intent.', ({ id }) => asPayment(id)],
  ['charge.', ({ payment_intent }) => asPayment(idOf(payment_intent))],
  ['refund.', ({ payment_intent }) => asPayment(idOf(payment_intent))],
  ['invoice.', ({ id }) => (id ? { kind: 'invoice', invoice_id: id } : IGNORED)],
  ['customer.subscription.', ({ id }) => (id ? { kind: 'subscription', subscription_id: id } : IGNORED)],
  ['payout.', ({ id }) => (id ? { kind: 'payout', payout_id: id } : IGNORED)],
  ['customer.updated', ({ id }) => (id ? { kind: 'customer', customer_id: id } : IGNORED)],
];

/** What an event is about; everything else that it says is left unread. */
export function objectOf({ type, data }: Pick<Stripe.Event, 'data' | 'type'>): ProviderObject {
  const [, read] = READERS.find(([beginning]) => type.startsWith(beginning)) ?? [];
  return read?.(data.object as unknown as About) ?? IGNORED;
}
