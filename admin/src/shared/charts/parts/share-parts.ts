import { figureOf, figuresOf, type ChartData } from '../data/chart-data';
import { boundedRows } from '../data/bounded';
import { valueText } from '../data/value-text';

export type ShareLook = 'main' | 'second' | 'light' | 'hatched';

export interface SharePart {
  name: string;
  value: number;
  /** Of the whole, in percent. */
  share: number;
  look: ShareLook;
}

const MOST = 4;
const LOOKS: Record<number, readonly ShareLook[]> = {
  1: ['main'],
  2: ['main', 'second'],
  3: ['main', 'second', 'hatched'],
  4: ['main', 'second', 'light', 'hatched'],
};

/** The parts of a bar, the greatest first and the smallest together; those at or below zero have no place in it. */
export function sharesOf<Key extends string>(data: ChartData<Key>, name: Key, value: Key) {
  const rows = boundedRows(data, { name, value, most: MOST });
  const whole = rows.reduce((sum, row) => sum + (figureOf(row, value) ?? 0), 0);
  const looks = LOOKS[rows.length] ?? [];
  const parts = rows.map((row, index): SharePart => {
    const figure = figureOf(row, value) ?? 0;
    return {
      name: valueText(row.values[name], { kind: 'text' }),
      value: figure,
      share: (figure / whole) * 100,
      look: looks[index]!,
    };
  });
  const figures = figuresOf(data, value);
  return {
    parts,
    below: figures.filter((one) => one !== null && one < 0).length,
    unknown: figures.filter((one) => one === null).length,
  };
}
