import { expect, it } from 'vitest';
import type { ChartData } from '../data/chart-data';
import { waterfallAxis, waterfallBars } from './waterfall-bars';

const barsOf = (...figures: (number | null)[]) => {
  const data: ChartData<'name' | 'value'> = {
    columns: [
      { key: 'name', label: 'Mouvement', kind: 'text' },
      { key: 'value', label: 'Par mois', kind: 'euros' },
    ],
    rows: figures.map((value, index) => ({ values: { name: `m${index}`, value } })),
  };
  return waterfallBars(data, 'value');
};

it('each change begins where the one before ended', () => {
  expect(barsOf(340, 85, -20, 405).map(({ from, to, look }) => [from, to, look])).toEqual([
    [0, 340, 'level'],
    [340, 425, 'gain'],
    [405, 425, 'loss'],
    [0, 405, 'level'],
  ]);
});

it('a change that is not known has no bar and moves nothing', () => {
  const bars = barsOf(100, null, 10, 110);
  expect(bars[1]).toMatchObject({ from: null, to: null });
  expect(bars[2]).toMatchObject({ from: 100, to: 110 });
});

it('the axis is cut where changes are small beside the levels, and only there', () => {
  const cut = waterfallAxis(barsOf(340, 85, -20, 405));
  expect(cut.isCut).toBe(true);
  expect(cut.min).toBeGreaterThan(0);
  expect(cut.min).toBeLessThan(340);
  expect(waterfallAxis(barsOf(10, 85, -20, 75))).toMatchObject({ min: 0, isCut: false });
});

it('the axis goes below zero where a level does, and is never cut then', () => {
  expect(waterfallAxis(barsOf(100, -150, 120, 70))).toMatchObject({ min: -50, isCut: false });
});

it('a lone level, and nothing, have an axis from zero', () => {
  expect(waterfallAxis(barsOf(340))).toEqual({ min: 0, max: 340, isCut: false });
  expect(waterfallAxis([])).toMatchObject({ min: 0, max: 1 });
});
