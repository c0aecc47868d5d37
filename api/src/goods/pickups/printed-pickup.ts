import type { RowOf } from '../../platform/database/query.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';
import type { printedDonation } from './pickups.queries.js';

/** What papers print of a collection. */
export interface PrintedPickup extends PickupTransaction, RowOf<typeof printedDonation> {}

/** Who prints, and the address in the panel that a QR code opens. */
export interface Printer {
  association: string;
  site: string;
  address: string;
}
