import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsNotEmpty,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { QueryPattern, QueryText } from '../../platform/http/query-fields.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  type PickupCalendar,
  type PickupRound,
  type PickupRoundOrder,
  TRANSACTION_LIMITS as LIMITS,
} from './pickup-transaction.contract.js';
import { PickupTransactionResponse } from './pickup-transaction.dto.js';
import type { RoundLink, RoundLinkRequest } from './shared-round.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOT_A_DAY = 'Indiquez un jour, par exemple 2027-03-01.';
const MOST_STOPS = 500;

class QueryDays {
  @QueryPattern(DAY, '2027-03-01', 'Premier jour ; aujourd’hui où il manque.')
  @IsCalendarDate()
  @ValidateIf((_, value: unknown) => value !== undefined)
  from?: string;

  @QueryPattern(DAY, '2027-03-31', 'Dernier jour.')
  @IsCalendarDate()
  @ValidateIf((_, value: unknown) => value !== undefined)
  to?: string;
}
export class CalendarQuery extends QueryDays {}

export class RoundQuery {
  @QueryPattern(DAY, '2027-03-01', 'Jour de la tournée ; aujourd’hui où il manque.')
  @IsCalendarDate()
  @ValidateIf((_, value: unknown) => value !== undefined)
  date?: string;

  @QueryText('Nom de la personne dont c’est la tournée ; un tiret pour ce qui n’est confié à personne.')
  assigned_to?: string;
}

class DayBody {
  @ApiProperty({ type: String, format: 'date' })
  @IsCalendarDate()
  @Matches(DAY, { message: NOT_A_DAY })
  date: string;
}

export class RoundOrderBody extends DayBody implements PickupRoundOrder {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LIMITS.assignee })
  @MaxLength(LIMITS.assignee)
  @IsString()
  @ValidateIf((_, value: unknown) => value !== null && value !== undefined)
  @Trimmed()
  assigned_to: string | null = null;

  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST_STOPS })
  @IsUUID('loose', { each: true })
  @ArrayMaxSize(MOST_STOPS)
  @IsArray()
  transaction_ids: string[];
}

export class RoundLinkBody extends DayBody implements RoundLinkRequest {
  @MaxLength(LIMITS.assignee)
  @IsNotEmpty({ message: 'Dites à qui la tournée est confiée.' })
  @IsString({ message: 'Dites à qui la tournée est confiée.' })
  @Trimmed()
  assigned_to: string;
}

export class RoundLinkResponse implements RoundLink {
  token: string;
  expires_at: string;
}

export class PickupRoundResponse implements PickupRound {
  date: string;

  @ApiProperty({ type: String, nullable: true })
  @PersonalData('name')
  assigned_to: string | null;

  @ApiProperty({ type: [PickupTransactionResponse] })
  stops: PickupTransactionResponse[];

  boxes: number;
  done: number;
}

export class PickupCalendarResponse implements PickupCalendar {
  from: string;
  to: string;

  @ApiProperty({ type: [PickupTransactionResponse] })
  pickups: PickupTransactionResponse[];

  @ApiProperty({ type: [PickupTransactionResponse] })
  waiting: PickupTransactionResponse[];

  @ApiProperty({ type: [String] })
  @PersonalData('hidden')
  people: string[];
}
