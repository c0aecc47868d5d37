import type { RegistrationPaymentState } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { paymentReturnContent } from './payment-return.content';

const payment = (over: Partial<RegistrationPaymentState> = {}) =>
  ({
    status: 'pending_payment',
    seats: 1,
    is_paid: false,
    due: 0,
    payment_status: 'waiting',
    payment_failure: null,
    expires_at: '2027-03-06T09:30:00Z',
    ...over,
  }) as RegistrationPaymentState;
const kind = (over: Partial<RegistrationPaymentState>, hasGivenUp = false) =>
  paymentReturnContent.said(payment(over), hasGivenUp).kind;

describe('where one comes back from paying', () => {
  it.each([
    ['paid', { is_paid: true, status: 'confirmed' }],
    ['waiting', { is_paid: true, status: 'confirmed', due: 5 }],
    ['refused', { is_paid: true, status: 'confirmed', due: 5, payment_failure: 'Carte refusée.' }],
    ['given_back', { is_paid: true, status: 'refunded' }],
    ['given_back', { is_paid: true, status: 'expired' }],
    ['refused', { payment_status: 'failed', payment_failure: 'Carte refusée.' }],
    ['given_up', { payment_status: 'cancelled' }],
    ['given_up', { status: 'expired' }],
    ['waiting', {}],
    ['waiting', { payment_status: 'processing' }],
  ] as const)('says %s for %j', (said, over) => expect(kind(over)).toBe(said));

  it('believes the money more than the address that says one gave up', () => {
    expect(kind({}, true)).toBe('given_up');
    expect(kind({ is_paid: true, status: 'confirmed' }, true)).toBe('paid');
  });

  it('says that a sure seat stays so, whatever is still to be paid of it', () => {
    const { text } = paymentReturnContent.said(payment({ is_paid: true, status: 'confirmed', due: 5 }), true);
    expect(text).toBe('Rien n’a été prélevé. Votre place reste réservée.');
  });

  it.each([
    [{ is_paid: true, status: 'cancelled' }, 'Cette inscription est annulée'],
    [{ is_paid: true, status: 'refunded' }, 'Cette inscription est annulée'],
    [{ status: 'refunded' }, 'Ce paiement vous est rendu'],
  ] as const)('tells one who paid, then cancelled, from one who paid too late: %j', (over, title) =>
    expect(paymentReturnContent.said(payment(over), false).title).toBe(title),
  );

  it('does not say that time ran out where one cancelled before', () => {
    const text = (status: 'cancelled' | 'expired') =>
      paymentReturnContent.said(payment({ status }), false).text;
    expect(text('cancelled')).toMatch(/^L’inscription a été annulée avant/);
    expect(text('expired')).toMatch(/^Le délai est passé avant/);
  });

  it('says until when the seat is kept', () => {
    const { text } = paymentReturnContent.said(payment(), true);
    expect(text).toBe(
      'Rien n’a été prélevé. Votre place reste gardée jusqu’au samedi 6\u00a0mars\u00a02027 à 10\u00a0h\u00a030.',
    );
  });
});
