import { expect, it } from 'vitest';
import { countedTo } from './count-up';

it('a figure goes from 0 to its value in 2 seconds, never beyond and never back', () => {
  const shown = [0, 500, 1_000, 1_500, 1_999, 2_000, 9_000].map((elapsed) => countedTo(125_000, elapsed));
  expect(shown[0]).toBe(0);
  expect(shown.slice(-2)).toEqual([125_000, 125_000]);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});
