import { applyDecorators } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  OmitType,
  PartialType,
} from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsObject, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Page } from '../../platform/http/page.contract.js';
import { OptionalOneOf, OptionalText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { PhysicalDonationPictureResponse } from './physical-donation-answers.dto.js';
import {
  BooksDetailsBody,
  EquipmentDetailsBody,
  MaterialDetailsBody,
  PickupAvailabilityBody,
} from './physical-donation-details.dto.js';
import {
  DONOR_TYPES,
  type DonorType,
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationType,
  PICKUP_SLOTS,
  type PickupSlot,
} from './physical-donation-choices.contract.js';
import {
  PHYSICAL_DONATION_ENTRY_KINDS,
  type PhysicalDonationEntry,
  type PhysicalDonationEntryKind,
  type PhysicalDonationChanges,
  type PhysicalDonationRecord,
} from './physical-donation-admin.contract.js';
import {
  type PhysicalDonationDetails,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  type PickupAvailability,
} from './physical-donation.contract.js';
import { PhysicalDonationBody } from './physical-donation.dto.js';
import {
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const NOTE = 'Écrivez votre note.';

function Version() {
  return applyDecorators(
    IfGiven(),
    IsInt(),
    Min(1),
    Max(MAX_INT),
    ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' }),
  );
}

const LEFT_OUT = ['picture_ids', 'form_key', 'website', 'donation_details', 'pickup_availability'] as const;

/** Checked like the donor's own form once it is merged with the stored values. */
export class PhysicalDonationChangesBody
  extends PartialType(OmitType(PhysicalDonationBody, LEFT_OUT), { skipNullProperties: false })
  implements PhysicalDonationChanges
{
  @Version()
  version: number;

  @ApiPropertyOptional({ type: Object, description: 'Le contenu, avec les champs de son type' })
  @IsObject()
  @IfGiven()
  donation_details?: PhysicalDonationDetails;

  @ApiPropertyOptional({ type: PickupAvailabilityBody })
  @IsObject()
  @IfGiven()
  pickup_availability?: PickupAvailability;

  @OptionalOneOf(PHYSICAL_DONATION_STATUSES)
  status?: PhysicalDonationStatus;

  @OptionalText(LIMITS.note)
  reason?: string;
}

export class PhysicalDonationCancelBody {
  @Version()
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

const Nullable = () => ApiProperty({ type: String, nullable: true });

@ApiExtraModels(BooksDetailsBody, EquipmentDetailsBody, MaterialDetailsBody)
export class PhysicalDonationResponse implements PhysicalDonationRecord {
  id: string;
  reference: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  status_display: string;
  campaign_id: number;
  campaign_name: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  donation_type: PhysicalDonationType;

  @ApiProperty({ enum: DONOR_TYPES })
  donor_type: DonorType;

  @Nullable()
  @PersonalData('name')
  organization_name: string | null;

  @Nullable()
  @PersonalData('name')
  contact_name: string | null;

  @Nullable()
  @PersonalData('email')
  email: string | null;

  @Nullable()
  @PersonalData('phone')
  phone: string | null;

  @Nullable()
  @PersonalData('text')
  street_address: string | null;

  @PersonalData('postal_code')
  postal_code: string;

  city: string;
  country: string;

  @Nullable()
  @PersonalData('text')
  access_info: string | null;

  @ApiProperty({
    oneOf: [BooksDetailsBody, EquipmentDetailsBody, MaterialDetailsBody].map((body) => ({
      $ref: getSchemaPath(body),
    })),
  })
  donation_details: PhysicalDonationDetails;

  pickup_availability: PickupAvailabilityBody;

  @Nullable()
  @PersonalData('text')
  special_instructions: string | null;

  @ApiProperty({ type: Number, nullable: true })
  estimated_boxes_or_items: number | null;

  requires_help: boolean;
  has_elevator: boolean;

  @ApiProperty({ type: Number, nullable: true })
  floor_number: number | null;

  parking_available: boolean;

  @ApiProperty({ type: [PhysicalDonationPictureResponse] })
  @PersonalData('hidden')
  pictures: PhysicalDonationPictureResponse[];

  @Nullable()
  transaction_id: string | null;

  @Nullable()
  validated_at: string | null;

  @Nullable()
  contacted_at: string | null;

  @Nullable()
  pickup_date: string | null;

  @ApiProperty({ enum: PICKUP_SLOTS, nullable: true })
  pickup_slot: PickupSlot | null;

  @Nullable()
  completed_at: string | null;

  @Nullable()
  cancelled_at: string | null;

  @Nullable()
  @PersonalData('text')
  cancel_reason: string | null;

  @Nullable()
  contact_due_at: string | null;

  open_alerts: number;
  created_at: string;
  updated_at: string;

  @Nullable()
  deleted_at: string | null;

  version: number;
}

export class PhysicalDonationPageResponse implements Page<PhysicalDonationRecord> {
  count: number;

  @Nullable()
  next: string | null;

  @Nullable()
  previous: string | null;

  @ApiProperty({ type: [PhysicalDonationResponse] })
  results: PhysicalDonationResponse[];
}

export class PhysicalDonationEntryResponse implements PhysicalDonationEntry {
  id: number;

  @ApiProperty({ enum: PHYSICAL_DONATION_ENTRY_KINDS })
  kind: PhysicalDonationEntryKind;

  at: string;

  @Nullable()
  by: string | null;

  text: string;

  @Nullable()
  @PersonalData('text')
  details: string | null;
}
