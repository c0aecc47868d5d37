import type { MoneyDonationRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { allowedActs } from './allowed-acts';

const gift = { amount: 50, refunded: 0, disputed: 0, payment_method: 'card' } as MoneyDonationRecord;
const acts = (over: Partial<MoneyDonationRecord>) => allowedActs({ ...gift, ...over });

it('only what was received and is still there is given back', () => {
  expect(acts({ status: 'succeeded' })).toEqual(['refund']);
  expect(acts({ status: 'succeeded', refunded: 20 })).toEqual(['refund']);
  expect(acts({ status: 'succeeded', refunded: 20, disputed: 30 })).toEqual([]);
});

it('what staff entered or received can be taken back, until money goes back', () => {
  expect(acts({ status: 'succeeded', provider: 'offline' })).toEqual(['refund', 'undo']);
  expect(acts({ status: 'succeeded', provider: 'bank_transfer' })).toEqual(['refund', 'undo']);
  expect(acts({ status: 'succeeded', provider: 'offline', refunded: 20 })).toEqual(['refund']);
  expect(acts({ status: 'succeeded', provider: 'stripe' })).toEqual(['refund']);
});

it('a transfer that was announced can arrive, even after it was given up', () => {
  expect(acts({ status: 'pending', payment_method: 'bank_transfer' })).toEqual(['transfer', 'cancel']);
  expect(acts({ status: 'cancelled', payment_method: 'bank_transfer' })).toEqual(['transfer']);
});

it('what a provider takes is only given up here: the provider says whether it came', () => {
  expect(acts({ status: 'pending' })).toEqual(['cancel']);
  expect(acts({ status: 'failed' })).toEqual(['cancel']);
  expect(acts({ status: 'cancelled' })).toEqual([]);
});
