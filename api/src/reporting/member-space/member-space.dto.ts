import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { CaseOfStudent } from '../../universities/casework/casework.dto.js';
import { DONATION_STATUSES, type DonationStatus } from '../../giving/donations/donation-choices.contract.js';
import {
  DONATION_RECEIPT_STATUSES,
  type DonationReceiptStatus,
} from '../../giving/donations/donation.contract.js';
import { FREQUENCIES, type Frequency } from '../../giving/donors/giving.contract.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../../giving/payments/payment.contract.js';
import {
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationType,
} from '../../goods/physical-donations/physical-donation-choices.contract.js';
import {
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationStatus,
} from '../../goods/physical-donations/physical-donation-state.contract.js';
import {
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '../../events/registrations/registration.contract.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';

/** A gift of money as whoever gave it reads it at /mon-compte. */
export class MemberDonation {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  /** As shown: `DON-2026-11-21-1A2B3C4D`. */
  reference: string;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  /** Euros, as given; what was given back is beside. */
  amount: number;
  refunded_amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: FREQUENCIES })
  frequency: Frequency;

  @ApiProperty({ enum: PAYMENT_METHODS })
  payment_method: PaymentMethod;

  campaign_name: string | null;
  campaign_slug: string | null;

  /** The day of the gift, once it has succeeded. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  given_at: string | null;

  created_at: string;
  /** Euros, for what was kept. */
  tax_deduction: number;

  @ApiProperty({ enum: DONATION_RECEIPT_STATUSES })
  receipt_status: DonationReceiptStatus;

  /** `2026-000123` */
  receipt_number: string | null;

  /** Below the api; null while there is nothing to download. */
  receipt_url: string | null;
}

/** What was given in one year of Paris, less what was given back; euros. */
export class MemberYear {
  year: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  donations: number;
  total: number;
  tax_deduction: number;
}

export class MemberPhysicalDonation {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  donation_type: PhysicalDonationType;

  campaign_name: string;
  campaign_slug: string;
  created_at: string;

  /** `2027-03-01` */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  pickup_date: string | null;

  pickup_slot: string | null;
}

/** Seats at an event as whoever asked for them reads it at /mon-compte. */
export class MemberRegistration {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: REGISTRATION_STATUSES })
  status: RegistrationStatus;

  @ApiProperty({ type: 'integer' })
  seats: number;

  /** A seat is offered to who waited, and must be taken. */
  is_offered: boolean;

  event_title: string;
  event_slug: string;

  /** null while the date is not fixed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  event_start: string | null;

  created_at: string;
}

/** `GET /member-space/`: newest first. */
export class MemberSpace {
  donations: MemberDonation[];
  years: MemberYear[];
  physical_donations: MemberPhysicalDonation[];
  registrations: MemberRegistration[];

  /** Requests for accompaniment and applications as ambassador, told apart by their resource. */
  requests: CaseOfStudent[];

  /** Gifts whose receipt waits for a name and an address. */
  receipts_waiting: number;
}

const KINDS = ['donation', 'physical_donation', 'registration'] as const;

/** `POST /member-space/links/`: the private page of one of one’s own gifts or registrations. */
export class MemberLinkInput {
  @IsIn(KINDS)
  kind: (typeof KINDS)[number];

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id: string;
}

export class MemberLink {
  /** On the site. */
  path: string;
}

/** `POST /member-space/waiting-receipts/`: how many gifts got the profile’s name and address. */
export class ReceiptsCompleted {
  donations: number;
}
