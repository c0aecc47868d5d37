import { expect, it } from 'vitest';
import { afterWrongCode, gateAt, OPEN_GATE, secondsLocked } from './gate-lock';
import { HOUR_MS } from '@livres/api/contract';

const NOW = 1_000_000;
const wrong = (times: number, lock = OPEN_GATE) => {
  for (let time = 0; time < times; time += 1) lock = afterWrongCode(lock, NOW);
  return lock;
};

it('two wrong codes are counted and lock nothing', () => {
  expect(wrong(2)).toEqual({ failures: 2, locked_until: null });
  expect(secondsLocked(wrong(2), NOW)).toBe(0);
});

it('the third locks the form for 30 seconds', () => {
  expect(wrong(3)).toEqual({ failures: 3, locked_until: NOW + 30_000 });
  expect(secondsLocked(wrong(3), NOW)).toBe(30);
  expect(secondsLocked(wrong(3), NOW + 29_001)).toBe(1);
});

it('then the counter starts again from zero', () => {
  expect(gateAt(wrong(3), NOW + 29_999).failures).toBe(3);
  expect(gateAt(wrong(3), NOW + 30_000)).toEqual(OPEN_GATE);
  expect(afterWrongCode(wrong(3), NOW + 30_000)).toEqual({ failures: 1, locked_until: null });
});

it('a clock that was set back does not lock longer', () => {
  expect(secondsLocked(wrong(3), NOW - HOUR_MS)).toBe(30);
});
