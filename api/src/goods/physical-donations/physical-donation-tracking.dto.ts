import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { TimelineEntry } from '../../core/timeline/timeline.dto.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { OptionalText } from '../../platform/http/body-fields.js';
import { CollectedItemAnswer } from './collected-item.dto.js';
import { PhysicalDonationCreated, PhysicalDonationPicture } from './physical-donation-answers.dto.js';
import { PICKUP_SLOTS, type PickupSlot } from './physical-donation-choices.contract.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { PhysicalDonationInput } from './physical-donation.dto.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const TOKEN = 200;

/** What a donor may change until the pick-up has taken place. */
const WISHES = ['access_info', 'special_instructions', 'pickup_availability'] as const;

/** `PUT /physical-donations/tracking`. */
export class PhysicalDonationWishes extends PickType(PhysicalDonationInput, WISHES) {
  @MaxLength(TOKEN)
  @IsNotEmpty()
  @IsString()
  token: string;

  @ApiProperty({ type: 'integer', description: 'La version du don d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

/** `POST /physical-donations/tracking/cancellation`. */
export class PhysicalDonationCancellation extends PickType(PhysicalDonationWishes, ['token']) {
  @OptionalText(LIMITS.note)
  reason?: string;
}

export class PhysicalDonationStep extends PickType(TimelineEntry, ['at', 'text']) {}

/** What someone at the donor's own link reads: `GET /physical-donations/tracking/{token}`. */
export class PhysicalDonationTracking extends IntersectionType(
  PickType(PhysicalDonationCreated, ['donation_id', 'reference', 'status', 'campaign_name', 'campaign_slug']),
  PickType(answerOf(PhysicalDonationInput), [
    ...WISHES,
    ...(['donation_type', 'contact_name', 'street_address', 'postal_code', 'city'] as const),
    'estimated_boxes_or_items',
  ]),
) {
  status_display: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  pickup_date: string | null;

  @ApiProperty({ enum: PICKUP_SLOTS, nullable: true })
  pickup_slot: PickupSlot | null;

  /** What a donor may read of what happened, oldest first. */
  steps: PhysicalDonationStep[];
  collected: CollectedItemAnswer[];
  pictures: PhysicalDonationPicture[];
  may_change_wishes: boolean;
  may_cancel: boolean;
  version: number;
}
