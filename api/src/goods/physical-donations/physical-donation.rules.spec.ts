import { describe, expect, it } from 'vitest';
import {
  collectedTotals,
  formHash,
  mayChangeWishes,
  newReference,
  shownCode,
} from './physical-donation.rules.js';
import { goalOf } from './physical-donation-choices.contract.js';
import { contactDueAt, PHYSICAL_DONATION_STATUSES } from './physical-donation-state.contract.js';
import type { PhysicalDonationInput } from './physical-donation.dto.js';

const NOON = new Date('2027-03-01T11:00:00Z');
const FORM: PhysicalDonationInput = {
  campaign_id: 1,
  donation_type: 'books',
  donor_type: 'particulier',
  contact_name: 'Awa',
  email: 'awa@example.org',
  phone: '0612345678',
  street_address: '1 rue',
  postal_code: '69003',
  city: 'Lyon',
  donation_details: { categories: ['Fiction'], estimated_quantity: 3, condition: 'Bon état' },
  pickup_availability: { preferred_days: ['Lundi'], time_slots: ['Matin (8h-12h)'] },
};

describe('a reference', () => {
  it('names the day in Paris, and is nobody else’s', () => {
    const late = new Date('2027-03-01T23:30:00Z');
    expect(newReference(late)).toMatch(/^MAT-20270302-[\dA-F]{8}$/);
    expect(newReference(late)).not.toBe(newReference(late));
  });
});

describe('what was collected', () => {
  it('counts as books, or as equipment for whatever else it is', () => {
    expect([goalOf('books'), goalOf('equipment'), goalOf('library_material')]).toEqual([
      'books',
      'equipment',
      'equipment',
    ]);
    const collected = [
      { kind: 'books' as const, category: 'Fiction', quantity: 40 },
      { kind: 'equipment' as const, category: 'Tablettes', quantity: 2 },
      { kind: 'library_material' as const, category: 'Tables', quantity: 3 },
    ];
    expect(collectedTotals(collected)).toEqual({ books: 40, equipment: 5 });
    expect(collectedTotals([])).toEqual({ books: 0, equipment: 0 });
  });
});

describe('the same form', () => {
  const hash = formHash(FORM, NOON);

  it('is known whatever the order of its fields and the capitals of its address', () => {
    const turned = Object.fromEntries(Object.entries(FORM).toReversed()) as unknown as PhysicalDonationInput;
    expect(formHash({ ...turned, email: 'AWA@example.org' }, NOON)).toBe(hash);
    expect(formHash({ ...FORM, website: 'https://x.example' }, NOON)).toBe(hash);
  });

  it('is another one with another word, another key, or on another day', () => {
    const others = [
      formHash({ ...FORM, city: 'Bron' }, NOON),
      formHash({ ...FORM, form_key: 'a' }, NOON),
      formHash({ ...FORM, form_key: 'b' }, NOON),
      formHash(FORM, new Date('2027-03-02T11:00:00Z')),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
  });

  it('with a key is the same on any day', () => {
    const keyed = { ...FORM, form_key: 'a' };
    expect(formHash(keyed, NOON)).toBe(formHash(keyed, new Date('2028-01-01T00:00:00Z')));
  });
});

describe('a promise', () => {
  it('to call holds for 24 hours after validation, until the call', () => {
    const validated_at = NOON;
    expect(contactDueAt({ status: 'validated', validated_at })).toEqual(new Date('2027-03-02T11:00:00Z'));
    for (const status of PHYSICAL_DONATION_STATUSES.filter((one) => one !== 'validated'))
      expect(contactDueAt({ status, validated_at })).toBeNull();
  });

  it('lets wishes change from validation to the pick-up', () => {
    expect(PHYSICAL_DONATION_STATUSES.filter(mayChangeWishes)).toEqual([
      'validated',
      'pending_pickup',
      'pickup_scheduled',
    ]);
  });
});

it('a code is shown in two groups', () => expect(shownCode('04127733')).toBe('0412-7733'));
