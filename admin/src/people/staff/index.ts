import { lazyScreen } from '../../shared/layout/lazy-screen';
import type { StaffRecord } from '@livres/api/contract';

export const staff = {
  name: 'staff',
  recordRepresentation: (record: StaffRecord) => record.name,
};

/** At /users: the specification's name for the team's page. */
export const StaffPage = lazyScreen(() => import('./StaffPage'));
