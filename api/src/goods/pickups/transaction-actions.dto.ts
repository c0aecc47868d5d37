import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import {
  PHYSICAL_DONATION_TYPES,
  PICKUP_SLOTS,
  type PhysicalDonationType,
  type PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import {
  PHYSICAL_DONATION_LIMITS,
  type CollectedItem,
} from '../physical-donations/physical-donation.contract.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { ObjectsOf, OptionalText } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  type CancelPickup,
  type CompletePickup,
  type MarkContacted,
  type SchedulePickup,
  TRANSACTION_LIMITS as LIMITS,
  TRANSACTION_MESSAGES as MESSAGES,
} from './pickup-transaction.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const ASSIGNEE = `Indiquez un nom de ${LIMITS.assignee} caractères au plus, ou le numéro de quelqu’un de l’équipe.`;

class TransactionActionBody {
  @ApiPropertyOptional({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @IfGiven()
  version?: number;
}

/** A day of Paris; that it is not past is the rules' to say. */
function Day() {
  return applyDecorators(
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: MESSAGES.pickup_date_missing }),
    IsCalendarDate(),
    ApiProperty({ type: String, format: 'date' }),
  );
}

function isAssignee(value: unknown): boolean {
  return typeof value === 'string'
    ? value.length <= LIMITS.assignee
    : Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_INT;
}

export function Pictures() {
  return applyDecorators(
    IsUUID('loose', { each: true }),
    ArrayMaxSize(PHYSICAL_DONATION_LIMITS.pictures),
    IsArray(),
    IfGiven(),
    ApiPropertyOptional({ type: [String], format: 'uuid' }),
  );
}

export class MarkContactedBody extends TransactionActionBody implements MarkContacted {
  @OptionalText(LIMITS.note)
  notes?: string;
}

export class SchedulePickupBody extends TransactionActionBody implements SchedulePickup {
  @Day()
  pickup_date: string;

  @ApiProperty({ enum: PICKUP_SLOTS })
  @IsIn(PICKUP_SLOTS, { message: MESSAGES.pickup_slot })
  pickup_slot: PickupSlot;

  @ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'integer' }], nullable: true })
  @ValidateBy({ name: 'isAssignee', validator: { validate: isAssignee, defaultMessage: () => ASSIGNEE } })
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  @Trimmed()
  assigned_to?: string | number | null;

  @OptionalText(LIMITS.note)
  notes?: string;
}

export class CollectedItemBody implements CollectedItem {
  @ApiProperty({ enum: PHYSICAL_DONATION_TYPES })
  @IsIn(PHYSICAL_DONATION_TYPES)
  kind: PhysicalDonationType;

  @MaxLength(100)
  @IsNotEmpty({ message: MESSAGES.collected_category })
  @IsString({ message: MESSAGES.collected_category })
  category: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.quantity })
  @Max(LIMITS.quantity)
  @Min(1, { message: MESSAGES.collected_quantity })
  @IsInt({ message: MESSAGES.collected_quantity })
  quantity: number;
}

export function Collected() {
  return applyDecorators(
    ObjectsOf(() => CollectedItemBody, MESSAGES.collected_missing),
    ArrayMaxSize(LIMITS.collected_lines),
    ArrayMinSize(1, { message: MESSAGES.collected_missing }),
    IsArray({ message: MESSAGES.collected_missing }),
    IsDefined({ message: MESSAGES.collected_missing }),
    ApiProperty({ type: [CollectedItemBody] }),
  );
}

export class CompletePickupBody extends TransactionActionBody implements CompletePickup {
  @Collected()
  collected: CollectedItemBody[];

  @OptionalText(LIMITS.note)
  notes?: string;

  @Pictures()
  picture_ids?: string[];
}

export class CancelPickupBody extends TransactionActionBody implements CancelPickup {
  @MaxLength(LIMITS.note)
  @IsNotEmpty({ message: 'Dites pourquoi la collecte est annulée.' })
  @IsString({ message: 'Dites pourquoi la collecte est annulée.' })
  @Trimmed()
  @ApiProperty({ type: String, minLength: 1, maxLength: LIMITS.note })
  reason: string;
}
