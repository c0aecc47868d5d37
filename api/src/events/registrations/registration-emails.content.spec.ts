import { describe, expect, it } from 'vitest';
import { announcementEmails } from '../announcements/announcement-emails.content.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { registrationEmails as texts } from './registration-emails.content.js';
import type { EventRegistrationRow } from './registration.entity.js';

const NOW = new Date('2027-03-06T13:00:00Z');
const event = {
  title: 'Tri',
  status: 'published',
  start_date: new Date('2027-04-03T08:00:00Z'),
  end_date: null,
  is_online: false,
  location: 'Entrepôt',
  address: '',
  city: 'Lyon',
} as SeatedEvent;
const row = (over: Partial<EventRegistrationRow> = {}) =>
  ({
    first_name: 'Awa',
    status: 'pending_payment',
    seats: 2,
    unit_price: 1250,
    discount: 0,
    ticket_amount: 2500,
    donation_amount: 0,
    due_amount: 0,
    currency: 'EUR',
    reference: 'INS-20270306-0000AAAA',
    paid_at: null,
    cancelled_at: null,
    payment_method: null,
    deadline_at: new Date('2027-03-06T13:32:00Z'),
    offered_until: null,
    updated_at: NOW,
    ...over,
  }) as EventRegistrationRow;
const said = ({ paragraphs }: { paragraphs: string[] }) =>
  paragraphs.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('until when a seat is kept', () => {
  const failed = (deadline: string) =>
    said(texts.paymentFailed(row({ deadline_at: new Date(deadline) }), event, null));

  it('is an hour today, and has its day on another', () => {
    expect(failed('2027-03-06T13:32:00Z')).toContain('gardée jusqu’à 14 h 32 :');
    expect(failed('2027-03-13T13:32:00Z')).toContain('gardée jusqu’au samedi 13 mars 2027 à 14 h 32 :');
  });
});

describe('a seat that is given back unpaid', () => {
  it.each<[string, Partial<EventRegistrationRow>, boolean, string]>([
    ['that nobody began to pay', {}, false, 'Rien n’a été débité'],
    ['whose card was closed', { payment_method: 'stripe' }, false, 'Rien n’a été débité'],
    [
      'whose transfer may be under way',
      { payment_method: 'bank_transfer' },
      false,
      'Votre virement est parti ?',
    ],
    [
      'of which the operator says nothing',
      { payment_method: 'mobile_money' },
      true,
      'la réponse de votre banque',
    ],
  ])('%s says what becomes of the money', (_, over, hasOpenPayment, words) => {
    const text = said(texts.expiredPayment(row({ status: 'expired', ...over }), event, { hasOpenPayment }));
    expect(text).toContain(words);
    expect(text.includes('Rien n’a été débité')).toBe(words === 'Rien n’a été débité');
  });
});

it('another amount than what is asked for is no second payment, and pays nothing', () => {
  const text = said(texts.paidOther(row(), event, '10 €'));
  expect(text).toContain('Un paiement de 10 € est arrivé pour « Tri », où 25 € étaient demandés.');
  expect(text).toContain('Votre inscription reste à payer : 25 €');
});

describe('an event that moves', () => {
  const moved = (over: Partial<EventRegistrationRow>) =>
    said(announcementEmails.moved(event, event, { row: row(over), hasCalendar: false, choice: null }));

  it('tells who is in, who waits and who has not paid what they still have', () => {
    expect(moved({ status: 'confirmed' })).toMatch(/auquel vous êtes inscrit[^]*vous n’avez rien à faire/);
    for (const [over, words] of [
      [{ status: 'waitlisted' }, 'sur la liste d’attente, pour 2 places'],
      [{}, '2 places, à payer jusqu’au samedi 6 mars 2027 à 14 h 32'],
    ] as const) {
      const text = moved(over);
      expect(text).toContain(`Votre demande reste valable : ${words}.`);
      expect(text).not.toMatch(/vous êtes inscrit|rien à faire/);
    }
  });
});
