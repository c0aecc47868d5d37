import { describe, expect, it } from 'vitest';
import { chartCsv, fileNameOf } from './chart-csv';
import type { ChartData, ChartValue } from './chart-data';

const data = (...rows: [ChartValue, ChartValue, ChartValue][]): ChartData => ({
  columns: [
    { key: 'name', label: 'Venus de', kind: 'text' },
    { key: 'sum', label: 'Reçu', kind: 'euros' },
    { key: 'rate', label: 'Part', kind: 'percent' },
  ],
  rows: rows.map(([name, sum, rate]) => ({ values: { name, sum, rate } })),
});
const lines = (text: string) => text.replace('\uFEFF', '').split('\r\n');

describe('the file of a chart', () => {
  it('opens as it is in a French spreadsheet: byte order mark, semicolons, ends of line of Windows', () => {
    const text = chartCsv(data(['Radio', 1250, 3]));
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toBe('\uFEFFVenus de;Reçu (€);Part (%)\r\nRadio;1250;3\r\n');
  });

  it('has numbers that a spreadsheet adds up: a comma, no space between thousands, the unit in the head', () => {
    expect(lines(chartCsv(data(['Radio', -1234567.5, 0.1])))[1]).toBe('Radio;-1234567,5;0,1');
  });

  it('leaves empty what is not known, and writes a zero', () => {
    expect(lines(chartCsv(data(['Radio', null, 0])))[1]).toBe('Radio;;0');
  });

  it('runs nothing: cells that a spreadsheet would take for a formula are defused', () => {
    const names = ['=1+1', '@SUM(A1)', '+33 6', '-2', '\tx', "'=1"];
    expect(
      lines(chartCsv(data(...names.map((name): [string, number, number] => [name, 1, 1])))).slice(1, -1),
    ).toEqual(names.map((name) => `'${name};1;1`));
  });

  it('quotes what holds a semicolon, a quote or an end of line', () => {
    expect(lines(chartCsv(data(['Lettre ; « noël » "2"', 1, 1])))[1]).toBe('"Lettre ; « noël » ""2""";1;1');
  });

  it('has all rows', () => {
    const rows = Array.from({ length: 2000 }, (_, index): [string, number, number] => [
      `n${index}`,
      index,
      1,
    ]);
    expect(lines(chartCsv(data(...rows)))).toHaveLength(2002);
  });
});

it('a file is named by what it holds and when', () => {
  expect(fileNameOf('Visites par jour', ['2026-11-18', '2026-12-17'], 'csv')).toBe(
    'visites-par-jour-2026-11-18-2026-12-17.csv',
  );
  expect(fileNameOf('Où l’on s’arrête : œuvres', ['2026-12-17', '2026-12-17'], 'png')).toBe(
    'ou-l-on-s-arrete-oeuvres-2026-12-17.png',
  );
  expect(fileNameOf('…', [], 'csv')).toBe('graphique.csv');
});
