import type { RegistrationView } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './CancellationPart';

const registration = (over: Partial<RegistrationView> = {}) =>
  ({
    status: 'confirmed',
    seats: 1,
    is_paid: true,
    amount: 12.5,
    donation_amount: 20,
    refund_if_cancelled: 12.5,
    currency: 'EUR',
    ...over,
  }) as RegistrationView;

describe('before one cancels', () => {
  it('says what is given back, and that the gift stays one', () => {
    expect(sentencesOf(registration())).toEqual([
      'Votre place ira à quelqu’un d’autre.',
      '12,50\u00a0€ vous seront rendus, par le même chemin que le paiement.',
      'Le don de 20\u00a0€ reste un don.',
    ]);
  });

  it('says that nothing is given back any more', () => {
    expect(sentencesOf(registration({ refund_if_cancelled: 0, donation_amount: 0 }))).toEqual([
      'Votre place ira à quelqu’un d’autre.',
      'À cette date, la participation n’est plus rendue.',
    ]);
  });

  it('speaks of no money where none was paid', () => {
    expect(sentencesOf(registration({ is_paid: false, seats: 3 }))).toEqual(['Vos places iront à d’autres.']);
    expect(sentencesOf(registration({ status: 'waitlisted', is_paid: false }))).toEqual([]);
  });
});
