import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { BarsOverTimeProps } from './bar-chart';
import { LINE_HEIGHT } from './LineOverTime';

const BarsDrawing = lazy(() => import('./BarsDrawing'));

/** Bars over time; the first and the last say their value. What is lost hangs below, hatched. */
export function BarsOverTime<Key extends string>(props: BarsOverTimeProps<Key>) {
  const { height = LINE_HEIGHT } = props;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={height} data-pending />}>
      <BarsDrawing {...props} height={height} />
    </Suspense>
  );
}
