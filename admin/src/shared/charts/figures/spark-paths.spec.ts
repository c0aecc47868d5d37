import { expect, it } from 'vitest';
import { sparkPaths } from './spark-paths';

const SIZE = { width: 100, height: 20 };

it('a small line goes from left to right, and ends at the last figure that is known', () => {
  expect(sparkPaths([0, 10, 5], [], SIZE)).toMatchObject({
    now: 'M0 20L50 0L100 10',
    end: { x: 100, y: 10 },
  });
  expect(sparkPaths([0, 10, null], [], SIZE)!.end).toEqual({ x: 50, y: 0 });
});

it('what is missing is a gap, and nothing draws nothing', () => {
  expect(sparkPaths([0, null, 5, 10], [], SIZE)!.now).toBe('M0 20M66.7 10L100 0');
  expect(sparkPaths([null], [1], SIZE)).toBeNull();
});

it('now and before are on one scale, also below zero', () => {
  const paths = sparkPaths([5, 5], [10, -10], SIZE)!;
  expect([paths.now, paths.before]).toEqual(['M0 5L100 5', 'M0 0L100 20']);
});
