import { describe, expect, it } from 'vitest';
import { amountOf, DEFAULTS, payloadOf } from './gift-values';

const values = {
  ...DEFAULTS,
  email: ' awa@example.org ',
  payment_method: 'card',
  form_key: 'mb2x-abc',
  country: 'France',
};

describe('the form of a gift', () => {
  it.each([
    [{ amount_choice: '50', free_amount: '30' }, 5_000],
    [{ amount_choice: 'other', free_amount: '12,50' }, 1_250],
    [{ amount_choice: 'other', free_amount: '1 250 €' }, 125_000],
    [{ amount_choice: 'other', free_amount: '' }, null],
    [{ amount_choice: 'other', free_amount: '0' }, null],
    [{ amount_choice: 'other', free_amount: 'dix' }, null],
  ])('reads %j as %s cents', (typed, cents) => expect(amountOf(typed)).toBe(cents));

  it('sends nothing that was not filled in', () => {
    const { form_key: _, ...sent } = payloadOf(values);
    expect(sent).toEqual({
      amount: '50',
      frequency: 'one-time',
      donor_type: 'particulier',
      source: 'site',
      email: 'awa@example.org',
      payment_method: 'card',
    });
  });

  it('leaves out what is only asked of organisations, and a telephone that serves no purpose', () => {
    const filled = { ...values, organization_name: 'Lycée', siren: '123456789', phone: '+237670000000' };
    expect(payloadOf(filled)).not.toHaveProperty('organization_name');
    expect(payloadOf(filled)).not.toHaveProperty('phone');
    expect(payloadOf({ ...filled, donor_type: 'entreprise' })).toMatchObject({ siren: '123456789' });
    expect(payloadOf({ ...filled, payment_method: 'mobile_money' })).toMatchObject({
      phone: '+237670000000',
    });
  });

  it('is the same gift when it is sent again, and another once it is corrected', () => {
    const key = payloadOf(values).form_key;
    expect(payloadOf({ ...values }).form_key).toBe(key);
    expect(payloadOf({ ...values, amount_choice: '100' }).form_key).not.toBe(key);
    expect(payloadOf({ ...values, cover_costs: 'on' }).form_key).not.toBe(key);
    expect(key).toMatch(/^mb2x-abc-[0-9a-z]{1,8}$/);
  });
});
