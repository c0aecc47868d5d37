import type { MoneyDonationRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { allowedActions } from './allowed-actions';

const gift = { amount: 50, refunded: 0, disputed: 0, payment_method: 'card' } as MoneyDonationRecord;
const actions = (over: Partial<MoneyDonationRecord>) => allowedActions({ ...gift, ...over });

it('only what was received and is still there is given back', () => {
  expect(actions({ status: 'succeeded' })).toEqual(['refund']);
  expect(actions({ status: 'succeeded', refunded: 20 })).toEqual(['refund']);
  expect(actions({ status: 'succeeded', refunded: 20, disputed: 30 })).toEqual([]);
});

it('what staff entered or received can be taken back, until money goes back', () => {
  expect(actions({ status: 'succeeded', provider: 'offline' })).toEqual(['refund', 'undo']);
  expect(actions({ status: 'succeeded', provider: 'bank_transfer' })).toEqual(['refund', 'undo']);
  expect(actions({ status: 'succeeded', provider: 'offline', refunded: 20 })).toEqual(['refund']);
  expect(actions({ status: 'succeeded', provider: 'stripe' })).toEqual(['refund']);
});

it('a cheque may come back unpaid, until money went back', () => {
  const cheque = { status: 'succeeded', provider: 'offline', payment_method: 'cheque' } as const;
  expect(actions(cheque)).toEqual(['refund', 'bounce', 'undo']);
  expect(actions({ ...cheque, refunded: 20 })).toEqual(['refund']);
  expect(actions({ ...cheque, payment_method: 'cash' })).toEqual(['refund', 'undo']);
});

it('a transfer that was announced can arrive, even after it was given up', () => {
  expect(actions({ status: 'pending', payment_method: 'bank_transfer' })).toEqual(['transfer', 'cancel']);
  expect(actions({ status: 'cancelled', payment_method: 'bank_transfer' })).toEqual(['transfer']);
});

it('what a provider takes is only given up here: the provider says whether it came', () => {
  expect(actions({ status: 'pending' })).toEqual(['cancel']);
  expect(actions({ status: 'failed' })).toEqual(['cancel']);
  expect(actions({ status: 'cancelled' })).toEqual([]);
});
