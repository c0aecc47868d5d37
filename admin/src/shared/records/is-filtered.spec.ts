import { expect, it } from 'vitest';
import { isFiltered } from './is-filtered';

const whole = { shelf: 'live' };

it('the whole list is not filtered, whatever is left blank', () => {
  expect(isFiltered({}, {})).toBe(false);
  expect(isFiltered({ shelf: 'live', q: '', status: [], author: null }, whole)).toBe(false);
  expect(isFiltered({}, whole)).toBe(false);
});

it('a search, another shelf or a box that says no is a filter', () => {
  expect(isFiltered({ shelf: 'live', q: 'atlas' }, whole)).toBe(true);
  expect(isFiltered({ shelf: 'bin' }, whole)).toBe(true);
  expect(isFiltered({ featured: false }, {})).toBe(true);
});
