import type { DonationTransaction } from '@livres/api/contract';
import { lazyScreen } from '../shared/layout/lazy-screen';

export const donationTransactions = {
  name: 'donation-transactions',
  list: lazyScreen(() => import('./TransactionList')),
  show: lazyScreen(() => import('./TransactionShow')),
  recordRepresentation: (record: DonationTransaction) => record.reference,
};
