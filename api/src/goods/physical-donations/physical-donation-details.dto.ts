import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import {
  OptionalOneOf,
  OptionalSomeOf,
  OptionalText,
  RequiredOneOf,
} from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import {
  BOOK_CATEGORIES,
  BOOK_LANGUAGES,
  type Condition,
  CONDITIONS,
  EQUIPMENT_TYPES,
  MATERIAL_TYPES,
  PICKUP_DAYS,
  PICKUP_SLOTS,
  type PhysicalDonationType,
  type PickupDay,
  type PickupSlot,
  WORKING_STATUSES,
  type WorkingStatus,
} from './physical-donation-choices.contract.js';
import {
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
} from './physical-donation.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const DIMENSIONS = 300;
const BRAND = 60;

/** At least one of a list, each once, in the order of the list. */
function SomeOf(values: readonly string[], message: string) {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? inOrder(value, values) : value)),
    IsArray({ message }),
    ArrayNotEmpty({ message }),
    ArrayMaxSize(values.length),
    IsIn(values, { each: true }),
    ApiProperty({ enum: [...values], isArray: true, minItems: 1 }),
  );
}

function inOrder(given: readonly unknown[], values: readonly string[]): unknown[] {
  const each = new Set(given);
  const known = values.filter((value) => each.has(value));
  // What is not of the list is refused where it stands.
  return known.length === each.size ? known : [...each];
}

export class BooksDetails {
  @SomeOf(BOOK_CATEGORIES, MESSAGES.book_categories)
  categories: string[];

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.quantity })
  @Max(LIMITS.quantity)
  @Min(1, { message: MESSAGES.book_quantity })
  @IsInt({ message: MESSAGES.book_quantity })
  estimated_quantity: number;

  @OptionalSomeOf(BOOK_LANGUAGES)
  languages?: string[];

  @RequiredOneOf(CONDITIONS, MESSAGES.book_condition)
  condition: Condition;
}

export class EquipmentDetails {
  @SomeOf(EQUIPMENT_TYPES, MESSAGES.equipment_types)
  equipment_types: string[];

  @ApiProperty({ type: [String], required: false, maxItems: LIMITS.brands })
  @MaxLength(BRAND, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(LIMITS.brands)
  @IsArray()
  @IfGiven()
  brands?: string[];

  @OptionalOneOf(WORKING_STATUSES)
  working_status?: WorkingStatus;

  @RequiredOneOf(CONDITIONS, MESSAGES.equipment_condition)
  condition: Condition;
}

export class MaterialDetails {
  @SomeOf(MATERIAL_TYPES, MESSAGES.material_types)
  material_types: string[];

  @OptionalText(DIMENSIONS)
  dimensions?: string;

  @RequiredOneOf(CONDITIONS, MESSAGES.material_condition)
  condition: Condition;
}

export type PhysicalDonationDetails = BooksDetails | EquipmentDetails | MaterialDetails;

/** What describes a donation of each type, and the message where nothing does. */
export const DETAILS_OF: Record<PhysicalDonationType, { body: new () => object; missing: string }> = {
  books: { body: BooksDetails, missing: MESSAGES.book_categories },
  equipment: { body: EquipmentDetails, missing: MESSAGES.equipment_types },
  library_material: { body: MaterialDetails, missing: MESSAGES.material_types },
};

export class PickupAvailability {
  @SomeOf(PICKUP_DAYS, MESSAGES.preferred_days)
  preferred_days: PickupDay[];

  @SomeOf(PICKUP_SLOTS, MESSAGES.time_slots)
  time_slots: PickupSlot[];

  @OptionalText(LIMITS.note)
  @PersonalData('text')
  special_requirements?: string;
}
