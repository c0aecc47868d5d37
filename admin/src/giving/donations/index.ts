import type { MoneyDonationRecord } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const donations = {
  name: 'donations',
  list: lazyScreen(() => import('./GiftList')),
  show: lazyScreen(() => import('./GiftShow')),
  create: lazyScreen(() => import('./GiftCreate')),
  edit: lazyScreen(() => import('./GiftEdit')),
  recordRepresentation: (record: MoneyDonationRecord) => record.reference,
};
