import { expect, it } from 'vitest';
import { shownPages } from './Pagination';

it('shows the ends and the neighbours, and says where pages are left out', () => {
  expect(shownPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(shownPages(1, 3)).toEqual([1, 2, 3]);
  expect(shownPages(2, 2)).toEqual([1, 2]);
});
