import { randomUUID } from 'node:crypto';
import { parisDay } from '../../src/platform/clock/paris.js';
import { toMinorUnits } from '../../src/platform/money/money.contract.js';
import type { DemoDonor } from './demo-donor.js';
import type { DemoMoneyGift, DemoRecurringGift, DemoWay } from './demo-money.js';
import { DEMO_DONORS } from './donors.content.js';
import { DAY_MS } from '../../src/platform/clock/durations.contract.js';

export const FREQUENCY_MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;
export const EVERY = { monthly: 'month', quarterly: 'quarter', yearly: 'year' } as const;

/** Money that the demonstration's provider takes, on a page of its own. */
export const isOnline = (way: DemoWay) => way === 'card' || way === 'sepa_debit';

/** A gift with its own numbers and moment. */
export interface PlannedGift extends Omit<DemoMoneyGift, 'donor'> {
  /** Null once who wanted to give and did not is erased. */
  giver: DemoDonor | null;
  id: string;
  reference: string;
  /** Minor units. */
  amount: number;
  at: Date;
  payment_id: string;
  recurring: PlannedRecurringGift | null;
  utm?: { utm_source: string; utm_campaign: string };
}

export interface PlannedRecurringGift extends Omit<DemoRecurringGift, 'donor'> {
  giver: DemoDonor;
  id: string;
  amount: number;
  subscription_id: string;
  customer_id: string;
  card: string;
  started_at: Date;
  stopped_at: Date | null;
  next_payment_at: Date | null;
  payments: Date[];
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function plannedRecurringGift(
  { donor, ...gift }: DemoRecurringGift,
  index: number,
  now: Date,
): PlannedRecurringGift {
  const started_at = daysBefore(now, gift.days_ago);
  const stopped_at = gift.stopped_days_ago === undefined ? null : daysBefore(now, gift.stopped_days_ago);
  const payments: Date[] = [];
  let next = started_at;
  for (
    ;
    next < (stopped_at ?? now);
    next = monthsAfter(started_at, payments.length * FREQUENCY_MONTHS[gift.frequency])
  )
    payments.push(next);
  return {
    ...gift,
    giver: DEMO_DONORS[donor],
    id: randomUUID(),
    amount: cents(gift.euros),
    started_at,
    stopped_at,
    payments,
    subscription_id: `demo_sub_${randomUUID()}`,
    customer_id: `demo_cus_${randomUUID()}`,
    card: String(4242 + index * 137),
    next_payment_at: gift.status === 'active' || gift.status === 'past_due' ? after(next, now) : null,
  };
}

/** A failing card is tried again soon. */
const after = (next: Date, now: Date) => (next > now ? next : daysBefore(now, -2));

export function plannedGift({ donor, ...gift }: DemoMoneyGift, now: Date): Omit<PlannedGift, 'reference'> {
  const at = daysBefore(now, gift.days_ago);
  return {
    ...gift,
    giver: DEMO_DONORS[donor],
    id: randomUUID(),
    amount: cents(gift.euros),
    at,
    recurring: null,
    payment_id: newPayment(),
  };
}

/** One gift for each payment of a recurring gift. */
export function paymentsOf(recurring: PlannedRecurringGift): Omit<PlannedGift, 'reference'>[] {
  const { giver, euros, campaign, way, amount } = recurring;
  return recurring.payments.map((at) => ({
    giver,
    euros,
    campaign,
    way,
    amount,
    at,
    recurring,
    days_ago: 0,
    id: randomUUID(),
    payment_id: newPayment(),
  }));
}

/** `DON-20261121-DE000001`: as real ones, and the same for every demonstration of one day; numbered from the first one. */
export function referenced(gifts: readonly Omit<PlannedGift, 'reference'>[], first = 0): PlannedGift[] {
  return gifts
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((gift, index) => ({ ...gift, reference: demoMoneyReference(gift.at, first + index) }));
}

/** As the demonstration's fees are: 1,5 % and 25 cents. */
export const feeOf = (amount: number) => Math.floor((amount * 15) / 1000) + 25;

export function demoMoneyReference(at: Date, index: number): string {
  return `DON-${parisDay(at).replaceAll('-', '')}-DE${String(index + 1).padStart(6, '0')}`;
}

const cents = (euros: number) => toMinorUnits(euros, 'EUR')!;
const newPayment = () => `demo_pay_${randomUUID()}`;

export function monthsAfter(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved;
}
