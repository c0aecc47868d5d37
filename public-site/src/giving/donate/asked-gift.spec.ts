import { describe, expect, it } from 'vitest';
import { addressFrom, addressOf, askedIn, prefilledOf } from './asked-gift';

const EFFECTS = [
  { amount: 15, effect: 'trois albums' },
  { amount: 37.5, effect: 'un coin lecture' },
];
const CAMPAIGNS = [
  { id: 7, slug: 'heure-du-conte-kribi', title: 'L’heure du conte', suggested_amounts: [] },
  { id: 8, slug: 'bibliotheque-foumban', title: 'Foumban', suggested_amounts: EFFECTS },
];
const prefilled = (query: string) => prefilledOf(askedIn(new URLSearchParams(query)), CAMPAIGNS);

describe('the address of the form', () => {
  it.each([
    ['campaign=heure-du-conte-kribi', { campaign: 'heure-du-conte-kribi' }],
    ['campaign=7', { campaign: 'heure-du-conte-kribi' }],
    ['campaign=inconnue', {}],
    ['montant=100', { amount_choice: '100' }],
    ['montant=35', { amount_choice: 'other', free_amount: '35' }],
    ['campaign=8&montant=15', { campaign: 'bibliotheque-foumban', amount_choice: '15' }],
    ['campaign=8&montant=37,50', { campaign: 'bibliotheque-foumban', amount_choice: '37.5' }],
    [
      'campaign=8&montant=100',
      { campaign: 'bibliotheque-foumban', amount_choice: 'other', free_amount: '100' },
    ],
    ['montant=12,50', { amount_choice: 'other', free_amount: '12,50' }],
    ['montant=beaucoup', {}],
    ['montant=0', {}],
    ['montant=50&montant=', { amount_choice: '50' }],
    ['montant=50&montant=35', { amount_choice: '50' }],
    ['montant=autre&montant=35', { amount_choice: 'other', free_amount: '35' }],
    ['montant=autre&montant=', { amount_choice: 'other' }],
    ['frequence=monthly', { frequency: 'monthly' }],
    ['frequence=mensuel', { frequency: 'monthly' }],
    ['frequence=jamais', {}],
  ])('%s fills in %j', (query, values) => expect(prefilled(query)).toEqual(values));

  it('leads back to the same form', () => {
    const asked = askedIn(new URLSearchParams('montant=35&frequence=mensuel&campaign=7&annule=1&autre=x'));
    expect(addressOf(asked)).toBe('/faire-un-don?campaign=7&montant=35&frequence=monthly');
  });

  it('carries the campaign codes of the visit, and leaves out those that cannot be kept', () => {
    const asked = askedIn(
      new URLSearchParams(
        `utm_source=lettre&utm_campaign=No%C3%ABl+2027&utm_term=%3Cb%3E&utm_content=${'a'.repeat(101)}&utm_id=1`,
      ),
    );
    expect(asked.utm).toEqual({ utm_source: 'lettre', utm_campaign: 'Noël 2027' });
    expect(addressOf(asked)).toBe('/faire-un-don?utm_source=lettre&utm_campaign=No%C3%ABl+2027');
  });

  it('takes those of the first page of the visit where it says none of its own', () => {
    const landing = new URLSearchParams('utm_source=lettre&page=2');
    const from = (query: string) => addressFrom(landing, askedIn(new URLSearchParams(query)));
    expect(from('montant=20')).toBe('/faire-un-don?montant=20&utm_source=lettre');
    expect(from('utm_source=radio')).toBeNull();
    expect(addressFrom(new URLSearchParams('page=2'), askedIn(new URLSearchParams()))).toBeNull();
  });
});
