import { expect, it } from 'vitest';
import { shownDays, turned } from './calendar-address';

it('a week and a month are read in whole weeks', () => {
  expect(shownDays('week', '2026-11-26')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(shownDays('month', '2026-11-26')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
});

it('turning goes to the next week, or to the first day of the next month', () => {
  expect(turned('week', '2026-12-30', 1)).toBe('2027-01-06');
  expect(turned('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(turned('month', '2027-01-31', -1)).toBe('2026-12-01');
});
