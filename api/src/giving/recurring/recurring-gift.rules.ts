import { randomBytes } from 'node:crypto';
import type { Frequency } from '../donors/giving.contract.js';
import { paymentFailure } from '../payments/payment-failures.contract.js';
import type { ProviderSubscription } from '../payments/provider-updates.event.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import type { RecurringAction, RecurringHealth } from './recurring-gift.contract.js';
import type { RecurringStatus } from './recurring-gift-state.contract.js';

/** What may follow what. A gift that was stopped stays so: a new one is made. */
const MAY_BECOME: Record<RecurringStatus, readonly RecurringStatus[]> = {
  pending: ['active', 'past_due', 'paused', 'cancelled'],
  active: ['past_due', 'paused', 'cancelled'],
  past_due: ['active', 'paused', 'cancelled'],
  paused: ['active', 'past_due', 'cancelled'],
  cancelled: [],
};

/** Whether a gift in this state may move to that one: staying as it is, it may. */
export function mayBecome(from: RecurringStatus, to: RecurringStatus): boolean {
  return from === to || MAY_BECOME[from].includes(to);
}

/** A reference nobody else has: the day in Paris and 8 hex digits. */
export function newRecurringReference(now: Date): string {
  return `REG-${parisDay(now).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;
}

const MONTHS: Record<Exclude<Frequency, 'one-time'>, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** How many months lie between two payments. */
export function monthsBetween(frequency: Frequency): number {
  return frequency === 'one-time' ? 0 : MONTHS[frequency];
}

/** The day so many months after another one: the last of its month where that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const MAY_DO: Record<RecurringStatus, readonly RecurringAction[]> = {
  pending: ['cancel'],
  active: ['pause', 'amount', 'frequency', 'skip', 'cancel', 'payment_method'],
  past_due: ['payment_method', 'pause', 'amount', 'cancel'],
  paused: ['resume', 'amount', 'cancel', 'payment_method'],
  cancelled: [],
};

/** What may be done with a gift in this state. */
export function allowedActions(status: RecurringStatus): readonly RecurringAction[] {
  return MAY_DO[status];
}

const EXPIRY = /expire (\d{2})\/(\d{4})/;
const SOON_DAYS = 45;

/** The last day of the card, from what its provider calls it; null where it has none. */
export function cardEnds(label: string | null): string | null {
  const [, month, year] = EXPIRY.exec(label ?? '') ?? [];
  if (!month || !year) return null;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** Whether the card ends within 45 days of this day, or has ended. */
export function endsSoon(label: string | null, today: string): boolean {
  const end = cardEnds(label);
  return end !== null && end <= daysAfter(today, SOON_DAYS);
}

const HEALTH: Record<RecurringStatus, RecurringHealth> = {
  pending: 'waiting',
  active: 'well',
  past_due: 'failing',
  paused: 'paused',
  cancelled: 'stopped',
};

export function healthOf(
  { status, payment_label }: { status: RecurringStatus; payment_label: string | null },
  today: string,
): RecurringHealth {
  return status === 'active' && endsSoon(payment_label, today) ? 'expiring' : HEALTH[status];
}

/** Failures after which the donor is written to: the first, and the third, when it may soon be lost. */
const WRITTEN_AT = [1, 3];

export function isEmailedAfterFailure(before: number, after: number): boolean {
  return WRITTEN_AT.some((times) => before < times && times <= after);
}

const PACES = { monthly: 'month', quarterly: 'quarter', yearly: 'year', 'one-time': null } as const;

/** The pace, in a provider's word. */
export function paceOf(frequency: Frequency) {
  return PACES[frequency];
}

const FREQUENCY_OF = {
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
} as const satisfies Record<ProviderSubscription['every'], Frequency>;

/** The frequency that a provider's pace is. */
export function frequencyOf(every: ProviderSubscription['every']): Frequency {
  return FREQUENCY_OF[every];
}

/**
 * The state of a gift whose subscription is in this one. Until its first payment is here it is `pending`,
 * whatever the provider reports: a direct debit's subscription runs before any money came.
 */
export function statusFrom(status: RecurringStatus, said: ProviderSubscription['status']): RecurringStatus {
  if (said === 'pending') return status;
  return status === 'pending' && said !== 'cancelled' ? 'pending' : said;
}

/** What a gift is once its subscription is so. */
export function withSubscription(
  gift: RecurringGiftRow,
  said: ProviderSubscription,
  now: Date,
): Partial<RecurringGiftRow> {
  const status = statusFrom(gift.status, said.status);
  const stops = status === 'cancelled';
  return {
    status,
    provider_subscription_id: said.subscription_id,
    provider_customer_id: said.customer_id,
    ...(said.amount !== gift.amount && {
      amount: said.amount,
      costs_covered: 0,
    }),
    frequency: frequencyOf(said.every),
    next_payment_at: stops ? null : said.next_payment_at,
    paused_until: status === 'paused' ? said.paused_until : null,
    payment_label: said.payment_label ?? gift.payment_label,
    ...failuresOf(gift, said, status),
    ...(stops && { cancelled_at: now }),
  };
}

function failuresOf(
  { status: before, failed_payments, last_failure }: RecurringGiftRow,
  said: ProviderSubscription,
  status: RecurringStatus,
): Pick<RecurringGiftRow, 'failed_payments' | 'last_failure'> {
  const fails = status === 'past_due' || (status === 'cancelled' && before === 'past_due');
  if (!fails) return { failed_payments: 0, last_failure: null };
  const failure = said.failure_code ? paymentFailure(said.failure_code) : last_failure;
  return { failed_payments: Math.max(failed_payments, said.failed_payments, 1), last_failure: failure };
}

/** What comes in a month, in minor units, rounded. */
export function monthlyAmount(amount: number, frequency: Frequency): number {
  return Math.round(amount / Math.max(1, monthsBetween(frequency)));
}

/** Kept as the reason of a gift whose first payment nobody waits for any more. */
export const ABANDONED = 'Premier paiement jamais reçu';

/** Whether it was given up by the product, and not by its owner. */
export function wasAbandoned({ status, started_at, cancel_reason }: RecurringGiftRow): boolean {
  return status === 'cancelled' && !started_at && cancel_reason === ABANDONED;
}
