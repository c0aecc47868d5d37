import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import type { Stack } from '../data/bar-stacks';
import type { ChartColumn } from '../data/chart-data';
import { shortText } from '../data/value-text';
import { haloOf } from './halo';

const LETTER = 7.2;

interface Props {
  stacks: readonly Stack[];
  column: ChartColumn;
  colors: ChartColors;
}

/** The first and the last bar say what they stand for. */
export function BarValues({ stacks, column, colors }: Props) {
  const { left, width } = useDrawingArea();
  const xOf = useXScale<'band'>();
  const yOf = useYScale<'linear'>();
  const known = stacks.flatMap((stack, index) => (stack.above === null ? [] : [index]));
  const ends = [...new Set([known[0], known.at(-1)])].filter((index) => index !== undefined);
  return ends.map((index) => {
    const { above, below } = stacks[index]!;
    const isBelow = above === 0 && below !== 0;
    const value = isBelow ? below! : above!;
    const text = shortText(value, column);
    const half = (text.length * LETTER) / 2;
    const middle = (xOf(index) ?? 0) + xOf.bandwidth() / 2;
    return (
      <text
        key={index}
        x={Math.min(Math.max(middle, left + half), left + width - half)}
        y={isBelow ? yOf(value) + 15 : yOf(value) - 6}
        textAnchor="middle"
        fontSize="0.78rem"
        fontWeight={700}
        fill={colors.ink}
        {...haloOf(colors.paper)}
      >
        {text}
      </text>
    );
  });
}
