import { expect, it } from 'vitest';
import { charactersWritten } from './typing';

it('a text of 55 characters is written in two and a half seconds, and not beyond its end', () => {
  expect([-5, 0, 1_000, 2_500, 60_000].map((elapsed) => charactersWritten(55, elapsed))).toEqual([
    0, 0, 22, 55, 55,
  ]);
});
