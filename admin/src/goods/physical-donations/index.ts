import type { PhysicalDonationRecord } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const physicalDonations = {
  name: 'physical-donations',
  list: lazyScreen(() => import('./PhysicalDonationList')),
  show: lazyScreen(() => import('./PhysicalDonationShow')),
  edit: lazyScreen(() => import('./PhysicalDonationEdit')),
  recordRepresentation: (record: PhysicalDonationRecord) => record.reference,
};
