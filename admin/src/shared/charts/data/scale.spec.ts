import { describe, expect, it } from 'vitest';
import { labelRows, scaleOf, spreadApart, tickIndexes } from './scale';

describe('an axis', () => {
  it('goes from zero in round steps to above the greatest', () => {
    expect(scaleOf([363, 1150])).toEqual({ min: 0, max: 1500, ticks: [0, 500, 1000, 1500] });
  });

  it('exists without data, with zeros and with one value', () => {
    expect(scaleOf([])).toMatchObject({ min: 0, max: 1 });
    expect(scaleOf([0, 0], { whole: true }).ticks).toEqual([0, 1]);
    expect(scaleOf([7]).max).toBeGreaterThanOrEqual(7);
  });

  it('has no half of what is counted', () => {
    expect(scaleOf([1, 2], { whole: true }).ticks).toEqual([0, 1, 2]);
  });

  it('goes below zero where something does, half a step where it is little', () => {
    expect(scaleOf([-500, 800]).ticks).toEqual([-500, 0, 500, 1000]);
    expect(scaleOf([-15, 120]).ticks).toEqual([-25, 0, 50, 100, 150]);
    expect(scaleOf([-100, -20]).max).toBeGreaterThanOrEqual(0);
  });

  it('holds what is huge and leaves out what is missing', () => {
    const { ticks, max } = scaleOf([null, 9_876_543_210]);
    expect(max).toBeGreaterThanOrEqual(9_876_543_210);
    expect(ticks.length).toBeLessThan(8);
  });
});

describe('the names under an axis', () => {
  it('are evenly apart, the first and the last among them', () => {
    expect(tickIndexes(30, 960, 96)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 29]);
    expect(tickIndexes(2000, 300).length).toBeLessThan(7);
    expect(tickIndexes(2000, 300).at(-1)).toBe(1999);
  });

  it('are none without a step, and one with one', () => {
    expect([tickIndexes(0, 300), tickIndexes(1, 300)]).toEqual([[], [0]]);
  });
});

describe('labels', () => {
  it('beside lines are moved apart, and keep their order', () => {
    expect(spreadApart([100, 102, 50], 20, 0, 200)).toEqual([100, 120, 50]);
    expect(spreadApart([195, 198], 20, 0, 200)).toEqual([180, 200]);
  });

  it('above a drawing go to another row where they would touch', () => {
    const extents = [
      { from: 0, to: 100 },
      { from: 50, to: 120 },
      { from: 130, to: 200 },
    ];
    expect(labelRows(extents)).toEqual([0, 1, 0]);
  });
});
