import { expect, it } from 'vitest';
import { advances, turned } from './slide-turn';

const moving = { isPaused: false, isHeld: false, isMotionReduced: false };

it('the slideshow advances unless it was paused, is being read or motion is reduced', () => {
  expect(advances(moving)).toBe(true);
  expect(advances({ ...moving, isPaused: true })).toBe(false);
  expect(advances({ ...moving, isHeld: true })).toBe(false);
  expect(advances({ ...moving, isMotionReduced: true })).toBe(false);
});

it('after the last slide comes the first, and the other way round', () => {
  expect([turned(0, 1, 4), turned(3, 1, 4), turned(0, -1, 4)]).toEqual([1, 0, 3]);
});
