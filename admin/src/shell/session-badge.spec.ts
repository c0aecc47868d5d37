import { expect, it } from 'vitest';
import { isLastHour, remainingTime } from './session-badge';
import { HOUR_MS } from '@livres/api/contract';

const HOUR = HOUR_MS;

it('says hours and minutes, rounded down', () => {
  expect(remainingTime(24 * HOUR)).toBe('24\u00a0h 0\u00a0min');
  expect(remainingTime(24 * HOUR - 1)).toBe('23\u00a0h 59\u00a0min');
  expect(remainingTime(61_000)).toBe('0\u00a0h 1\u00a0min');
});

it('never says less than nothing', () => {
  expect(remainingTime(-5000)).toBe('0\u00a0h 0\u00a0min');
});

it('turns red in the last hour', () => {
  expect(isLastHour(HOUR)).toBe(false);
  expect(isLastHour(HOUR - 1)).toBe(true);
});
