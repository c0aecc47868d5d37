import type { RecurringGiftRecord } from '@livres/api/contract';
import { lazyScreen } from '../../shared/layout/lazy-screen';

export const recurringGifts = {
  name: 'recurring-gifts',
  list: lazyScreen(() => import('./RecurringList')),
  show: lazyScreen(() => import('./RecurringShow')),
  edit: lazyScreen(() => import('./RecurringEdit')),
  recordRepresentation: (record: RecurringGiftRecord) => record.reference,
};
