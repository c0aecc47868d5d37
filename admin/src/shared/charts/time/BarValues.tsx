import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import type { Stack } from '../data/bar-stacks';
import type { ChartColumn } from '../data/chart-data';
import { shortText } from '../data/value-text';
import { haloOf } from './halo';
import { time as texts } from './time.fr';

const LETTER = 7.2;
const LINE = 14;

interface Props {
  stacks: readonly Stack[];
  column: ChartColumn;
  colors: ChartColors;
  isRunning: (index: number) => boolean;
}

/** The first and the last bar say what they stand for, and whether they still grow. */
export function BarValues({ stacks, column, colors, isRunning }: Props) {
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
    const note = isRunning(index) ? texts.running : '';
    const half = (Math.max(text.length, note.length) * LETTER) / 2;
    const middle = (xOf(index) ?? 0) + xOf.bandwidth() / 2;
    const x = Math.min(Math.max(middle, left + half), left + width - half);
    return (
      <text
        key={index}
        y={isBelow ? yOf(value) + 15 : yOf(value) - (note ? 6 + LINE : 6)}
        textAnchor="middle"
        fontSize="0.78rem"
        fontWeight={700}
        fill={colors.ink}
        {...haloOf(colors.paper)}
      >
        <tspan x={x}>{text}</tspan>
        {note && (
          <tspan x={x} dy={LINE} fontWeight={400} fill={colors.soft}>
            {note}
          </tspan>
        )}
      </text>
    );
  });
}
