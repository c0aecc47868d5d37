import { describe, expect, it } from 'vitest';
import { addressOf, askedIn, prefilledOf } from './asked-gift';

const CAMPAIGNS = [{ id: 7, slug: 'heure-du-conte-kribi' }];
const prefilled = (query: string) => prefilledOf(askedIn(new URLSearchParams(query)), CAMPAIGNS);

describe('the address of the form', () => {
  it.each([
    ['campaign=heure-du-conte-kribi', { campaign: 'heure-du-conte-kribi' }],
    ['campaign=7', { campaign: 'heure-du-conte-kribi' }],
    ['campaign=inconnue', {}],
    ['montant=100', { amount_choice: '100' }],
    ['montant=35', { amount_choice: 'other', free_amount: '35' }],
    ['montant=12,50', { amount_choice: 'other', free_amount: '12,50' }],
    ['montant=beaucoup', {}],
    ['montant=0', {}],
    ['frequence=monthly', { frequency: 'monthly' }],
    ['frequence=mensuel', { frequency: 'monthly' }],
    ['frequence=jamais', {}],
  ])('%s fills in %j', (query, values) => expect(prefilled(query)).toEqual(values));

  it('leads back to the same form', () => {
    const asked = askedIn(new URLSearchParams('montant=35&frequence=mensuel&campaign=7&annule=1&autre=x'));
    expect(addressOf(asked)).toBe('/faire-un-don?campaign=7&montant=35&frequence=monthly');
  });
});
