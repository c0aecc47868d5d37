import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsDefined,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { OptionalFlag, OptionalText, RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { MailAddress } from '../../platform/http/mail-address.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  BooksDetails,
  DETAILS_OF,
  EquipmentDetails,
  MaterialDetails,
  type PhysicalDonationDetails,
  PickupAvailability,
} from './physical-donation-details.dto.js';
import {
  DONOR_TYPES,
  type DonorType,
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationType,
} from './physical-donation-choices.contract.js';
import {
  isFrenchPhone,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
} from './physical-donation.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const FORM_KEY = 64;

const typeOf = (form: unknown) => {
  const { donation_type } = (form ?? {}) as { donation_type?: unknown };
  return PHYSICAL_DONATION_TYPES.find((type) => type === donation_type);
};

export function FrenchPhone() {
  return applyDecorators(
    Trimmed(),
    IsNotEmpty({ message: MESSAGES.phone_missing }),
    MaxLength(30, { message: MESSAGES.phone_invalid }),
    ValidateBy({
      name: 'isFrenchPhone',
      validator: {
        validate: (value) => typeof value === 'string' && isFrenchPhone(value),
        defaultMessage: () => MESSAGES.phone_invalid,
      },
    }),
    ApiProperty({ type: String, example: '06 12 34 56 78' }),
  );
}

/** An optional whole number from `least`, or null. */
export function OptionalWhole(least: number, most: number, message: string) {
  return applyDecorators(
    UnlessNull(),
    IsInt({ message }),
    Min(least, { message }),
    Max(most),
    ApiProperty({ type: 'integer', minimum: least, maximum: most, nullable: true, required: false }),
  );
}

/** Pictures that were sent before the form. */
export function PictureIds() {
  return applyDecorators(
    IfGiven(),
    IsArray(),
    ArrayMaxSize(LIMITS.pictures, { message: MESSAGES.pictures }),
    ArrayUnique(),
    IsUUID(undefined, { each: true }),
    ApiProperty({ type: [String], required: false, maxItems: LIMITS.pictures }),
  );
}

/** The details of the type of donation that the form names: a wrong type has its own message, and no other. */
export function DetailsOfItsType() {
  return applyDecorators(
    ApiExtraModels(BooksDetails, EquipmentDetails, MaterialDetails),
    ApiProperty({
      oneOf: [BooksDetails, EquipmentDetails, MaterialDetails].map((body) => ({
        $ref: getSchemaPath(body),
      })),
    }),
    ValidateIf((form) => typeOf(form) !== undefined),
    Type((options) => {
      const type = typeOf(options?.object);
      return type ? DETAILS_OF[type].body : Object;
    }),
    IsObject({ message: ({ object }: ValidationArguments) => DETAILS_OF[typeOf(object) ?? 'books'].missing }),
    ValidateNested(),
  );
}

/** `POST /physical-donations/`. */
export class PhysicalDonationInput {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT, { message: MESSAGES.campaign_id })
  @Min(1, { message: MESSAGES.campaign_id })
  @IsInt({ message: MESSAGES.campaign_id })
  campaign_id: number;

  @RequiredOneOf(PHYSICAL_DONATION_TYPES, MESSAGES.donation_type)
  donation_type: PhysicalDonationType;

  @RequiredOneOf(DONOR_TYPES, MESSAGES.donor_type)
  donor_type: DonorType;

  @OptionalText(LIMITS.name)
  organization_name?: string;

  @RequiredText(LIMITS.name, MESSAGES.contact_name)
  contact_name: string;

  @ApiProperty({ type: String, format: 'email' })
  @MailAddress({ missing: MESSAGES.email_missing, invalid: MESSAGES.email_invalid })
  email: string;

  @FrenchPhone()
  phone: string;

  @RequiredText(LIMITS.address, MESSAGES.street_address)
  street_address: string;

  @RequiredText(LIMITS.postal_code, MESSAGES.postal_code)
  postal_code: string;

  @RequiredText(LIMITS.city, MESSAGES.city)
  city: string;

  @OptionalText(LIMITS.city)
  country?: string;

  @OptionalText(LIMITS.note)
  access_info?: string;

  @DetailsOfItsType()
  donation_details: PhysicalDonationDetails;

  @Type(() => PickupAvailability)
  @ValidateNested()
  @IsObject({ message: MESSAGES.preferred_days })
  @IsDefined({ message: MESSAGES.preferred_days })
  pickup_availability: PickupAvailability;

  @OptionalText(LIMITS.note)
  special_instructions?: string;

  @OptionalWhole(1, LIMITS.boxes, MESSAGES.boxes)
  estimated_boxes_or_items?: number | null;

  @OptionalFlag()
  requires_help?: boolean;

  @OptionalFlag()
  has_elevator?: boolean;

  @OptionalWhole(0, LIMITS.floor, MESSAGES.floor)
  floor_number?: number | null;

  @OptionalFlag()
  parking_available?: boolean;

  /** Pictures sent before, by `POST /physical-donations/pictures/`; 6 at most. */
  @PictureIds()
  picture_ids?: string[];

  /** Given with the form: what is sent twice from it, as it is, is one donation. */
  @MaxLength(FORM_KEY)
  @IsString()
  @IfGiven()
  form_key?: string;

  /** Reste vide : seul un programme le remplit. */
  @MaxLength(500)
  @IsString()
  @IfGiven()
  website?: string;
}
