import { expect, it } from 'vitest';
import { endOfParisDay, parisDay, startOfParisDay } from './paris-day';

it('a day starts at midnight in Paris, in winter and in summer', () => {
  expect(startOfParisDay('2026-12-01')).toBe('2026-11-30T23:00:00.000Z');
  expect(startOfParisDay('2026-07-14')).toBe('2026-07-13T22:00:00.000Z');
});

it('an end date is included, also on the days when clocks change', () => {
  expect(endOfParisDay('2026-12-31')).toBe('2026-12-31T22:59:59.000Z');
  expect(endOfParisDay('2026-03-29')).toBe('2026-03-29T21:59:59.000Z');
  expect(endOfParisDay('2026-10-25')).toBe('2026-10-25T22:59:59.000Z');
});

it.each(['2026-01-01', '2026-03-29', '2026-06-30', '2026-10-25', '2028-02-29'])(
  '%s reads back as itself',
  (day) => {
    expect(parisDay(startOfParisDay(day))).toBe(day);
    expect(parisDay(endOfParisDay(day))).toBe(day);
  },
);

it('what is no date is empty', () => {
  expect(parisDay(null)).toBe('');
  expect(parisDay('demain')).toBe('');
  expect(startOfParisDay('')).toBeNull();
  expect(endOfParisDay('2026-13-01')).toBeNull();
});
