import type { CaseOfStudent } from '../../universities/casework/casework.contract.js';
import type { DonationReceiptStatus } from '../../giving/donations/donation.contract.js';
import type { DonationStatus } from '../../giving/donations/donation-choices.contract.js';
import type { Frequency } from '../../giving/donors/giving.contract.js';
import type { PaymentMethod } from '../../giving/payments/payment.contract.js';
import type { PhysicalDonationType } from '../../goods/physical-donations/physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from '../../goods/physical-donations/physical-donation-state.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';

/** A gift of money as whoever gave it reads it at /mon-compte. */
export interface MemberDonation {
  id: string;
  /** As shown: `DON-2026-11-21-1A2B3C4D`. */
  reference: string;
  status: DonationStatus;
  /** Euros, as given; what was given back is beside. */
  amount: number;
  refunded_amount: number;
  currency: Currency;
  frequency: Frequency;
  payment_method: PaymentMethod;
  campaign_name: string | null;
  campaign_slug: string | null;
  /** The day of the gift, once it has succeeded. */
  given_at: string | null;
  created_at: string;
  /** Euros, for what was kept. */
  tax_deduction: number;
  receipt_status: DonationReceiptStatus;
  /** `2026-000123` */
  receipt_number: string | null;
  /** Below the api; null while there is nothing to download. */
  receipt_url: string | null;
}

/** What was given in one year of Paris, less what was given back; euros. */
export interface MemberYear {
  year: number;
  currency: Currency;
  donations: number;
  total: number;
  tax_deduction: number;
}

export interface MemberPhysicalDonation {
  id: string;
  reference: string;
  status: PhysicalDonationStatus;
  donation_type: PhysicalDonationType;
  campaign_name: string;
  campaign_slug: string;
  created_at: string;
  /** `2027-03-01` */
  pickup_date: string | null;
  pickup_slot: string | null;
}

/** `GET /member-space/`: newest first. */
export interface MemberSpace {
  donations: MemberDonation[];
  years: MemberYear[];
  physical_donations: MemberPhysicalDonation[];
  /** Requests for accompaniment and applications as ambassador, told apart by their resource. */
  requests: CaseOfStudent[];
  /** Gifts whose receipt waits for a name and an address. */
  receipts_waiting: number;
}

/** `POST /member-space/links/`: the private page of one of one’s own gifts. */
export interface MemberLinkInput {
  kind: 'donation' | 'physical_donation';
  id: string;
}
export interface MemberLink {
  /** On the site. */
  path: string;
}

/** `POST /member-space/waiting-receipts/`: how many gifts got the profile’s name and address. */
export interface ReceiptsCompleted {
  donations: number;
}
