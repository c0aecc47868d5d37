import { ApiProperty, PickType } from '@nestjs/swagger';
import { answerOf } from '../../platform/http/answer-of.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { CollectedItemAnswer } from '../physical-donations/collected-item.dto.js';
import { PICKUP_SLOTS, type PickupSlot } from '../physical-donations/physical-donation-choices.contract.js';
import { PickupAvailability } from '../physical-donations/physical-donation-details.dto.js';
import { DonationToFetch } from '../physical-donations/physical-donation-record.dto.js';
import {
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../physical-donations/physical-donation-state.contract.js';

class PickupAvailabilityAnswer extends PickType(answerOf(PickupAvailability), [
  'preferred_days',
  'time_slots',
]) {
  @PersonalData('text')
  special_requirements?: string;
}

/** The collection of one physical donation. Where, and from whom, is null for those who may not see people. */
export class PickupTransaction extends DonationToFetch {
  id: string;
  physical_donation: string;

  @ApiProperty({ enum: TRANSACTION_STATUSES })
  status: TransactionStatus;

  status_display: string;
  contacted_at: string | null;
  contacted_by: string | null;

  @PersonalData('text')
  contact_notes: string | null;

  /** A day of Paris, `YYYY-MM-DD`. */
  pickup_date: string | null;

  @ApiProperty({ enum: PICKUP_SLOTS, nullable: true })
  pickup_slot: PickupSlot | null;

  @PersonalData('text')
  pickup_address: string | null;

  /** The name of whoever fetches it. */
  @PersonalData('name')
  assigned_to: string | null;

  completed_at: string | null;
  collected: CollectedItemAnswer[];

  @PersonalData('text')
  notes: string | null;

  /** Where it comes in its round; null until a round is put in order. */
  @ApiProperty({ type: 'integer', nullable: true })
  round_position: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  estimated_boxes_or_items: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  floor_number: number | null;

  pickup_availability: PickupAvailabilityAnswer;
  validated_at: string;
  /** 24 hours after validation, while nobody has called. */
  contact_due_at: string | null;
  is_late: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

export class TransactionPageResponse extends PageOf(PickupTransaction) {}
