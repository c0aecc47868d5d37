import { randomUUID } from 'node:crypto';
import type { Author } from '../../src/core/audit/audit-log.service.js';
import { paymentFailure } from '../../src/giving/payments/payment-failures.contract.js';
import type { DemoRows } from '../demo-rows.js';
import type { DemoDonor } from './demo-donor.js';
import type { DemoWay } from './demo-money.js';
import {
  daysBefore,
  EVERY,
  isOnline,
  type PlannedGift,
  type PlannedRecurringGift,
} from './demo-money-plan.js';

/** Why the cards that fail do, and how often they have. */
export const FAILURE = { code: 'expired_card', times: 2 } as const;
const STATUSES = {
  waiting: 'pending',
  processing: 'pending',
  refused: 'failed',
  given_up: 'cancelled',
  refunded: 'succeeded',
  disputed: 'succeeded',
} as const;
const ATTEMPTS = {
  waiting: 'waiting',
  processing: 'processing',
  refused: 'failed',
  given_up: 'expired',
  refunded: 'succeeded',
  disputed: 'succeeded',
} as const;

export const statusOf = ({ fate }: PlannedGift) => (fate ? STATUSES[fate.kind] : 'succeeded');

const NOBODY: DemoDonor = {
  type: 'particulier',
  first_name: '',
  last_name: '',
  organization_name: '',
  email: '',
  street: '',
  postal_code: '',
  city: '',
};

function donorColumns(giver: DemoDonor | null): Record<string, unknown> {
  const { type: donor_type, street: street_address, country, siren, legal_form, ...said } = giver ?? NOBODY;
  return {
    ...said,
    donor_type,
    street_address,
    country: country ?? 'France',
    siren: siren ?? '',
    legal_form: legal_form ?? '',
  };
}

export function insertRecurringGift(
  rows: DemoRows,
  gift: PlannedRecurringGift,
  campaign_id: number | null,
  reference: string,
): void {
  const { id, status, frequency, amount, way, stopped_at, started_at, next_payment_at, card } = gift;
  const fails = status === 'past_due';
  rows.add('recurring_gifts', {
    ...donorColumns(gift.giver),
    id,
    reference,
    status,
    campaign_id,
    frequency,
    amount,
    payment_method: way,
    provider: 'demo',
    mode: 'test',
    provider_subscription_id: gift.subscription_id,
    provider_customer_id: gift.customer_id,
    next_payment_at,
    failed_payments: fails ? FAILURE.times : 0,
    last_failure: fails ? paymentFailure(FAILURE.code) : null,
    payment_label: `Carte de démonstration •••• ${card}`,
    started_at,
    cancelled_at: status === 'cancelled' ? stopped_at : null,
    cancel_reason: status === 'cancelled' ? 'Changement de situation' : '',
    created_at: started_at,
    updated_at: stopped_at ?? gift.payments.at(-1)!,
  });
}

export function insertDonation(
  rows: DemoRows,
  gift: PlannedGift,
  campaign_id: number | null,
  author: Author,
): void {
  const { id, reference, amount, at, way, recurring, fate, utm } = gift;
  const status = statusOf(gift);
  const isEntered = way === 'cheque' || way === 'cash';
  const isFirst = recurring?.payments[0] === at;
  rows.add('donations', {
    ...donorColumns(gift.giver),
    id,
    reference,
    status,
    campaign_id,
    amount,
    recurring_gift_id: recurring?.id ?? null,
    frequency: recurring?.frequency ?? 'one-time',
    message: gift.message ?? '',
    dedication: gift.dedication ?? '',
    payment_method: way,
    is_anonymous: gift.is_anonymous ?? false,
    provider: providerOf(gift),
    mode: 'test',
    source: isEntered ? 'equipe' : recurring && !isFirst ? 'abonnement' : 'site',
    form_key: recurring && !isFirst ? `invoice:demo:${invoiceOf(gift)}` : `demonstration-${reference}`,
    provider_payment_id:
      isPaidOnline(way) && (status === 'succeeded' || fate?.kind === 'processing') ? gift.payment_id : null,
    given_at: status === 'succeeded' ? at : null,
    succeeded_at: status === 'succeeded' ? at : null,
    failed_at: status === 'failed' ? at : null,
    cancelled_at: status === 'cancelled' ? daysBefore(at, -1) : null,
    created_by: isEntered ? author.id : null,
    utm_source: utm?.utm_source ?? '',
    utm_campaign: utm?.utm_campaign ?? '',
    created_at: at,
    updated_at: at,
  });
}

/** What began the payment here; what staff entered, and the later payments of a subscription, have none. */
export function insertAttempt(rows: DemoRows, gift: PlannedGift): string | null {
  const { way, recurring, at, fate, amount, payment_id } = gift;
  if (way === 'cheque' || way === 'cash' || (recurring && recurring.payments[0] !== at)) return null;
  const id = randomUUID();
  const online = isOnline(way);
  rows.add('payment_attempts', {
    id,
    purpose: 'donation',
    subject_id: gift.id,
    provider: providerOf(gift),
    method: way,
    amount,
    mode: 'test',
    currency: 'EUR',
    status: fate ? ATTEMPTS[fate.kind] : 'succeeded',
    created_at: at,
    updated_at: at,
    provider_session_id: online ? sessionOf(gift) : null,
    provider_payment_id: isPaidOnline(way) ? payment_id : null,
    provider_subscription_id: recurring?.subscription_id ?? null,
    failure_code: fate?.kind === 'refused' ? fate.code : null,
  });
  return id;
}

/** What the demonstration's provider keeps of it, so that it can be refunded and compared as others are. */
export function insertDemoPayment(rows: DemoRows, gift: PlannedGift, attempt_id: string | null): void {
  const { recurring, fate, at, amount, payment_id, reference } = gift;
  rows.add('demo_payments', {
    id: payment_id,
    session_id: attempt_id && sessionOf(gift),
    attempt_id,
    amount,
    currency: 'EUR',
    reference,
    subscription_id: recurring?.subscription_id ?? null,
    invoice_id: recurring && invoiceOf(gift),
    status: fate ? ATTEMPTS[fate.kind] : 'succeeded',
    description: 'Don de démonstration',
    failure_code: fate?.kind === 'refused' ? fate.code : null,
    success_url: '/don/confirmation',
    cancel_url: '/faire-un-don',
    created_at: at,
    moved_at: at,
  });
}

export function insertDemoSubscription(rows: DemoRows, gift: PlannedRecurringGift, attempt_id: string): void {
  const { subscription_id: id, customer_id, status, amount, frequency, card, next_payment_at } = gift;
  const fails = status === 'past_due';
  rows.add('demo_subscriptions', {
    id,
    attempt_id,
    customer_id,
    status,
    amount,
    currency: 'EUR',
    every: EVERY[frequency],
    card,
    next_payment_at,
    failure_code: fails ? FAILURE.code : null,
    failed_payments: fails ? FAILURE.times : 0,
    moved_at: gift.stopped_at ?? gift.payments.at(-1)!,
  });
}

export function addEntry(rows: DemoRows, entry: object): void {
  rows.add('donation_entries', { ...entry });
}

const PROVIDERS: Record<DemoWay, string> = {
  card: 'demo',
  sepa_debit: 'demo',
  mobile_money: 'mobile_money',
  bank_transfer: 'bank_transfer',
  cheque: 'offline',
  cash: 'offline',
};
const providerOf = ({ way }: PlannedGift) => PROVIDERS[way];
const isPaidOnline = (way: DemoWay) => isOnline(way) || way === 'mobile_money';
const sessionOf = ({ id }: PlannedGift) => `demo_${id}`;
const invoiceOf = ({ id }: PlannedGift) => `demo_inv_${id}`;
