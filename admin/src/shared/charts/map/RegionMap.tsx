import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RegionMapProps } from './region-map';

const MapDrawing = lazy(() => import('./MapDrawing'));

/** Places on a map, as circles by size, and the sums of their countries beside it. */
export function RegionMap<Key extends string>(props: RegionMapProps<Key>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={360} data-pending />}>
      <MapDrawing {...props} />
    </Suspense>
  );
}
