import { DAY_MS } from '../../src/platform/clock/durations.contract.js';
import { toMinorUnits } from '../../src/platform/money/money.contract.js';
import type { RecurringStatus } from '../../src/giving/recurring/recurring-gift-state.contract.js';
import { type Chance, Weighted } from '../chance.js';
import type { DemoRecurringGift } from '../money/demo-money.js';
import {
  daysBefore,
  FREQUENCY_MONTHS,
  monthsAfter,
  type PlannedRecurringGift,
} from '../money/demo-money-plan.js';
import type { PlannedConversion } from '../visits/planned-visit.js';
import { type Gift, giftOf } from './gifts-plan.js';
import type { Supporters } from './supporters.js';
import { WHY_STOPPED } from './supporters.content.js';

export type ChangeKind = 'amount' | 'payment_failed' | 'recovered' | 'paused' | 'resumed' | 'cancelled';

/** What became of a recurring gift, and what it was then. */
export interface RecurringChange {
  kind: ChangeKind;
  at: Date;
  status: Exclude<RecurringStatus, 'pending'>;
  amount: number;
  /** Before it, in minor units. */
  before: number;
  reason: string;
}

export interface MadeRecurringGift {
  gift: PlannedRecurringGift;
  payments: Gift[];
  changes: RecurringChange[];
}

const frequencies = new Weighted<DemoRecurringGift['frequency']>([
  ['monthly', 86],
  ['quarterly', 8],
  ['yearly', 6],
]);
const AMOUNTS = {
  monthly: [5, 8, 10, 10, 10, 15, 15, 20, 20, 20, 30, 50],
  quarterly: [30, 45, 60, 90],
  yearly: [100, 120, 150, 240],
} as const;
/** At each payment. */
const [STOPS, RAISES, LOWERS, FAILS, PAUSES] = [0.02, 0.014, 0.009, 0.016, 0.004];
/** Of failures, those after which no payment comes any more. */
const LOST = 0.25;
const [TRIED_AGAIN_DAYS, LOST_DAYS, CHANGED_DAYS, PAUSED_PAYMENTS] = [4, 14, 9, 2];

/** A recurring gift that a visit began, with each of its payments and changes up to now. */
export function recurringOfVisit(
  conversion: PlannedConversion,
  people: Supporters,
  now: Date,
  chance: Chance,
): MadeRecurringGift {
  const frequency = frequencies.pick(chance);
  const { giver } = people.someoneNew(conversion.country);
  const euros = chance.of(AMOUNTS[frequency]);
  const gift: PlannedRecurringGift = {
    giver,
    euros,
    frequency,
    campaign: null,
    way: chance.happens(0.75) ? 'card' : 'sepa_debit',
    days_ago: 0,
    status: 'active',
    id: chance.uuid(),
    amount: toMinorUnits(euros, 'EUR')!,
    subscription_id: `demo_sub_${chance.uuid()}`,
    customer_id: `demo_cus_${chance.uuid()}`,
    card: String(chance.between(1000, 9999)),
    started_at: conversion.at,
    stopped_at: null,
    next_payment_at: null,
    payments: [],
  };
  return new RecurringLife(gift, now, chance).lived(conversion);
}

class RecurringLife {
  private readonly payments: Gift[] = [];
  private readonly changes: RecurringChange[] = [];
  private readonly months: number;
  private euros: number;
  /** Its next payment, counted from the first one. */
  private turn = 0;

  constructor(
    private readonly gift: PlannedRecurringGift,
    private readonly now: Date,
    private readonly chance: Chance,
  ) {
    this.months = FREQUENCY_MONTHS[gift.frequency];
    this.euros = gift.euros;
  }

  lived({ origin: { utm_source, utm_campaign } }: PlannedConversion): MadeRecurringGift {
    const { gift, now } = this;
    this.pay(gift.started_at, { utm: { utm_source, utm_campaign } });
    while (gift.status === 'active' && this.dueAt() <= now) {
      if (!this.chance.happens(FAILS)) this.pay(this.dueAt());
      else this.fail(this.dueAt());
      if (gift.status === 'active') this.change(daysBefore(this.lastPayment(), -CHANGED_DAYS));
    }
    if (gift.status === 'active') gift.next_payment_at = this.dueAt();
    if (gift.status === 'past_due') gift.next_payment_at = daysBefore(now, -2);
    gift.amount = toMinorUnits(this.euros, 'EUR')!;
    gift.euros = this.euros;
    gift.payments.push(...this.payments.map(({ at }) => at));
    return { gift, payments: this.payments, changes: this.changes };
  }

  private dueAt(): Date {
    return monthsAfter(this.gift.started_at, this.turn * this.months);
  }

  private lastPayment(): Date {
    return this.payments.at(-1)!.at;
  }

  private pay(at: Date, more: Partial<Gift> = {}): void {
    const { giver, way } = this.gift;
    const paid = { at, giver, way, euros: this.euros, campaign: null, recurring: this.gift, ...more };
    this.payments.push(giftOf(this.chance, paid));
    this.turn += 1;
  }

  /** Tried again, it is paid, or it ends; until then it is due. */
  private fail(at: Date): void {
    this.note('payment_failed', at, 'past_due');
    const isLost = this.chance.happens(LOST);
    const then = daysBefore(at, -(isLost ? LOST_DAYS : TRIED_AGAIN_DAYS));
    if (then > this.now) return;
    if (isLost) return this.stop(then, '');
    this.note('recovered', then, 'active');
    this.pay(then);
  }

  private change(at: Date): void {
    if (at > this.now) return;
    const luck = this.chance.next();
    if (luck < STOPS) return this.stop(at, this.chance.of(WHY_STOPPED));
    if (luck < STOPS + RAISES) return this.become(at, this.euros >= 20 ? this.euros + 10 : this.euros + 5);
    if (luck < STOPS + RAISES + LOWERS) return this.become(at, Math.max(5, Math.round(this.euros * 0.6)));
    if (luck < STOPS + RAISES + LOWERS + PAUSES) this.pause(at);
  }

  private become(at: Date, euros: number): void {
    const before = this.euros;
    if (euros === before) return;
    this.euros = euros;
    this.note('amount', at, 'active', { before: toMinorUnits(before, 'EUR')! });
  }

  private pause(at: Date): void {
    this.note('paused', at, 'paused');
    this.turn += PAUSED_PAYMENTS;
    const resumed = new Date(this.dueAt().getTime() - DAY_MS);
    if (resumed <= this.now) this.note('resumed', resumed, 'active');
  }

  private stop(at: Date, reason: string): void {
    this.note('cancelled', at, 'cancelled', { reason });
    this.gift.stopped_at = at;
  }

  private note(
    kind: ChangeKind,
    at: Date,
    status: RecurringChange['status'],
    more: Partial<RecurringChange> = {},
  ): void {
    this.gift.status = status;
    const amount = toMinorUnits(this.euros, 'EUR')!;
    this.changes.push({ kind, at, status, amount, before: amount, reason: '', ...more });
  }
}
