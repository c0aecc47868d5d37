import { expect, it } from 'vitest';
import { boundedRows } from './bounded';
import type { ChartData } from './chart-data';
import { drawnFigure, partsOfStack, stacksOf } from './bar-stacks';
import { wrapWords } from './wrap-words';

const sums = (...figures: (number | null)[]): ChartData<'name' | 'sum'> => ({
  columns: [
    { key: 'name', label: 'Groupe', kind: 'text' },
    { key: 'sum', label: 'Reçu', kind: 'euros' },
  ],
  rows: figures.map((sum, index) => ({ values: { name: `g${index}`, sum } })),
});

it('of too many rows the greatest are drawn, and the rest together: no euro is lost', () => {
  const rows = boundedRows(sums(5, 100, 3, 50, 2), { name: 'name', value: 'sum', most: 3 });
  expect(rows.map(({ values }) => [values.name, values.sum])).toEqual([
    ['g1', 100],
    ['g3', 50],
    ['Autres (3)', 10],
  ]);
  expect(rows.at(-1)!.isRest).toBe(true);
});

it('what is below zero, nothing or not known has no area', () => {
  expect(boundedRows(sums(-5, 0, null, 3), { name: 'name', value: 'sum', most: 9 })).toHaveLength(1);
});

it('losses hang below zero, and a stack of which nothing is known is none', () => {
  const data: ChartData = {
    columns: ['fresh', 'lost'].map((key) => ({ key, label: key, kind: 'count' as const })),
    rows: [
      { values: { fresh: 10, lost: 4 } },
      { values: { fresh: null, lost: null } },
      { values: { fresh: null, lost: 2 } },
    ],
  };
  const bars = [{ key: 'fresh' }, { key: 'lost', tone: 'loss' as const }];
  expect(stacksOf(data, bars)).toEqual([
    { above: 10, below: -4 },
    { above: null, below: null },
    { above: 0, below: -2 },
  ]);
  expect(drawnFigure(null, 'loss')).toBeNull();
  expect(partsOfStack(data.rows[0], bars).map(({ middle }) => middle)).toEqual([5, -2]);
});

it('words go to the next line, and what does not fit ends in dots', () => {
  expect(wrapWords('30 derniers jours', 15)).toEqual(['30 derniers', 'jours']);
  expect(wrapWords('un deux trois quatre cinq six', 5, 2)).toEqual(['un', 'deux…']);
});
