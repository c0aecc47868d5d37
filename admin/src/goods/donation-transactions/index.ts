import type { PickupTransaction } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const pickupTransactions = {
  name: 'donation-transactions',
  list: lazyScreen(() => import('./TransactionList')),
  show: lazyScreen(() => import('./TransactionShow')),
  recordRepresentation: (record: PickupTransaction) => record.reference,
};
