import type { AccompanimentRequest } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const accompanimentRequests = {
  name: 'accompaniment-requests',
  list: lazyScreen(() => import('./RequestList')),
  show: lazyScreen(() => import('./RequestShow')),
  recordRepresentation: ({ first_name, last_name, reference }: AccompanimentRequest) =>
    `${reference} · ${first_name} ${last_name}`,
};

export const AccompanimentBoard = lazyScreen(() => import('./RequestBoard'));
