import type { DonationOptions } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { costOf } from './gift-cost';

const OPTIONS: DonationOptions = {
  methods: [],
  suggested_amounts: [20, 50, 100, 250],
  tax_rates: { particulier: 66, entreprise: 60, organisme: 0 },
  issues_receipts: true,
  payment_costs: [{ method: 'card', percent: 1.5, fixed: 0.25 }],
  is_demonstration: false,
};
const cost = (values: Record<string, string>) => costOf(values, OPTIONS, '2027-03-01');

describe('what a gift costs', () => {
  it.each([
    ['particulier', 1_700],
    ['entreprise', 2_000],
    ['organisme', 5_000],
  ])('after tax depends on who gives it: %s', (donor_type, afterTax) => {
    expect(cost({ amount_choice: '50', donor_type })).toMatchObject({ total: 5_000, afterTax });
  });

  it('counts the costs of payment only where the donor takes them', () => {
    const values = { amount_choice: '50', payment_method: 'card' };
    expect(cost(values)).toMatchObject({ costs: 102, total: 5_000 });
    expect(cost({ ...values, cover_costs: 'on' })).toMatchObject({ costs: 102, total: 5_102 });
    expect(cost({ ...values, payment_method: 'bank_transfer', cover_costs: 'on' })).toMatchObject({
      costs: null,
      total: 5e3,
    });
  });

  it('is not known before an amount is', () => {
    expect(cost({ amount_choice: 'other', free_amount: '' })).toMatchObject({
      amount: null,
      total: null,
      afterTax: null,
    });
  });
});
