import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { CaseOfStudentResponse } from '../../universities/casework/casework.dto.js';
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
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import type {
  MemberDonation,
  MemberLink,
  MemberLinkInput,
  MemberPhysicalDonation,
  MemberSpace,
  MemberYear,
  ReceiptsCompleted,
} from './member-space.contract.js';

export class MemberDonationResponse implements MemberDonation {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  reference: string;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

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

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  given_at: string | null;

  created_at: string;
  tax_deduction: number;

  @ApiProperty({ enum: DONATION_RECEIPT_STATUSES })
  receipt_status: DonationReceiptStatus;

  receipt_number: string | null;

  receipt_url: string | null;
}

export class MemberYearResponse implements MemberYear {
  year: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  donations: number;
  total: number;
  tax_deduction: number;
}

export class MemberPhysicalDonationResponse implements MemberPhysicalDonation {
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

  @ApiProperty({ type: String, format: 'date', nullable: true })
  pickup_date: string | null;

  pickup_slot: string | null;
}

export class MemberSpaceResponse implements MemberSpace {
  donations: MemberDonationResponse[];

  years: MemberYearResponse[];

  physical_donations: MemberPhysicalDonationResponse[];

  requests: CaseOfStudentResponse[];

  receipts_waiting: number;
}

const KINDS = ['donation', 'physical_donation'] as const;

export class MemberLinkBody implements MemberLinkInput {
  @IsIn(KINDS)
  kind: MemberLinkInput['kind'];

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id: string;
}

export class MemberLinkResponse implements MemberLink {
  path: string;
}

export class ReceiptsCompletedResponse implements ReceiptsCompleted {
  donations: number;
}
