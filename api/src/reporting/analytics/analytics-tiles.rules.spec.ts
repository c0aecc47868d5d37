import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../platform/clock/calendar-days.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { daysAfter, parisDay, parisHour } from '../../platform/clock/paris.js';
import { beginningOf, daysOf, stepAt, stepCount, stepDays } from './analytics-period.rules.js';

const FIRST = '2024-01-01';
const LAST = '2033-12-31';
const DAYS = daysBetween(FIRST, LAST);
const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const;
const STEPS = ['day', 'week', 'month', 'year'] as const;
const aDay = fc.integer({ min: 0, max: DAYS }).map((days) => daysAfter(FIRST, days));
const aRange = fc
  .tuple(aDay, aDay)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
const midnight = (day: string) => parisHour(day, 0).getTime();

describe('A12: over ten years', () => {
  it.each(PERIODS)('each %s begins where the one before ends', (period) => {
    let beginning = beginningOf(period, FIRST);
    let held = 0;
    for (let day = FIRST; day <= LAST; day = daysAfter(day, 1)) {
      const own = beginningOf(period, day);
      // A day is in the period of the day before, or begins the next.
      if (own !== beginning) expect([period, own]).toEqual([period, day]);
      beginning = own;
      held += 1;
    }
    expect(held).toBe(DAYS + 1);
  });

  it('every moment is in one day of Paris, which holds its first second and not that of the next', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const next = daysAfter(day, 1);
        expect(parisDay(new Date(midnight(day)))).toBe(day);
        expect(parisDay(new Date(midnight(next) - 1))).toBe(day);
        expect(midnight(day) + stepCount('hour', { from: day, to: day }) * HOUR_MS).toBe(midnight(next));
      }),
      { seed: 12 },
    );
  });

  it.each(STEPS)('the steps of a period by %s hold each of its days once', (step) => {
    fc.assert(
      fc.property(aRange, (range) => {
        const steps = stepDays(step, range);
        expect(steps[0]?.from).toBe(range.from);
        expect(steps.at(-1)?.to).toBe(range.to);
        steps.forEach(({ from, to }, index) => {
          expect(from <= to).toBe(true);
          expect(stepAt(step, range.from, index)).toBe(from);
          const next = steps[index + 1];
          if (next) expect(next.from).toBe(daysAfter(to, 1));
        });
      }),
      { seed: 12, numRuns: 60 },
    );
  });

  it('the days before end on the day before, and those of another week, month or quarter begin with it', () => {
    const known = { firstDay: FIRST, since: null, isCounted: false, hours: null };
    fc.assert(
      fc.property(aDay, fc.constantFrom('7_days', '30_days', 'day'), (today, period) => {
        const { from, to, before_from, before_to } = daysOf(
          { period, against: 'previous' },
          { ...known, today },
        );
        expect(daysAfter(before_to!, 1)).toBe(from);
        expect(daysBetween(before_from!, before_to!)).toBe(daysBetween(from, to));
      }),
      { seed: 12 },
    );
    fc.assert(
      fc.property(aDay, fc.constantFrom('week', 'month', 'quarter'), (today, period) => {
        const { from, before_from, before_to } = daysOf({ period, against: 'previous' }, { ...known, today });
        expect(from).toBe(beginningOf(period, today));
        expect(before_from).toBe(beginningOf(period, daysAfter(from, -1)));
        expect(before_to! < from).toBe(true);
      }),
      { seed: 12 },
    );
  });
});
