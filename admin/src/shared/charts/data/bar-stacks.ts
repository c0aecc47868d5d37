import { figureOf, type ChartData, type ChartRow } from './chart-data';

export interface Stack {
  /** What stands above zero, and what hangs below it; both null where nothing is known. */
  above: number | null;
  below: number | null;
}

export interface Stacked {
  key: string;
  tone?: 'main' | 'second' | 'loss';
}

/** A figure as it is drawn: losses are given above zero and hang below it. */
export function drawnFigure(figure: number | null, tone: Stacked['tone']): number | null {
  return figure !== null && tone === 'loss' ? -Math.abs(figure) : figure;
}

/** How far each stack of bars reaches. */
export function stacksOf(data: ChartData, bars: readonly Stacked[]): Stack[] {
  return data.rows.map((row) => {
    const known = bars
      .map(({ key, tone }) => drawnFigure(figureOf(row, key), tone))
      .filter((figure) => figure !== null);
    if (known.length === 0) return { above: null, below: null };
    const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
    return { above: sum(known.filter((one) => one >= 0)), below: sum(known.filter((one) => one < 0)) };
  });
}

/** The middle of each part of a stack that is known, where its name goes. */
export function partsOfStack<Part extends Stacked>(row: ChartRow | undefined, bars: readonly Part[]) {
  const parts: { bar: Part; figure: number; middle: number }[] = [];
  const ends = { above: 0, below: 0 };
  for (const bar of bars) {
    const figure = row ? figureOf(row, bar.key) : null;
    const drawn = drawnFigure(figure, bar.tone);
    if (figure === null || drawn === null) continue;
    const side = drawn < 0 ? 'below' : 'above';
    parts.push({ bar, figure, middle: ends[side] + drawn / 2 });
    ends[side] += drawn;
  }
  return parts;
}
