import type { EventRegistrationRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { marksOf, moneyLine, paidWords, seatsLine, whoRegistered } from './registration-labels';

const money = { total: 30, currency: 'EUR' as const, is_paid: true, due: 0, refunded: 0, refund_pending: 0 };

it('names who registered, and nobody to those who see no people', () => {
  expect(whoRegistered({ first_name: 'Claire', last_name: 'Petit', organization: 'École' })).toBe(
    'Claire Petit',
  );
  expect(whoRegistered({ first_name: '', last_name: '', organization: 'École' })).toBe('École');
  expect(whoRegistered({ first_name: '', last_name: '', organization: '' })).toBe('Personne masquée');
});

it('says how many seats there are, and how many came in', () => {
  expect(seatsLine({ seats: 1, checked_in: 0 })).toBe('1 place');
  expect(seatsLine({ seats: 3, checked_in: 2 })).toBe('3 places · 2 entrées');
});

it('says what it costs and whether that was paid', () => {
  expect(moneyLine({ ...money, total: 0 })).toBe('Gratuit');
  expect(paidWords({ ...money, total: 0 })).toBeNull();
  expect(paidWords({ ...money, is_paid: false })).toBe('Non payé');
  expect(paidWords(money)).toBe('Payé');
  expect(paidWords({ ...money, due: 8 })).toMatch(/^Reste 8\s€ à payer$/);
  expect(paidWords({ ...money, refund_pending: 10 })).toBe('Remboursement en cours');
  expect(paidWords({ ...money, refunded: 10 })).toBe('Remboursé en partie');
  expect(paidWords({ ...money, refunded: 30 })).toBe('Remboursé');
});

it('marks who waits, who is offered a seat and who has needs', () => {
  const plain = {
    has_needs: false,
    is_offered: false,
    offered_seats: null,
    declined_seats: 0,
    seats: 4,
    waiting_position: null,
  } as EventRegistrationRecord;
  expect(marksOf(plain)).toEqual([]);
  expect(marksOf({ ...plain, waiting_position: 1 })).toEqual(['1re en attente']);
  expect(marksOf({ ...plain, waiting_position: 1, declined_seats: 1 })).toEqual([
    'Attend au moins 2 places',
    '1re en attente',
  ]);
  const offered = { ...plain, waiting_position: 2, is_offered: true };
  expect(marksOf({ ...offered, offered_seats: 1 })).toEqual(['1 sur 4 places proposées']);
  expect(marksOf({ ...offered, offered_seats: 4, has_needs: true })).toEqual([
    'Place proposée',
    'Besoins particuliers',
  ]);
});
