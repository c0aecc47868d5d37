import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedDays, paceMade, peaksOf, spanOf } from './campaign-days.rules.js';

const day = (index: number) => new Date(Date.UTC(2027, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
const someDays = fc
  .uniqueArray(
    fc.record({ index: fc.integer({ min: -20, max: 60 }), amount: fc.integer({ min: -5000, max: 90_000 }) }),
    {
      selector: ({ index }) => index,
    },
  )
  .map((all) =>
    all
      .toSorted((one, other) => one.index - other.index)
      .map(({ index, amount }) => ({ day: day(index), amount, gifts: 1 })),
  );

describe('the days of a campaign', () => {
  it('have no gap, and end with all that was given up to then', () => {
    fc.assert(
      fc.property(
        someDays,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 9999 }),
        (sums, today, opening) => {
          const days = countedDays(
            { first_day: day(0), last_day: null, shown_to: day(today) },
            sums,
            opening,
          );
          expect(days.map((one) => one.day)).toEqual(
            Array.from({ length: today + 1 }, (_, index) => day(index)),
          );
          const until = sums.filter((sum) => sum.day <= day(today));
          expect(days.at(-1)!.total).toBe(opening + until.reduce((sum, { amount }) => sum + amount, 0));
        },
      ),
    );
  });

  it('go to today, or to the last gift of one that has ended; before its launch there are none', () => {
    const late = [{ day: '2027-02-05', amount: 1, gifts: 1 }];
    expect(spanOf('2027-01-01', null, [], '2027-03-01').shown_to).toBe('2027-03-01');
    expect(spanOf('2027-01-01', '2027-04-01', [], '2027-03-01').shown_to).toBe('2027-03-01');
    expect(spanOf('2027-01-01', '2027-02-01', [], '2027-03-01').shown_to).toBe('2027-02-01');
    expect(spanOf('2027-01-01', '2027-02-01', late, '2027-03-01').shown_to).toBe('2027-02-05');
    expect(countedDays(spanOf('2027-04-01', null, [], '2027-03-01'), late, 0)).toEqual([]);
  });

  it('are the last ten years of one that never ends, counted from its launch', () => {
    const days = countedDays(
      spanOf('1990-01-01', null, [], '2027-03-01'),
      [{ day: '1995-01-01', amount: 7, gifts: 1 }],
      1,
    );
    expect([days.length, days.at(-1)!.day, days[0]?.total]).toEqual([3660, '2027-03-01', 8]);
    expect(days.at(-1)!.index).toBe(13_573);
  });
});

it('the pace is of the last days, or of all where they are fewer', () => {
  const days = countedDays(
    { first_day: day(0), last_day: null, shown_to: day(2) },
    [{ day: day(2), amount: 900, gifts: 1 }],
    5,
  );
  expect(paceMade(days, 30)).toEqual({ pace: 300, days: 3 });
  expect(paceMade(days, 1)).toEqual({ pace: 900, days: 1 });
  expect(paceMade([], 30)).toEqual({ pace: null, days: 0 });
});

it('a peak is three usual days or more, five at most, and needs a week of gifts', () => {
  const of = (amounts: number[]) =>
    countedDays(
      { first_day: day(0), last_day: null, shown_to: day(amounts.length - 1) },
      amounts.map((amount, index) => ({ day: day(index), amount, gifts: 1 })),
      0,
    );
  expect(peaksOf(of([100, 100, 100, 100, 100, 900]))).toEqual([]);
  const found = peaksOf(of([100, 100, 900, 0, 100, 100, 100, 299, 300, -50]));
  expect(found.map(({ day: { index }, times }) => [index, times])).toEqual([
    [2, 9],
    [8, 3],
  ]);
  expect(peaksOf(of([...Array.from({ length: 20 }, () => 10), 90, 80, 70, 60, 50, 40])).length).toBe(5);
});
