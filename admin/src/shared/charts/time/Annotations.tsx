import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { ChartColors } from '../chart-colors';
import { haloOf } from './halo';
import type { PlacedAnnotation } from './place-annotations';

export const ANNOTATION_ROW = 16;

/** What happened, as a dotted line with its word above. */
export function Annotations({ placed, colors }: { placed: PlacedAnnotation[]; colors: ChartColors }) {
  const { top, height } = useDrawingArea();
  const xOf = useXScale<'linear'>();
  const yOf = ({ row }: PlacedAnnotation) => top - 6 - row * ANNOTATION_ROW;
  const lines = placed.map((one) => `M${xOf(one.index)} ${yOf(one) - 10}V${top + height}`);
  return (
    <g>
      <path d={lines.join('')} stroke={colors.edge} strokeDasharray="2 3" />
      {placed.map((one) => (
        <text
          key={`${one.index} ${one.text}`}
          x={xOf(one.index) + (one.anchor === 'start' ? 5 : -5)}
          y={yOf(one)}
          textAnchor={one.anchor}
          fill={colors.ink}
          fontSize="0.75rem"
          {...haloOf(colors.paper)}
        >
          {one.text}
        </text>
      ))}
    </g>
  );
}
