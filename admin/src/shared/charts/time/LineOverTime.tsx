import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { LineOverTimeProps } from './line-chart';

const LineDrawing = lazy(() => import('./LineDrawing'));

export const LINE_HEIGHT = 260;

/** One or more figures over time: what is now is solid, what was before grey and dashed. */
export function LineOverTime<Key extends string>(props: LineOverTimeProps<Key>) {
  const { height = LINE_HEIGHT } = props;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={height} data-pending />}>
      <LineDrawing {...props} height={height} />
    </Suspense>
  );
}
