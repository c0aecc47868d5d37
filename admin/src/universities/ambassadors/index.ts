import type { AmbassadorApplication } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const ambassadorApplications = {
  name: 'ambassador-applications',
  list: lazyScreen(() => import('./ApplicationList')),
  show: lazyScreen(() => import('./ApplicationShow')),
  recordRepresentation: ({ first_name, last_name, reference }: AmbassadorApplication) =>
    `${reference} · ${first_name} ${last_name}`,
};

export const AmbassadorBoard = lazyScreen(() => import('./ApplicationBoard'));
