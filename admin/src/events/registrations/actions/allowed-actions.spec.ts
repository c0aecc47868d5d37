import { expect, it } from 'vitest';
import { allowedActions } from './allowed-actions';

const plain = { is_paid: false, is_offered: false, total: 0, due: 0, refunded: 0, refund_pending: 0 };
const ALL = { mayWrite: true, mayPay: true };
const RECEPTION = { mayWrite: true, mayPay: false };
const NOBODY = { mayWrite: false, mayPay: false };

it('what somebody still wants to come to is changed, moved and cancelled', () => {
  expect(allowedActions({ ...plain, status: 'confirmed' }, ALL)).toEqual(['change', 'move', 'cancel']);
  expect(allowedActions({ ...plain, status: 'cancelled' }, ALL)).toEqual([]);
  expect(allowedActions({ ...plain, status: 'refunded' }, ALL)).toEqual([]);
  expect(allowedActions({ ...plain, status: 'confirmed' }, NOBODY)).toEqual([]);
});

it('a seat is offered to who waits, once', () => {
  const waiting = { ...plain, status: 'waitlisted' } as const;
  expect(allowedActions(waiting, ALL)).toContain('offer');
  expect(allowedActions({ ...waiting, is_offered: true }, ALL)).not.toContain('offer');
});

it('money is received and given back by those who may alone', () => {
  const due = { ...plain, status: 'pending_payment', total: 20 } as const;
  const paid = { ...plain, status: 'confirmed', total: 20, is_paid: true } as const;
  expect(allowedActions(due, ALL)).toContain('payment');
  expect(allowedActions(due, RECEPTION)).not.toContain('payment');
  expect(allowedActions(paid, ALL)).toContain('refund');
  expect(allowedActions(paid, RECEPTION)).not.toContain('refund');
  expect(allowedActions({ ...paid, refunded: 20 }, ALL)).not.toContain('refund');
  expect(allowedActions({ ...paid, refunded: 5, refund_pending: 15 }, ALL)).not.toContain('refund');
});

it('what expired may still be paid, and what was cancelled given back', () => {
  expect(allowedActions({ ...plain, status: 'expired', total: 20 }, ALL)).toEqual(['payment']);
  expect(allowedActions({ ...plain, status: 'cancelled', total: 20, is_paid: true }, ALL)).toEqual([
    'refund',
  ]);
});

it('what is still asked for of a sure seat is received, or asked for no more', () => {
  const owing = { ...plain, status: 'confirmed', total: 20, due: 8, is_paid: true } as const;
  expect(allowedActions(owing, ALL)).toEqual(['payment', 'waive', 'change', 'move', 'refund', 'cancel']);
  expect(allowedActions(owing, RECEPTION)).toEqual(['waive', 'change', 'move', 'cancel']);
  expect(allowedActions(owing, NOBODY)).toEqual([]);
});
