import { lazyScreen } from '../../shared/layout/lazy-screen';
import type { MediaRecord } from '@livres/api/contract';

export const media = {
  name: 'media',
  list: lazyScreen(() => import('./MediaList')),
  show: lazyScreen(() => import('./MediaShow')),
  edit: lazyScreen(() => import('./MediaEdit')),
  recordRepresentation: (record: MediaRecord) => record.alt,
};
