import { describe, expect, it } from 'vitest';
import type { ChartData } from '../data/chart-data';
import { barShares } from './bar-shares';
import { goalLines } from './goal-lines';
import { lookOfPoint, pointsOf } from './points';
import { sharesOf } from './share-parts';
import { treemapLayout } from './treemap-layout';

const groupsOf = (...figures: (number | null)[]): ChartData<'name' | 'sum'> => ({
  columns: [
    { key: 'name', label: 'Part', kind: 'text' },
    { key: 'sum', label: 'Reçu', kind: 'euros' },
  ],
  rows: figures.map((sum, index) => ({ values: { name: `g${index}`, sum } })),
});

describe('the areas of groups', () => {
  const frame = { width: 800, height: 320 };

  it('are as large as their sums, fill the frame and do not cover one another', () => {
    const values = [14_420, 9140, 7650, 6140, 5310, 4270, 4010];
    const areas = treemapLayout(values, frame);
    const whole = values.reduce((sum, value) => sum + value, 0);
    for (const [index, { width, height }] of areas.entries())
      expect(width * height).toBeCloseTo((values[index]! / whole) * 800 * 320, 3);
    for (const { x, y, width, height } of areas) {
      expect(x + width).toBeLessThanOrEqual(800.001);
      expect(y + height).toBeLessThanOrEqual(320.001);
    }
  });

  it('are near to squares where they can be', () => {
    const areas = treemapLayout([5, 4, 4, 3, 3], frame);
    for (const { width, height } of areas) expect(Math.max(width / height, height / width)).toBeLessThan(2.5);
  });

  it('are one for one, and none for none', () => {
    expect(treemapLayout([5], frame)).toEqual([{ x: 0, y: 0, width: 800, height: 320 }]);
    expect(treemapLayout([], frame)).toEqual([]);
  });
});

describe('the bars of a list', () => {
  it('are measured against the longest, below zero too', () => {
    expect(barShares(groupsOf(100, -50, 0, null), 'sum')).toEqual([100, -50, null, null]);
  });

  it('leave out what is put together at the end', () => {
    const data = groupsOf(10, 500);
    const rows = [data.rows[0]!, { ...data.rows[1]!, isRest: true }];
    expect(barShares({ ...data, rows }, 'sum')).toEqual([100, null]);
  });
});

describe('the parts of a bar', () => {
  it('add up to the whole, the third hatched', () => {
    const { parts } = sharesOf(groupsOf(61, 31, 8), 'name', 'sum');
    expect(parts.map(({ share, look }) => [share, look])).toEqual([
      [61, 'main'],
      [31, 'second'],
      [8, 'hatched'],
    ]);
  });

  it('are four at most, and what has no place in a whole is said', () => {
    const { parts, below, unknown } = sharesOf(groupsOf(50, 20, 10, 5, 5, -3, null), 'name', 'sum');
    expect(parts).toHaveLength(4);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
    expect([below, unknown]).toEqual([1, 1]);
  });
});

describe('a thousand points', () => {
  const steps = (...values: (number | null)[]) =>
    values.map((value, index) => ({ name: `s${index}`, value }));

  it('are filled by those who arrive, ringed by those who set out', () => {
    const points = pointsOf(steps(17_472, 391, 252))!;
    expect(points.counts).toEqual([22, 14]);
    expect([0, 13, 14, 21, 22].map((index) => lookOfPoint(index, points.counts))).toEqual([2, 2, 1, 1, 0]);
  });

  it('say where someone did and no point shows it', () => {
    expect(pointsOf(steps(1_000_000, 3))!.isTooFew).toEqual([true]);
  });

  it('are not drawn without a whole, and never more than a thousand', () => {
    expect(pointsOf(steps(0, 0))).toBeNull();
    expect(pointsOf(steps(null, 5))).toBeNull();
    expect(pointsOf(steps(10, 50))!.counts).toEqual([1000]);
  });
});

it('a goal is reached on a track that holds it, passed or not, and none without a goal', () => {
  const data: ChartData = {
    columns: ['name', 'value', 'goal', 'today'].map((key) => ({ key, label: key, kind: 'count' as const })),
    rows: [
      { values: { name: 'a', value: 50, goal: 100, today: 60 } },
      { values: { name: 'b', value: 200, goal: 100, today: null } },
      { values: { name: 'c', value: 5, goal: null, today: null } },
      { values: { name: 'd', value: -5, goal: 100, today: 20 } },
    ],
  };
  const keys = { name: 'name', value: 'value', goal: 'goal', expected: 'today' };
  expect(goalLines(data, keys).map(({ reached, expected, goal }) => [reached, expected, goal])).toEqual([
    [50, 60, 100],
    [100, null, 50],
    [null, null, null],
    [0, 20, 100],
  ]);
});
