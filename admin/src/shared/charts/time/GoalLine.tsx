import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import { haloOf } from './halo';

interface Props {
  goal: { value: number; text: string };
  colors: ChartColors;
}

/** What is to be reached, as a line across with its words. */
export function GoalLine({ goal, colors }: Props) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>()(goal.value);
  return (
    <g>
      <path d={`M${left} ${y}h${width}`} stroke={colors.ink} strokeWidth={2} />
      <text
        x={left + 5}
        y={y - 7}
        fill={colors.ink}
        fontSize="0.78rem"
        fontWeight={700}
        {...haloOf(colors.paper)}
      >
        {goal.text}
      </text>
    </g>
  );
}
