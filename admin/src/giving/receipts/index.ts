import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { ReceiptRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { receiptMessages, waitingMessages } from './receipt.fr';

const WaitingReceiptsPage = lazyScreen(() => import('./WaitingReceiptsPage'));
const ReceiptYearPage = lazyScreen(() => import('./ReceiptYearPage'));

export const receipts: Capability = {
  resources: [
    {
      name: 'receipts',
      list: lazyScreen(() => import('./ReceiptList')),
      show: lazyScreen(() => import('./ReceiptShow')),
      recordRepresentation: (record: ReceiptRecord) => record.number,
    },
  ],
  messages: { receipts: receiptMessages, 'receipts-waiting': waitingMessages },
  routes: [
    screenRoute('/receipts/waiting', WaitingReceiptsPage, { resource: 'receipts' }),
    screenRoute('/receipts/year', ReceiptYearPage, { resource: 'receipts' }),
  ],
  acts: [
    {
      resource: 'receipts',
      action: 'edit',
      label: 'Émettre les reçus en attente',
      path: '/receipts/waiting',
    },
    { resource: 'receipts', action: 'edit', label: 'Préparer les reçus de l’année', path: '/receipts/year' },
  ],
  records: [{ resource: 'receipts', path: (id) => `/receipts/${id}/show` }],
  menu: [{ resource: 'receipts', label: receiptMessages.page.list, icon: ReceiptIcon }],
};
