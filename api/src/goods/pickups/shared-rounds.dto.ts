import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { PICKUP_SLOTS, type PickupSlot } from '../physical-donations/physical-donation-choices.contract.js';
import { PickupRound } from './pickup-rounds.dto.js';
import { PickupTransaction } from './pickup-transaction.dto.js';
import { CompletePickup, MarkContacted } from './transaction-actions.dto.js';

class StopBody {
  @MaxLength(100)
  @IsString()
  token: string;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID('loose')
  transaction_id: string;
}

/**
 * `POST /pickup-rounds/shared/complete`; answers the round as it then stands. Pictures were sent before, by
 * `POST /pickup-rounds/shared/pictures` (multipart: `token`, `transaction_id`, one `file`).
 */
export class CompleteSharedStop extends IntersectionType(
  StopBody,
  PickType(CompletePickup, ['collected', 'notes', 'picture_ids']),
) {}

/** `POST /pickup-rounds/shared/nobody_home`: notifies staff, who move the pick-up; answers the round. */
export class NobodyHome extends IntersectionType(StopBody, PickType(MarkContacted, ['notes'])) {}

/** What a volunteer without an account reads of a stop as staff do. */
export const SHARED_FIELDS = [
  ...(['id', 'reference', 'status', 'status_display', 'donation_type', 'postal_code', 'city'] as const),
  ...(['estimated_boxes_or_items', 'requires_help', 'has_elevator', 'floor_number'] as const),
  ...(['parking_available', 'collected'] as const),
] as const;

export class SharedStop extends PickType(PickupTransaction, SHARED_FIELDS) {
  @ApiProperty({ enum: PICKUP_SLOTS })
  pickup_slot: PickupSlot;

  contact_name: string;
  phone: string;
  pickup_address: string;
  access_info: string;
  special_instructions: string;
  notes: string;
}

/** `GET /pickup-rounds/shared/{token}`: 404 for a link that never was, 410 for one whose round is over. */
export class SharedRound extends PickType(PickupRound, ['date', 'boxes', 'done']) {
  assigned_to: string;
  stops: SharedStop[];
  expires_at: string;
}
