import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { figuresOf, type ChartData } from '../data/chart-data';

interface Props {
  data: ChartData;
  projection: { low: string; high: string };
  color: string;
}

/** Between the least and the most that may come. */
export function ProjectionBand({ data, projection, color }: Props) {
  const xOf = useXScale<'linear'>();
  const yOf = useYScale<'linear'>();
  const lows = figuresOf(data, projection.low);
  const highs = figuresOf(data, projection.high);
  const known = lows.flatMap((low, index) => {
    const high = highs[index] ?? null;
    return low === null || high === null ? [] : [{ x: xOf(index), low: yOf(low), high: yOf(high) }];
  });
  if (known.length < 2) return null;
  const upper = known.map(({ x, high }) => `${x} ${high}`);
  const lower = known.toReversed().map(({ x, low }) => `${x} ${low}`);
  return <path d={`M${[...upper, ...lower].join('L')}Z`} fill={color} opacity={0.2} />;
}
