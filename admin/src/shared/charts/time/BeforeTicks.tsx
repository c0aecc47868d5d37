import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import { time as texts } from './time.fr';

interface Props {
  figures: readonly (number | null)[];
  text: string;
  colors: ChartColors;
}

/** A dark tick across each bar, where the same step stood before; said once, above. */
export function BeforeTicks({ figures, text, colors }: Props) {
  const { left, top, width } = useDrawingArea();
  const xOf = useXScale<'band'>();
  const yOf = useYScale<'linear'>();
  const room = xOf.bandwidth();
  const over = Math.min(4, room * 0.15);
  const ticks = figures.flatMap((figure, index) => {
    const x = xOf(index);
    return figure === null || x === undefined ? [] : [`M${x - over} ${yOf(figure)}h${room + 2 * over}`];
  });
  const label = texts.before_tick(text);
  const middle = left + width / 2 - (label.length * 6 + 34) / 2;
  return (
    <g>
      <path d={ticks.join('')} stroke={colors.ink} strokeWidth={2} />
      <path d={`M${middle} ${top - 28}h26`} stroke={colors.ink} strokeWidth={2} />
      <text x={middle + 34} y={top - 24} fontSize="0.75rem" fill={colors.ink}>
        {label}
      </text>
    </g>
  );
}
