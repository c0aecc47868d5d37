import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import {
  PHYSICAL_DONATION_TYPES,
  PICKUP_SLOTS,
  type PhysicalDonationType,
  type PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import type { PhysicalDonationPicture } from '../physical-donations/physical-donation.contract.js';
import {
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../physical-donations/physical-donation-state.contract.js';
import { OptionalText } from '../../platform/http/body-fields.js';
import { TRANSACTION_LIMITS as LIMITS } from './pickup-transaction.contract.js';
import { CollectedItemResponse } from './pickup-transaction.dto.js';
import type { CompleteSharedStop, NobodyHome, SharedRound, SharedStop } from './shared-round.contract.js';
import { Collected, CollectedItemBody, Pictures } from './transaction-actions.dto.js';

class StopBody {
  @MaxLength(100)
  @IsString()
  token: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('loose')
  transaction_id: string;
}

export class CompleteSharedStopBody extends StopBody implements CompleteSharedStop {
  @Collected()
  collected: CollectedItemBody[];

  @OptionalText(LIMITS.note)
  notes?: string;

  @Pictures()
  picture_ids?: string[];
}

export class NobodyHomeBody extends StopBody implements NobodyHome {
  @OptionalText(LIMITS.note)
  notes?: string;
}

class SharedStopResponse implements SharedStop {
  id: string;
  reference: string;

  @ApiProperty({ enum: TRANSACTION_STATUSES })
  status: TransactionStatus;

  status_display: string;

  @ApiProperty({ enum: PICKUP_SLOTS })
  pickup_slot: PickupSlot;

  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  donation_type: PhysicalDonationType;

  contact_name: string;
  phone: string;
  pickup_address: string;
  postal_code: string;
  city: string;
  access_info: string;
  special_instructions: string;

  @ApiProperty({ type: 'integer', nullable: true })
  estimated_boxes_or_items: number | null;

  requires_help: boolean;
  has_elevator: boolean;

  @ApiProperty({ type: 'integer', nullable: true })
  floor_number: number | null;

  parking_available: boolean;
  notes: string;

  @ApiProperty({ type: [CollectedItemResponse] })
  collected: CollectedItemResponse[];
}

export class SharedRoundResponse implements SharedRound {
  date: string;
  assigned_to: string;

  @ApiProperty({ type: [SharedStopResponse] })
  stops: SharedStopResponse[];

  boxes: number;
  done: number;
  expires_at: string;
}

export class StopPictureResponse implements PhysicalDonationPicture {
  id: string;
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
}
