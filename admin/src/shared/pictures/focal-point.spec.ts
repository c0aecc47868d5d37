import { expect, it } from 'vitest';
import { CENTRE, focalPointAfterKey, focalPointAt } from './focal-point';

const FRAME = { left: 100, top: 50, width: 400, height: 200 } as DOMRect;

it('a click sets the point in shares of the picture', () => {
  expect(focalPointAt({ x: 200, y: 200 }, FRAME)).toEqual({ focal_x: 0.25, focal_y: 0.75 });
});

it('a drag beyond an edge stays on the edge', () => {
  expect(focalPointAt({ x: 0, y: 900 }, FRAME)).toEqual({ focal_x: 0, focal_y: 1 });
});

it('arrows move it, by more with Shift, and no other key does', () => {
  expect(focalPointAfterKey(CENTRE, 'ArrowLeft', false)).toEqual({ focal_x: 0.48, focal_y: 0.5 });
  expect(focalPointAfterKey(CENTRE, 'ArrowDown', true)).toEqual({ focal_x: 0.5, focal_y: 0.6 });
  expect(focalPointAfterKey(CENTRE, 'Enter', false)).toBeNull();
});
