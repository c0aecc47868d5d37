import type { DonorMonth } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { monthsData } from './donor-data';

it('the month under way is not over', () => {
  const month = (of: string, is_current: boolean) =>
    ({ month: of, new_donors: 1, returning_donors: 2, lost_donors: 0, is_current }) as DonorMonth;
  const { rows } = monthsData([month('2027-02', false), month('2027-03', true)]);
  expect(rows.map(({ values, isRunning }) => [values.month, isRunning])).toEqual([
    ['2027-02-01', false],
    ['2027-03-01', true],
  ]);
});
