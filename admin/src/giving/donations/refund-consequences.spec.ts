import type { MoneyDonationRecord } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { leftOf } from './gift-labels';
import { isRefundedByProvider, refundConsequences } from './refund-consequences';

const gift = {
  amount: 50,
  refunded: 0,
  disputed: 0,
  fees: 1,
  currency: 'EUR',
  status: 'succeeded',
  campaign_name: 'Une bibliothèque',
  payment_method: 'card',
  provider: 'stripe',
  email: 'a@example.org',
} as MoneyDonationRecord;
const said = (over: Partial<MoneyDonationRecord>, amount: number, byHand = false) =>
  refundConsequences({ ...gift, ...over }, amount, byHand).join('\n');

describe('before money is given back', () => {
  it('says where it goes, and what the campaign and the receipt become', () => {
    const whole = said({}, 50);
    expect(whole).toMatch(/par le même moyen \(carte bancaire\)/);
    expect(whole).toMatch(/campagne « Une bibliothèque » baisse de 50/);
    expect(whole).toMatch(/est annulé\./);
    expect(said({}, 20)).toMatch(/annulé et remplacé/);
    expect(said({ refunded: 30 }, 20)).toMatch(/est annulé\./);
  });

  it('promises no letter to who left no address, and no provider where staff give it back', () => {
    expect(said({ email: '' }, 50)).not.toMatch(/e-mail/);
    expect(said({}, 50, true)).toMatch(/aucun prestataire/);
    expect(isRefundedByProvider({ ...gift, provider: 'offline' })).toBe(false);
  });
});

it('what is left of a gift is counted in cents', () => {
  expect(leftOf({ ...gift, amount: 0.3, refunded: 0.1 })).toBe(0.2);
  expect(leftOf({ ...gift, disputed: 50 })).toBe(0);
  expect(leftOf({ ...gift, status: 'pending' })).toBe(0);
});
