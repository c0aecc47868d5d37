import type { DonorRecord } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

/** Donors and members: `users` for the api, at /users/donors, as /users is the team's. */
export const donors = {
  name: 'users',
  recordRepresentation: (record: DonorRecord) => record.name || record.email,
};
export const DonorsPage = lazyScreen(() => import('./DonorsPage'));
export const DonorPage = lazyScreen(() => import('./DonorPage'));
