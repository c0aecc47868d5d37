import { ApiProperty } from '@nestjs/swagger';
import {
  PHYSICAL_DONATION_TYPES,
  PICKUP_DAYS,
  PICKUP_SLOTS,
  type PhysicalDonationType,
  type PickupDay,
  type PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import type { CollectedItem, PickupAvailability } from '../physical-donations/physical-donation.contract.js';
import {
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../physical-donations/physical-donation-state.contract.js';
import type { Page } from '../../platform/http/page.contract.js';
import type { PickupTransaction } from './pickup-transaction.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

export class CollectedItemResponse implements CollectedItem {
  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  kind: PhysicalDonationType;

  category: string;
  quantity: number;
}

export class PickupAvailabilityResponse implements PickupAvailability {
  @ApiProperty({ enum: PICKUP_DAYS, isArray: true })
  preferred_days: PickupDay[];

  @ApiProperty({ enum: PICKUP_SLOTS, isArray: true })
  time_slots: PickupSlot[];

  @PersonalData('text')
  special_requirements?: string;
}

export class PickupTransactionResponse implements PickupTransaction {
  id: string;
  reference: string;
  physical_donation: string;

  @ApiProperty({ enum: TRANSACTION_STATUSES })
  status: TransactionStatus;

  status_display: string;

  @ApiProperty({ type: String, nullable: true })
  contacted_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  contacted_by: string | null;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('text')
  contact_notes: string | null;

  @ApiProperty({ type: String, nullable: true })
  pickup_date: string | null;

  @ApiProperty({ enum: PICKUP_SLOTS, nullable: true })
  pickup_slot: PickupSlot | null;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('text')
  pickup_address: string | null;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('name')
  assigned_to: string | null;

  @ApiProperty({ type: String, nullable: true })
  completed_at: string | null;

  @ApiProperty({ type: [CollectedItemResponse] })
  collected: CollectedItemResponse[];

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('text')
  notes: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  round_position: number | null;

  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  donation_type: PhysicalDonationType;

  campaign_id: number;
  campaign_name: string;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('name')
  contact_name: string | null;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('phone')
  phone: string | null;

  @PersonalData('postal_code')
  postal_code: string;

  city: string;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('text')
  access_info: string | null;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('text')
  special_instructions: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  estimated_boxes_or_items: number | null;

  requires_help: boolean;
  has_elevator: boolean;

  @ApiProperty({ type: 'integer', nullable: true })
  floor_number: number | null;

  parking_available: boolean;

  @ApiProperty({ type: PickupAvailabilityResponse })
  pickup_availability: PickupAvailabilityResponse;

  validated_at: string;

  @ApiProperty({ type: String, nullable: true })
  contact_due_at: string | null;

  is_late: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

export class TransactionPageResponse implements Page<PickupTransaction> {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [PickupTransactionResponse] })
  results: PickupTransactionResponse[];
}
