import { expect, it } from 'vitest';
import { monthsFrom } from './scholarship-months.rules.js';

it('a year of deadlines begins with this month, and shows the empty ones', () => {
  const months = monthsFrom('2026-11-30', [
    { month: '2026-11', count: 2 },
    { month: '2027-02', count: 1 },
    { month: '2028-01', count: 9 },
  ]);
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual([
    { month: '2026-11', count: 2 },
    { month: '2026-12', count: 0 },
    { month: '2027-01', count: 0 },
    { month: '2027-02', count: 1 },
  ]);
  expect(months.at(-1)).toEqual({ month: '2027-10', count: 0 });
});
