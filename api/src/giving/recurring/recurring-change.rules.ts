import { DONATION_LIMITS as LIMITS, type Frequency } from '../donors/giving.contract.js';
import type { ProviderSubscription } from '../payments/provider-updates.event.js';
import type { PaymentsService } from '../payments/payments.service.js';
import { daysAfter, parisDay, parisHour } from '../../platform/clock/paris.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { amountDoubt } from '../../platform/money/typed-amount.contract.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { mayBecome, monthsAfter, monthsBetween, paceOf } from './recurring-gift.rules.js';
import type { RecurringStatus } from './recurring-gift-state.contract.js';

type Keyless<T> = T extends unknown ? Omit<T, 'key'> : never;
/** What is asked of a provider. */
export type SubscriptionChange = Keyless<Parameters<PaymentsService['changeSubscription']>[2]>;

/** What an owner asks for, in their own words. */
export type RecurringChange =
  | { kind: 'cancel' }
  | { kind: 'pause'; months: number | null }
  | { kind: 'resume' }
  | { kind: 'amount'; amount: number | string }
  | { kind: 'frequency'; frequency: Frequency }
  /** The payment to skip, as its owner saw it: asked again, or from another tab, the one after it is not skipped too. */
  | { kind: 'skip'; payment_at: Date };

const BECOMES: Partial<Record<RecurringChange['kind'], RecurringStatus>> = {
  cancel: 'cancelled',
  pause: 'paused',
  resume: 'active',
};
const RESUMED_AT = 6;
/** Stripe's longest trial, by which a payment is skipped: two years. */
const LATEST_DAYS = 730;

/** What to ask the provider for; refuses what may not follow the state that the gift is in. */
export function changeFor(gift: RecurringGiftRow, wanted: RecurringChange, now: Date): SubscriptionChange {
  const { status } = gift;
  const to = BECOMES[wanted.kind];
  if (status === 'pending' && wanted.kind !== 'cancel') throw recurringErrors.notYet();
  if (to && !mayBecome(status, to)) throw recurringErrors.cannotBecome(status, to);
  if (wanted.kind === 'resume' && status === 'past_due') throw recurringErrors.cannotBecome(status, 'active');
  if (wanted.kind === 'amount') return { kind: 'amount', amount: amountOf(gift, wanted.amount) };
  if (wanted.kind === 'frequency') return { kind: 'frequency', every: paceFor(gift, wanted.frequency) };
  if (wanted.kind === 'skip') return { kind: 'skip', payment_at: skippedOf(gift, wanted.payment_at, now) };
  if (wanted.kind === 'pause') return { kind: 'pause', until: pauseEnd(wanted.months, now) };
  return wanted;
}

/** What takes more money than before only once its owner confirms it. */
export type Raise = Extract<RecurringChange, { kind: 'amount' | 'frequency' }>;

/**
 * Whether it takes more money than what was agreed on: a higher amount, or the same one more often. Refuses an amount
 * that is none.
 */
export function takesMore(gift: RecurringGiftRow, wanted: RecurringChange): wanted is Raise {
  if (wanted.kind === 'amount') return amountOf(gift, wanted.amount) > gift.amount;
  if (wanted.kind !== 'frequency') return false;
  const months = monthsBetween(wanted.frequency);
  return months > 0 && months < monthsBetween(gift.frequency);
}

/** Whether it is so already: asked twice, it is done once. */
export function isDone(gift: RecurringGiftRow, change: SubscriptionChange): boolean {
  if (change.kind === 'cancel') return gift.status === 'cancelled';
  if (change.kind === 'resume') return gift.status === 'active';
  if (change.kind === 'amount') return gift.amount === change.amount;
  if (change.kind === 'frequency') return paceOf(gift.frequency) === change.every;
  if (change.kind === 'skip') return false;
  return gift.status === 'paused' && gift.paused_until?.getTime() === change.until?.getTime();
}

/** The same change of the same gift as it is now has the same key, whoever asks and however often. */
export function keyOf({ id, version }: RecurringGiftRow, change: SubscriptionChange): string {
  return [id, version, change.kind, valueOf(change)].join(':');
}

function valueOf(change: SubscriptionChange): string | number {
  if (change.kind === 'amount') return change.amount;
  if (change.kind === 'frequency') return change.every;
  if (change.kind === 'skip') return change.payment_at.toISOString();
  return change.kind === 'pause' ? (change.until?.toISOString() ?? '') : '';
}

function paceFor({ status }: RecurringGiftRow, frequency: Frequency): ProviderSubscription['every'] {
  const every = paceOf(frequency);
  if (!every) throw recurringErrors.frequency();
  if (status !== 'active') throw recurringErrors.notActive(status, 'frequency');
  return every;
}

function skippedOf(
  { status, frequency, next_payment_at }: RecurringGiftRow,
  payment_at: Date,
  now: Date,
): Date {
  if (status !== 'active') throw recurringErrors.notActive(status, 'skip');
  if (next_payment_at?.getTime() !== payment_at.getTime() || payment_at <= now) throw recurringErrors.moved();
  const after = monthsAfter(parisDay(payment_at), monthsBetween(frequency));
  if (after > daysAfter(parisDay(now), LATEST_DAYS)) throw recurringErrors.tooFar();
  return payment_at;
}

/** Six in the morning, so many months after today: the same whenever it is asked for in a day. */
function pauseEnd(months: number | null, now: Date): Date | null {
  if (months === null) return null;
  return new Date(parisHour(monthsAfter(parisDay(now), months), RESUMED_AT).getTime());
}

function amountOf({ status, currency }: RecurringGiftRow, amount: number | string): number {
  if (status === 'cancelled') throw recurringErrors.cannotChange(status);
  const minor = toMinorUnits(amount, currency);
  const [least, most] = [LIMITS.least, LIMITS.most].map((major) => toMinorUnits(major, currency)!);
  if (minor === null || minor < least! || minor > most!) throw recurringErrors.amount(amountDoubt(amount));
  return minor;
}
