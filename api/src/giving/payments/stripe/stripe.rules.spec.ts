import { describe, expect, it } from 'vitest';
import {
  disputesOf,
  everyOf,
  nextPayment,
  paymentStatus,
  refundOf,
  subscriptionStatus,
} from './stripe.rules.js';

const END = new Date('2026-01-31T10:00:00Z');

describe('the next payment of a subscription', () => {
  it('is at the end of its period while it runs, and never once it is cancelled', () => {
    expect(nextPayment('active', END, 'month', null)).toEqual(END);
    expect(nextPayment('past_due', END, 'month', null)).toEqual(END);
    expect(nextPayment('cancelled', END, 'month', null)).toBeNull();
    expect(nextPayment('paused', END, 'month', null)).toBeNull();
  });

  it.each([
    ['month', '2026-02-01', '2026-02-28'],
    ['month', '2026-03-01', '2026-03-31'],
    ['month', '2026-01-15', '2026-01-31'],
    ['quarter', '2026-02-01', '2026-04-30'],
    ['year', '2027-06-01', '2028-01-31'],
  ] as const)('each %s, paused until %s, is the first end of a period after it', (every, until, next) =>
    expect(
      nextPayment('paused', END, every, new Date(`${until}T00:00:00Z`))
        ?.toISOString()
        .slice(0, 10),
    ).toBe(next),
  );
});

describe('what Stripe calls a payment', () => {
  const payment = (status: string, refused = false) =>
    ({ status, last_payment_error: refused ? { type: 'card_error' } : null }) as never;

  it.each([
    ['succeeded', false, null, 'succeeded'],
    ['processing', false, 'complete', 'processing'],
    ['requires_payment_method', true, 'open', 'waiting'],
    ['requires_payment_method', true, 'complete', 'failed'],
    ['requires_payment_method', true, 'expired', 'expired'],
    ['requires_payment_method', true, null, 'failed'],
    ['requires_payment_method', false, null, 'waiting'],
    ['requires_action', false, null, 'waiting'],
    ['canceled', false, null, 'cancelled'],
    ['canceled', true, 'expired', 'expired'],
  ])('%s (refused: %s, page: %s) is %s here', (status, refused, page, expected) =>
    expect(paymentStatus(payment(status, refused), page ? { status: page } : null)).toBe(expected),
  );

  it('refunded is on its way, done or come back', () => {
    const statusOf = (status: string) =>
      refundOf({ id: 're_1', amount: 500, status, created: 0 } as never).status;
    expect(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'].map(statusOf)).toEqual([
      'pending',
      'pending',
      'succeeded',
      'failed',
      'failed',
    ]);
  });

  it('disputed is open until it is won or lost, an appeal included, and nothing where no money went', () => {
    const dispute = (status: string, entries: object[] = [{ fee: 2000 }]) =>
      ({
        id: 'dp_1',
        amount: 500,
        created: 0,
        reason: 'fraudulent',
        status,
        balance_transactions: entries,
      }) as never;
    const statusOf = (status: string) => disputesOf([dispute(status)])[0]?.status;
    expect(['needs_response', 'under_review', 'won', 'lost', 'appeal_under_review'].map(statusOf)).toEqual([
      'open',
      'open',
      'won',
      'lost',
      'lost',
    ]);
    expect(disputesOf([dispute('won', [{ fee: 2000 }, { fee: -2000 }])])[0]).toMatchObject({
      fee: 2000,
      fee_returned: 2000,
    });
    for (const inquiry of ['warning_needs_response', 'warning_closed', 'prevented'])
      expect(disputesOf([dispute(inquiry, [])])).toEqual([]);
  });
});

describe('what Stripe calls a subscription', () => {
  it.each([
    ['active', null, 'active'],
    ['active', { behavior: 'void' }, 'paused'],
    ['trialing', null, 'active'],
    ['past_due', null, 'past_due'],
    ['unpaid', null, 'past_due'],
    ['incomplete', null, 'pending'],
    ['incomplete_expired', null, 'cancelled'],
    ['canceled', { behavior: 'void' }, 'cancelled'],
  ])('%s (paused: %o) is %s here', (status, pause_collection, expected) =>
    expect(subscriptionStatus({ status, pause_collection } as never)).toBe(expected),
  );

  it('of three months is quarterly', () => {
    expect(everyOf({ interval: 'month', interval_count: 3 })).toBe('quarter');
    expect(everyOf({ interval: 'month', interval_count: 1 })).toBe('month');
    expect(everyOf({ interval: 'year', interval_count: 1 })).toBe('year');
  });
});
