import { expect, it } from 'vitest';
import { hasFigures, type ChartData } from './chart-data';
import { describeChart } from './chart-description';

const visits = (...figures: (number | null)[]): ChartData => ({
  columns: [
    { key: 'month', label: 'Mois', kind: 'month' },
    { key: 'count', label: 'Visites', kind: 'count' },
  ],
  rows: figures.map((count, index) => ({ values: { month: `2026-0${index + 1}-01`, count } })),
});

it('a chart is described by its span, and the least and the most of each figure', () => {
  expect(describeChart(visits(400, 250, 900))).toBe(
    '3 lignes, de «\u00a0janvier 2026\u00a0» à «\u00a0mars 2026\u00a0». Visites\u00a0: de 250 (février 2026) à 900 (mars 2026).',
  );
});

it('what is not known is said to be missing, not counted as zero', () => {
  expect(describeChart(visits(400, null, 900))).toContain(
    'de 400 (janvier 2026) à 900 (mars 2026), une valeur n’est',
  );
});

it('one row, and rows that are all equal, are said so', () => {
  expect(describeChart(visits(400))).toBe('1 ligne. Visites\u00a0: 400 (janvier 2026).');
  expect(describeChart(visits(5, 5))).toContain('Visites\u00a0: 5 partout');
});

it('there is nothing to draw without a figure that is known', () => {
  expect(hasFigures(visits())).toBe(false);
  expect(hasFigures(visits(null, null))).toBe(false);
  expect(hasFigures(visits(null, 0))).toBe(true);
  expect(describeChart(visits())).toBe('Rien à montrer.');
});
