import { expect, it } from 'vitest';
import { heatScale } from './heat-scale';

it('even steps are as wide as one another, and nothing is no step', () => {
  const { from, stepOf } = heatScale([0, 1, 5, 10]);
  expect(from).toEqual([1, 2, 4, 6, 8]);
  expect([0, 1, 3, 10].map(stepOf)).toEqual([0, 1, 2, 5]);
});

it('steps by rank leave others apart where one stands far out', () => {
  const { stepOf } = heatScale([6, 8, 10, 13, 20, 9999], 'ranks');
  expect(new Set([6, 8, 10, 13].map(stepOf)).size).toBeGreaterThan(2);
  expect(stepOf(9999)).toBe(5);
});

it('values that are all equal, or alone, are dark; without any there are no steps', () => {
  expect([heatScale([7, 7, 7]).stepOf(7), heatScale([7], 'ranks').stepOf(7)]).toEqual([5, 5]);
  expect(heatScale([null, 0]).from).toEqual([]);
});

it('what is below zero is in no step', () => {
  expect(heatScale([-5, 5]).stepOf(-5)).toBe(0);
});
