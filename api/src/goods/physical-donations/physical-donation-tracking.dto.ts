import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsObject, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { OptionalText } from '../../platform/http/body-fields.js';
import { PhysicalDonationPictureResponse } from './physical-donation-answers.dto.js';
import { PickupAvailabilityBody } from './physical-donation-details.dto.js';
import {
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationType,
  PICKUP_SLOTS,
  type PickupSlot,
} from './physical-donation-choices.contract.js';
import {
  type CollectedItem,
  type PhysicalDonationCancellation,
  type PhysicalDonationTracking,
  type PhysicalDonationWishes,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
} from './physical-donation.contract.js';
import {
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const TOKEN = 200;

export class PhysicalDonationWishesBody implements PhysicalDonationWishes {
  @MaxLength(TOKEN)
  @IsNotEmpty()
  @IsString()
  token: string;

  @ApiProperty({ type: 'integer', description: 'La version du don d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;

  @OptionalText(LIMITS.note)
  access_info?: string;

  @OptionalText(LIMITS.note)
  special_instructions?: string;

  @Type(() => PickupAvailabilityBody)
  @ValidateNested()
  @IsObject({ message: MESSAGES.preferred_days })
  pickup_availability: PickupAvailabilityBody;
}

export class PhysicalDonationCancellationBody implements PhysicalDonationCancellation {
  @MaxLength(TOKEN)
  @IsNotEmpty()
  @IsString()
  token: string;

  @OptionalText(LIMITS.note)
  reason?: string;
}

export class PhysicalDonationStepResponse {
  at: string;
  text: string;
}

export class TrackedItemResponse implements CollectedItem {
  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  kind: PhysicalDonationType;

  category: string;
  quantity: number;
}

export class PhysicalDonationTrackingResponse implements PhysicalDonationTracking {
  donation_id: string;
  reference: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  status_display: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  donation_type: PhysicalDonationType;

  contact_name: string;
  campaign_name: string;
  campaign_slug: string;
  city: string;
  street_address: string;
  postal_code: string;
  access_info: string;
  special_instructions: string;
  pickup_availability: PickupAvailabilityBody;

  @ApiProperty({ type: Number, nullable: true })
  estimated_boxes_or_items: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  pickup_date: string | null;

  @ApiProperty({ enum: PICKUP_SLOTS, nullable: true })
  pickup_slot: PickupSlot | null;

  @ApiProperty({ type: [PhysicalDonationStepResponse] })
  steps: PhysicalDonationStepResponse[];

  @ApiProperty({ type: [TrackedItemResponse] })
  collected: TrackedItemResponse[];

  @ApiProperty({ type: [PhysicalDonationPictureResponse] })
  pictures: PhysicalDonationPictureResponse[];

  may_change_wishes: boolean;
  may_cancel: boolean;
  version: number;
}
