import { expect, it } from 'vitest';
import { texts } from './pickup.fr';

it('a week says its month and its year once, or both where it changes them', () => {
  expect(texts.week_of('2026-11-16', '2026-11-22')).toBe('Du 16 au 22 novembre 2026');
  expect(texts.week_of('2026-11-30', '2026-12-06')).toBe('Du 30 novembre au 6 décembre 2026');
  expect(texts.week_of('2026-12-28', '2027-01-03')).toBe('Du 28 décembre 2026 au 3 janvier 2027');
  expect(texts.week_of('2027-02-01', '2027-02-07')).toBe('Du 1er au 7 février 2027');
});
