import RecurringIcon from '@mui/icons-material/Autorenew';
import type { RecurringGiftRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { recurringGiftMessages } from './recurring-gift.fr';

export const recurringGifts: Capability = {
  resources: [
    {
      name: 'recurring-gifts',
      list: lazyScreen(() => import('./RecurringList')),
      show: lazyScreen(() => import('./RecurringShow')),
      edit: lazyScreen(() => import('./RecurringEdit')),
      recordRepresentation: (record: RecurringGiftRecord) => record.reference,
    },
  ],
  messages: { 'recurring-gifts': recurringGiftMessages },
  records: [{ resource: 'recurring-gifts', path: (id) => `/recurring-gifts/${id}/show` }],
  menu: [{ resource: 'recurring-gifts', label: recurringGiftMessages.page.list, icon: RecurringIcon }],
};
