import type { OverviewYear } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { yearsData } from './years-data';

const year = (of: number, gifts: number) =>
  ({ year: of, gifts, raised: gifts * 10, books: 0 }) as OverviewYear;

it('the year under way is not over, from the first that has something', () => {
  const years = [year(2024, 0), year(2025, 3), year(2026, 5), year(2027, 1)];
  const { rows } = yearsData(years, '2027-03-20T12:00:00Z', ({ gifts }) => Boolean(gifts));
  expect(rows.map(({ values, isRunning }) => [values.year, isRunning])).toEqual([
    ['2025', false],
    ['2026', false],
    ['2027', true],
  ]);
});
