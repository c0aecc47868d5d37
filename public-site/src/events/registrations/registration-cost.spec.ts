import type { PublicEvent } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { costOf, giftAfterTax, seatPrice } from './registration-cost';

const NOW = new Date('2027-02-01T10:00:00Z');
const event = (over: Partial<PublicEvent> = {}) =>
  ({
    status: 'published',
    start_date: '2027-03-06T09:00:00Z',
    end_date: null,
    is_free: false,
    price: 12.5,
    currency: 'EUR',
    early_bird_price: null,
    early_bird_deadline: null,
    accepts_donations: true,
    ...over,
  }) as PublicEvent;

describe('what a registration costs', () => {
  it('is each seat at its price, and the gift', () => {
    expect(costOf(event(), { seats: '2', donation_choice: '20' }, NOW)).toEqual({
      seats: 2,
      unit_price: 1_250,
      ticket_amount: 2_500,
      gift: 2_000,
      total: 4_500,
    });
  });

  it('is the early-bird price until its deadline', () => {
    const early = event({ early_bird_price: 10, early_bird_deadline: '2027-02-01T10:00:00Z' });
    expect(seatPrice(early, NOW)).toBe(1_000);
    expect(seatPrice(early, new Date('2027-02-01T10:00:01Z'))).toBe(1_250);
  });

  it('is nothing where the event is free, but for the gift', () => {
    expect(costOf(event({ is_free: true }), { donation_choice: '5' }, NOW).total).toBe(500);
  });

  it('takes no gift where the event takes none, nor beside a ticket in francs', () => {
    const gift = { donation_choice: '20' };
    expect(costOf(event({ accepts_donations: false }), gift, NOW).gift).toBe(0);
    const francs = event({ currency: 'XAF', price: 10_000 });
    expect(costOf(francs, gift, NOW)).toMatchObject({ gift: 0, total: 10_000 });
  });

  it('is not known while the gift cannot be read', () => {
    const values = { donation_choice: 'other', free_donation: 'beaucoup' };
    expect(costOf(event(), values, NOW).total).toBeNull();
  });
});

it('a gift of 20 € costs 6,80 € after tax', () => expect(giftAfterTax(2_000, NOW)).toBe(680));
