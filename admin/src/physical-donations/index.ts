import type { PhysicalDonationRecord } from '@livres/api/contract';
import { lazyScreen } from '../shared/layout/lazy-screen';

export const physicalDonations = {
  name: 'physical-donations',
  list: lazyScreen(() => import('./DonationList')),
  show: lazyScreen(() => import('./DonationShow')),
  edit: lazyScreen(() => import('./DonationEdit')),
  recordRepresentation: (record: PhysicalDonationRecord) => record.reference,
};
