import { describe, expect, it } from 'vitest';
import { isOver, type KeptOverview } from './kept-check-ins';

const kept = (start_date: string | null): KeptOverview => ({
  event_id: 7,
  arrivals: [],
  overview: {
    event: { id: 7, title: 'Trier les livres', start_date, location: '', city: '', is_cancelled: false },
    list: { event_id: 7, made_at: '2027-03-01T09:00:00Z', tickets: [], coming: [] },
    signature: '',
    public_key: '',
    until: '2027-03-01T09:00:00Z',
    figures: { expected: 0, present: 0, doors: [] },
    arrivals: [],
    duplicates: [],
  },
});

describe('a list that a phone keeps', () => {
  it.each([
    ['the day before the event', '2027-03-07T09:00:00Z', '2027-03-06T09:00:00Z', false],
    ['ninety days after it', '2027-03-07T09:00:00Z', '2027-06-05T09:00:00Z', false],
    ['a day later', '2027-03-07T09:00:00Z', '2027-06-06T09:00:00Z', true],
    ['ninety-one days after it was taken, for an event without a date', null, '2027-05-31T09:00:01Z', true],
  ])('%s: whether it is forgotten', (_, start, now, expected) => {
    expect(isOver(kept(start), new Date(now))).toBe(expected);
  });
});
