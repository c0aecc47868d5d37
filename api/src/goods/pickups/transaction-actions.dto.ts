import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsUUID,
  Matches,
  ValidateBy,
} from 'class-validator';
import { CollectedItem } from '../physical-donations/collected-item.dto.js';
import {
  COLLECTED_MESSAGES,
  PICKUP_SLOTS,
  type PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import { PHYSICAL_DONATION_LIMITS } from '../physical-donations/physical-donation.contract.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { ObjectsOf, OptionalText, RequiredText } from '../../platform/http/body-fields.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  TRANSACTION_LIMITS as LIMITS,
  TRANSACTION_MESSAGES as MESSAGES,
} from './pickup-transaction.contract.js';
import { OptionalVersion } from '../../platform/http/version.dto.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const ASSIGNEE = `Indiquez un nom de ${LIMITS.assignee} caractères au plus, ou le numéro de quelqu’un de l’équipe.`;

class TransactionAction {
  @OptionalVersion()
  version?: number;
}

class NotedAction extends TransactionAction {
  @OptionalText(LIMITS.note)
  notes?: string;
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

/** `POST /donation-transactions/{id}/mark_contacted/`. */
export class MarkContacted extends NotedAction {}

/** `POST /donation-transactions/{id}/schedule_pickup/` and `/reschedule_pickup/`, which moves one that is scheduled. */
export class SchedulePickup extends NotedAction {
  /** A day of Paris, today or later. */
  @Day()
  pickup_date: string;

  @IsIn(PICKUP_SLOTS, { message: MESSAGES.pickup_slot })
  pickup_slot: PickupSlot;

  /** A name, or the number of a member of staff. */
  @ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'integer' }], nullable: true })
  @ValidateBy({ name: 'isAssignee', validator: { validate: isAssignee, defaultMessage: () => ASSIGNEE } })
  @UnlessNull()
  @Trimmed()
  assigned_to?: string | number | null;
}

/** `POST /donation-transactions/{id}/complete_pickup/`. */
export class CompletePickup extends NotedAction {
  @ApiProperty({ type: [CollectedItem] })
  @IsDefined({ message: COLLECTED_MESSAGES.missing })
  @IsArray({ message: COLLECTED_MESSAGES.missing })
  @ArrayMinSize(1, { message: COLLECTED_MESSAGES.missing })
  @ArrayMaxSize(LIMITS.collected_lines)
  @ObjectsOf(() => CollectedItem, COLLECTED_MESSAGES.missing)
  collected: CollectedItem[];

  @ApiPropertyOptional({ type: [String], format: 'uuid' })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(PHYSICAL_DONATION_LIMITS.pictures)
  @IsUUID('loose', { each: true })
  picture_ids?: string[];
}

/** `POST /donation-transactions/{id}/cancel/`. */
export class CancelPickup extends TransactionAction {
  @RequiredText(LIMITS.note, 'Dites pourquoi la collecte est annulée.')
  reason: string;
}
