import { DONATION_LIMITS as LIMITS } from '../donors/giving.contract.js';
import type { PaymentsService } from '../payments/payments.service.js';
import { parisDay, parisHour } from '../platform/clock/paris.js';
import { toMinorUnits } from '../platform/money/money.contract.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringErrors } from './recurring-gift.errors.js';
import { mayBecome, monthsAfter } from './recurring-gift.rules.js';
import type { RecurringStatus } from './recurring-gift-state.contract.js';

type Keyless<T> = T extends unknown ? Omit<T, 'key'> : never;
/** What is asked of a provider. */
export type SubscriptionChange = Keyless<Parameters<PaymentsService['changeSubscription']>[2]>;

/** What an owner asks for, in their own words. */
export type RecurringChange =
  | { kind: 'cancel' }
  | { kind: 'pause'; months: number | null }
  | { kind: 'resume' }
  | { kind: 'amount'; amount: number | string };

const BECOMES: Partial<Record<RecurringChange['kind'], RecurringStatus>> = {
  ...{ cancel: 'cancelled', pause: 'paused', resume: 'active' },
};
const RESUMED_AT = 6;

/** What to ask the provider for; refuses what may not follow the state that the gift is in. */
export function changeFor(gift: RecurringGiftRow, wanted: RecurringChange, now: Date): SubscriptionChange {
  const { status } = gift;
  const to = BECOMES[wanted.kind];
  if (status === 'pending' && wanted.kind !== 'cancel') throw recurringErrors.notYet();
  if (to && !mayBecome(status, to)) throw recurringErrors.cannotBecome(status, to);
  if (wanted.kind === 'resume' && status === 'past_due') throw recurringErrors.cannotBecome(status, 'active');
  if (wanted.kind === 'amount') return { kind: 'amount', amount: amountOf(gift, wanted.amount) };
  if (wanted.kind === 'pause') return { kind: 'pause', until: pauseEnd(wanted.months, now) };
  return wanted;
}

/** Whether it is so already: asked twice, it is done once. */
export function isDone(gift: RecurringGiftRow, change: SubscriptionChange): boolean {
  if (change.kind === 'cancel') return gift.status === 'cancelled';
  if (change.kind === 'resume') return gift.status === 'active';
  if (change.kind === 'amount') return gift.amount === change.amount;
  return gift.status === 'paused' && gift.paused_until?.getTime() === change.until?.getTime();
}

/** The same change of the same gift as it is now has the same key, whoever asks and however often. */
export function keyOf({ id, version }: RecurringGiftRow, change: SubscriptionChange): string {
  const value =
    change.kind === 'amount' ? change.amount : change.kind === 'pause' ? change.until?.toISOString() : '';
  return [id, version, change.kind, value ?? ''].join(':');
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
  if (minor === null || minor < least! || minor > most!) throw recurringErrors.amount();
  return minor;
}
