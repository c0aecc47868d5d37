import type { ReceiptRecord } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const receipts = {
  name: 'receipts',
  list: lazyScreen(() => import('./ReceiptList')),
  show: lazyScreen(() => import('./ReceiptShow')),
  recordRepresentation: (record: ReceiptRecord) => record.number,
};

export const WaitingReceiptsPage = lazyScreen(() => import('./WaitingReceiptsPage'));
export const ReceiptYearPage = lazyScreen(() => import('./ReceiptYearPage'));
