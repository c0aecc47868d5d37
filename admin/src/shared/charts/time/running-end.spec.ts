import { expect, it } from 'vitest';
import { runningEnd } from './running-end';

const over = {};
const running = { isRunning: true };

it('a line to a day that is not over is drawn in two: what is over, and the stretch to that day', () => {
  expect(runningEnd([5, 8, 0], [over, over, running])).toEqual({
    over: [5, 8, null],
    running: [null, 8, 0],
    end: 2,
  });
});

it('a line of one day that is not over has nothing before it', () => {
  expect(runningEnd([3], [running])).toEqual({ over: [null], running: [3], end: 0 });
});

it('a line that is over, or ends before today, is one', () => {
  expect(runningEnd([5, 8], [over, over])).toBeNull();
  expect(runningEnd([5, null], [over, running])).toBeNull();
  expect(runningEnd([], [])).toBeNull();
});
