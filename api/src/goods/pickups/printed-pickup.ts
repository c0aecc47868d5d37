import type { DonorType } from '../physical-donations/physical-donation-choices.contract.js';
import type { PhysicalDonationDetails } from '../physical-donations/physical-donation-details.dto.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';

/** What papers print of a collection. */
export interface PrintedPickup extends PickupTransaction {
  donor_type: DonorType;
  organization_name: string;
  email: string;
  donation_details: PhysicalDonationDetails;
  created: Date;
}

/** Who prints, and the address in the panel that a QR code opens. */
export interface Printer {
  association: string;
  site: string;
  address: string;
}
