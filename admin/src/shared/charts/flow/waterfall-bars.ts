import { figureOf, type ChartData, type ChartRow } from '../data/chart-data';

export interface WaterfallBar<Key extends string> {
  row: ChartRow<Key>;
  /** What the bar spans, from the lower to the higher; null where it is not known. */
  from: number | null;
  to: number | null;
  /** Where the next bar begins. */
  level: number | null;
  look: 'level' | 'gain' | 'loss';
}

/** How the first level became the last: the rows between are what changed, with their sign. */
export function waterfallBars<Key extends string>(data: ChartData<Key>, value: Key): WaterfallBar<Key>[] {
  let level: number | null = 0;
  return data.rows.map((row, index) => {
    const figure = figureOf(row, value);
    const isLevel = index === 0 || index === data.rows.length - 1;
    const start: number | null = isLevel ? 0 : level;
    if (isLevel) level = figure;
    else if (figure !== null && level !== null) level += figure;
    if (figure === null || start === null || level === null)
      return { row, from: null, to: null, level, look: lookOf(isLevel, figure) };
    return {
      row,
      from: Math.min(start, level),
      to: Math.max(start, level),
      level,
      look: lookOf(isLevel, figure),
    };
  });
}

function lookOf(isLevel: boolean, figure: number | null): WaterfallBar<string>['look'] {
  if (isLevel) return 'level';
  return (figure ?? 0) < 0 ? 'loss' : 'gain';
}

export interface WaterfallAxis {
  min: number;
  max: number;
  /** Whether the axis begins above zero, which must be said. */
  isCut: boolean;
}

/** Changes that are small beside what they change would be hairlines: the axis then begins just below them. */
export function waterfallAxis(
  bars: readonly Pick<WaterfallBar<string>, 'from' | 'to' | 'look'>[],
): WaterfallAxis {
  const known = bars.filter(
    (bar): bar is typeof bar & { from: number; to: number } => bar.from !== null && bar.to !== null,
  );
  const max = Math.max(0, ...known.map(({ to }) => to));
  const min = Math.min(0, ...known.map(({ from }) => from));
  const changes = known.filter(({ look }) => look !== 'level');
  const tops = known.map(({ look, from, to }) => (look === 'level' ? to : from));
  const lowest = Math.min(...tops);
  if (min < 0 || changes.length === 0 || lowest < max / 2) return { min, max: max || 1, isCut: false };
  const room = max - lowest || max * 0.1;
  return { min: Math.max(0, lowest - room * 0.6), max, isCut: lowest - room * 0.6 > 0 };
}
