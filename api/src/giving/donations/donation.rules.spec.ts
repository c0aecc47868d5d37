import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { donorName } from '../donors/donor.columns.js';
import { DONATION_STATUSES } from './donation-choices.contract.js';
import { formHash, giftOf, mayBecome, momentOfDay, momentsOf, newReference } from './donation.rules.js';

const FORM = {
  amount: '50',
  frequency: 'one-time',
  donor_type: 'particulier',
  email: 'awa@example.org',
  payment_method: 'card',
  form_key: 'formulaire-1',
} as const;

describe('a gift', () => {
  it('has a reference of its day in Paris', () => {
    expect(newReference(new Date('2026-11-20T23:30:00Z'))).toMatch(/^DON-20261121-[\dA-F]{8}$/);
  });

  it.each([
    ['pending', ['cancelled', 'failed', 'pending', 'succeeded']],
    ['failed', ['cancelled', 'failed', 'pending', 'succeeded']],
    ['cancelled', ['cancelled', 'pending', 'succeeded']],
    ['succeeded', ['cancelled', 'failed', 'pending', 'succeeded']],
  ] as const)('that is %s may become %j', (from, expected) => {
    expect(DONATION_STATUSES.filter((to) => mayBecome(from, to)).toSorted()).toEqual(expected);
  });

  it('keeps no moment of a refusal or of giving up once it waits again, or succeeds', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(momentsOf('succeeded', now)).toEqual({ succeeded_at: now, failed_at: null, cancelled_at: null });
    expect(momentsOf('pending', now)).toEqual({ failed_at: null, cancelled_at: null });
    expect(momentsOf('failed', now)).toEqual({ failed_at: now });
  });

  it('is of noon of the day that staff write, and never later than now', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(momentOfDay('2026-11-20', now).toISOString()).toBe('2026-11-20T11:00:00.000Z');
    expect(momentOfDay('2026-11-21', now)).toEqual(now);
  });

  it.each([
    [{ donor_type: 'particulier', organization_name: '' }, 'Awa Ndiaye'],
    [{ donor_type: 'entreprise', organization_name: 'Librairie du Port' }, 'Librairie du Port'],
    [{ donor_type: 'organisme', organization_name: '' }, 'Awa Ndiaye'],
  ])('is signed as its donor is called: %j', (over, name) => {
    expect(donorName({ first_name: 'Awa', last_name: 'Ndiaye', ...over })).toBe(name);
  });

  it('of a person keeps no organisation’s name', () => {
    const gift = giftOf({ ...FORM, organization_name: 'Librairie', siren: '732829320', legal_form: 'SARL' });
    expect(gift).toMatchObject({ organization_name: '', siren: '', legal_form: '', country: 'France' });
  });
});

describe('a form', () => {
  it('is the same one in whatever order it is written, its empty answers left out or not', () => {
    const said = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.boolean()));
    fc.assert(
      fc.property(said, (form) => {
        const turned = Object.fromEntries(Object.entries(form).toReversed());
        expect(formHash({ ...turned, nothing: '', none: undefined })).toBe(formHash(form));
      }),
    );
  });

  it('with another answer is another one', () => {
    expect(formHash({ ...FORM, amount: '51' })).not.toBe(formHash(FORM));
    expect(formHash({ ...FORM, cover_costs: true })).not.toBe(formHash(FORM));
  });
});
