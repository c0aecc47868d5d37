import { expect, it } from 'vitest';
import type { ColumnKind } from './chart-data';
import { isRunningStep } from './running-step';

// In Paris, Tuesday the 1st of December, twenty past midnight.
const JUST_AFTER_MIDNIGHT = '2026-11-30T23:20:00Z';

it('the hour that autumn shows a second time is another', () => {
  const running = (at: string) =>
    ['2026-10-25T02', '2026-10-25T02+01'].map((hour) => isRunningStep(hour, 'hour', at));
  expect(running('2026-10-25T00:20:00Z')).toEqual([true, false]);
  expect(running('2026-10-25T01:20:00Z')).toEqual([false, true]);
});

it.each<[string, ColumnKind, boolean]>([
  ['2026-12-01T00', 'hour', true],
  ['2026-11-30T23', 'hour', false],
  ['2026-12-01', 'day', true],
  ['2026-11-30', 'day', false],
  ['2026-11-30', 'week', true],
  ['2026-11-23', 'week', false],
  ['2026-11-26', 'week', true],
  ['2026-11-25', 'week', true],
  ['2026-11-24', 'week', false],
  ['2026-12-02', 'week', false],
  ['2026-12-01', 'month', true],
  ['2026-11-01', 'month', false],
  ['2026-10-01', 'quarter', true],
  ['2026-07-01', 'quarter', false],
  ['2026-01-01', 'year', true],
  ['2025-01-01', 'year', false],
  ['Radio', 'text', false],
])('%s, as a step of kind %s, is not over: %s', (at, kind, expected) => {
  expect(isRunningStep(at, kind, JUST_AFTER_MIDNIGHT)).toBe(expected);
});
