import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

/** The ground, where something hangs below it. */
export function ZeroLine({ color }: { color: string }) {
  const { left, width } = useDrawingArea();
  return <path d={`M${left} ${useYScale<'linear'>()(0)}h${width}`} stroke={color} />;
}
