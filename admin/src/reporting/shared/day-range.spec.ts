import { expect, it } from 'vitest';
import { dayRange } from './day-range';

it.each([
  ['2026-12-17', '2026-12-17', '17 décembre 2026'],
  ['2026-12-01', '2026-12-17', '1er – 17 décembre 2026'],
  ['2026-11-18', '2026-12-17', '18 novembre – 17 décembre 2026'],
  ['2025-12-18', '2026-12-17', '18 décembre 2025 – 17 décembre 2026'],
])('%s to %s reads %s', (from, to, said) => {
  expect(dayRange(from, to)).toBe(said);
});
