import { DONATION_STATUS_OF, type DonationTransaction } from '@livres/api/contract';
import type { Delayed } from '../shared/collection/delays';

/** What a delay is read from, of a collection. */
export const delayedOf = ({ status, contact_due_at, pickup_date }: DonationTransaction): Delayed => ({
  status: DONATION_STATUS_OF[status],
  contact_due_at,
  pickup_date,
});
