import { parisDay } from '@livres/api/contract';
import type { PublicEvent } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthInParis, monthsLater, nameOfMonth } from './month-days';

const event = (start_date: string | null, end_date: string | null = null) =>
  ({ start_date, end_date }) as PublicEvent;
const datesWith = (month: string, one: PublicEvent) =>
  daysOfMonth(month, [one])
    .filter(({ events }) => events.length > 0)
    .map(({ date }) => date);

describe('a month', () => {
  it('has its days, from the right day of the week', () => {
    const days = daysOfMonth('2027-02', []);
    expect([days.length, days[0]?.weekday, days[27]?.weekday]).toEqual([28, 1, 7]);
    expect(daysOfMonth('2028-02', [])).toHaveLength(29);
  });

  it('has a name and neighbours over the year’s end', () => {
    expect(nameOfMonth('2027-03')).toBe('mars\u00a02027');
    expect([monthsLater('2026-12', 1), monthsLater('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });

  it('is read in Paris', () => {
    expect(monthInParis(new Date('2027-02-28T23:30:00Z'))).toBe('2027-03');
    expect(parisDay(new Date('2027-03-27T23:30:00Z'))).toBe('2027-03-28');
  });
});

describe('what takes place', () => {
  it.each([
    ['on one day', event('2027-03-06T09:00:00Z', '2027-03-06T11:00:00Z'), ['2027-03-06']],
    ['after midnight in Paris', event('2027-03-05T23:30:00Z', '2027-03-06T00:30:00Z'), ['2027-03-06']],
    ['until midnight', event('2027-03-06T18:00:00Z', '2027-03-06T23:00:00Z'), ['2027-03-06']],
    ['without an end', event('2027-03-28T08:00:00Z'), ['2027-03-28']],
    [
      'over the change of hour',
      event('2027-03-27T18:00:00Z', '2027-03-28T22:00:00Z'),
      ['2027-03-27', '2027-03-28'],
    ],
    [
      'from the month before',
      event('2027-02-20T08:00:00Z', '2027-03-02T08:00:00Z'),
      ['2027-03-01', '2027-03-02'],
    ],
    ['without a date', event(null), []],
  ])('%s is on each of its days', (_, one, dates) => expect(datesWith('2027-03', one)).toEqual(dates));
});
