import { expect, it } from 'vitest';
import type { ChartData } from '../data/chart-data';
import { boundedFlows, flowLayout } from './flow-layout';

const KEYS = { from: 'from', to: 'to', value: 'value' } as const;
const flowsOf = (
  ...rows: [from: string, to: string, value: number | null][]
): ChartData<'from' | 'to' | 'value'> => ({
  columns: [
    { key: 'from', label: 'Campagne', kind: 'text' },
    { key: 'to', label: 'Bibliothèque', kind: 'text' },
    { key: 'value', label: 'Reçu', kind: 'euros' },
  ],
  rows: rows.map(([from, to, value]) => ({ values: { from, to, value } })),
});
const total = (values: { value: number }[]) => values.reduce((sum, { value }) => sum + value, 0);

it('the same way twice is one flow, and what is nothing is none', () => {
  const flows = boundedFlows(flowsOf(['a', 'x', 5], ['a', 'x', 2], ['b', 'x', 0], ['b', 'x', null]), KEYS, 9);
  expect(flows).toEqual([{ from: 'a', to: 'x', value: 7 }]);
});

it('past so many ends the smallest are put together, without losing a euro', () => {
  const rows = Array.from({ length: 40 }, (_, index): [string, string, number] => [
    `c${index}`,
    `b${index % 9}`,
    index + 1,
  ]);
  const flows = boundedFlows(flowsOf(...rows), KEYS, 7);
  expect(new Set(flows.map(({ from }) => from)).size).toBe(7);
  expect(new Set(flows.map(({ to }) => to)).size).toBe(7);
  expect(flows.some(({ from }) => from === 'Autres (34)')).toBe(true);
  expect(total(flows)).toBe((40 * 41) / 2);
});

it('nodes are as high as what goes through them, inside the drawing, and ribbons fill them', () => {
  const flows = boundedFlows(flowsOf(['a', 'x', 60], ['a', 'y', 20], ['b', 'x', 10], ['b', 'y', 1]), KEYS, 7);
  const { from, to, ribbons } = flowLayout(flows, 300);
  for (const side of [from, to]) {
    expect(side.every(({ y, height }) => y >= 0 && y + height <= 300)).toBe(true);
    expect(side[0]!.y + side[0]!.height).toBeLessThanOrEqual(side[1]!.y);
  }
  const ofA = ribbons.filter((ribbon) => ribbon.from === 'a');
  expect(ofA.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(from[0]!.height, 6);
});
