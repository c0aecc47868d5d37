import FollowIcon from '@mui/icons-material/FactCheck';
import type { PickupTransaction } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { transactionMessages } from './transaction.fr';

export const pickupTransactions: Capability = {
  resources: [
    {
      name: 'donation-transactions',
      list: lazyScreen(() => import('./TransactionList')),
      show: lazyScreen(() => import('./TransactionShow')),
      recordRepresentation: (record: PickupTransaction) => record.reference,
    },
  ],
  messages: { 'donation-transactions': transactionMessages },
  menu: [{ resource: 'donation-transactions', label: transactionMessages.page.list, icon: FollowIcon }],
};
