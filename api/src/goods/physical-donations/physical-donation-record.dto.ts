import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, MaxLength } from 'class-validator';
import { TimelineEntry } from '../../core/timeline/timeline.dto.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { OptionalOneOf, OptionalText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { PhysicalDonationPicture } from './physical-donation-answers.dto.js';
import {
  BooksDetails,
  EquipmentDetails,
  MaterialDetails,
  type PhysicalDonationDetails,
  PickupAvailability,
} from './physical-donation-details.dto.js';
import {
  DONOR_TYPES,
  type DonorType,
  PICKUP_SLOTS,
  type PickupSlot,
} from './physical-donation-choices.contract.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { PhysicalDonationInput } from './physical-donation.dto.js';
import {
  PHYSICAL_DONATION_ENTRY_KINDS,
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationEntryKind,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { OptionalVersion } from '../../platform/http/version.dto.js';

const NOTE = 'Écrivez votre note.';

const LEFT_OUT = ['picture_ids', 'form_key', 'website', 'donation_details', 'pickup_availability'] as const;

/**
 * `PATCH /physical-donations/{id}/` and `PUT admin/physical-donations/{id}`: what is left out stays as it is. Checked
 * like the donor's own form once it is merged with the stored values.
 */
export class PhysicalDonationChanges extends PartialType(OmitType(PhysicalDonationInput, LEFT_OUT), {
  skipNullProperties: false,
}) {
  @OptionalVersion()
  version: number;

  @ApiPropertyOptional({ type: Object, description: 'Le contenu, avec les champs de son type' })
  @IsObject()
  @IfGiven()
  donation_details?: PhysicalDonationDetails;

  @ApiPropertyOptional({ type: PickupAvailability })
  @IsObject()
  @IfGiven()
  pickup_availability?: PickupAvailability;

  /** `validated` (staff vouch for the donor), `pending_pickup` (the donor was called) or `cancelled`; others need more. */
  @OptionalOneOf(PHYSICAL_DONATION_STATUSES)
  status?: PhysicalDonationStatus;

  /** Why it is cancelled, or notes of a phone call. */
  @OptionalText(LIMITS.note)
  reason?: string;
}

export class PhysicalDonationCancelBody {
  @OptionalVersion()
  version?: number;

  @OptionalText(LIMITS.note)
  reason?: string;
}

export class PhysicalDonationNoteBody {
  @MaxLength(LIMITS.note)
  @IsNotEmpty({ message: NOTE })
  @IsString({ message: NOTE })
  @Trimmed()
  body: string;
}

/** What staff read of a donation and of its collection alike. Who gives, and where, is null for those who may not see people. */
export class DonationToFetch extends PickType(answerOf(PhysicalDonationInput), [
  ...(['campaign_id', 'donation_type', 'city'] as const),
  ...(['requires_help', 'has_elevator', 'parking_available'] as const),
]) {
  reference: string;
  campaign_name: string;

  @PersonalData('name')
  contact_name: string | null;

  @PersonalData('phone')
  phone: string | null;

  @PersonalData('postal_code')
  postal_code: string;

  @PersonalData('text')
  access_info: string | null;

  @PersonalData('text')
  special_instructions: string | null;
}

@ApiExtraModels(BooksDetails, EquipmentDetails, MaterialDetails)
export class PhysicalDonationRecord extends DonationToFetch {
  id: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  status_display: string;

  @ApiProperty({ enum: DONOR_TYPES })
  donor_type: DonorType;

  @PersonalData('name')
  organization_name: string | null;

  @PersonalData('email')
  email: string | null;

  @PersonalData('text')
  street_address: string | null;

  country: string;

  @ApiProperty({
    oneOf: [BooksDetails, EquipmentDetails, MaterialDetails].map((body) => ({ $ref: getSchemaPath(body) })),
  })
  donation_details: PhysicalDonationDetails;

  pickup_availability: PickupAvailability;
  estimated_boxes_or_items: number | null;
  floor_number: number | null;

  @PersonalData('hidden')
  pictures: PhysicalDonationPicture[];

  /** The collection, once the code is validated. */
  transaction_id: string | null;
  validated_at: string | null;
  contacted_at: string | null;
  pickup_date: string | null;

  @ApiProperty({ enum: PICKUP_SLOTS, nullable: true })
  pickup_slot: PickupSlot | null;

  completed_at: string | null;
  cancelled_at: string | null;

  /** Null for those who may not see people. */
  @PersonalData('text')
  cancel_reason: string | null;

  /** Promised within 24 hours of validation; null where nothing is promised (any more). */
  contact_due_at: string | null;
  open_alerts: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
}

export class PhysicalDonationPageResponse extends PageOf(PhysicalDonationRecord) {}

/** `GET admin/physical-donations/{id}/timeline`: what happened, newest first. */
export class PhysicalDonationEntry extends TimelineEntry {
  @ApiProperty({ enum: PHYSICAL_DONATION_ENTRY_KINDS })
  declare kind: PhysicalDonationEntryKind;
}
