import { expect, it } from 'vitest';
import { measures } from './house.ts';

const all = measures();

it('measures the whole house', () => {
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter(({ name }) => name.startsWith('folders')).every(({ value }) => value > 6)).toBe(true);
  expect(all.filter(({ name }) => name.startsWith('definitions of')).every(({ value }) => value === 1)).toBe(
    true,
  );
});

it.each(all)('$name: at most $most', ({ value, most, found }) => {
  expect(value, found.join('\n')).toBeLessThanOrEqual(most);
});
