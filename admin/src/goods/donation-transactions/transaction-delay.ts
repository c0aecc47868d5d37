import { PHYSICAL_DONATION_STATUS_OF, type PickupTransaction } from '@livres/api/contract';
import type { Delayed } from '../../shared/format/delays';

/** What a delay is read from, of a collection. */
export const delayedOf = ({ status, contact_due_at, pickup_date }: PickupTransaction): Delayed => ({
  status: PHYSICAL_DONATION_STATUS_OF[status],
  contact_due_at,
  pickup_date,
});
