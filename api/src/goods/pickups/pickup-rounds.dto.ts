import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { QueryPattern, QueryText } from '../../platform/http/query-fields.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { TRANSACTION_LIMITS as LIMITS } from './pickup-transaction.contract.js';
import { PickupTransaction } from './pickup-transaction.dto.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOT_A_DAY = 'Indiquez un jour, par exemple 2027-03-01.';
const MOST_STOPS = 500;

export class CalendarQuery {
  @QueryPattern(DAY, '2027-03-01', 'Premier jour ; aujourd’hui où il manque.')
  @IsCalendarDate()
  @IfGiven()
  from?: string;

  @QueryPattern(DAY, '2027-03-31', 'Dernier jour.')
  @IsCalendarDate()
  @IfGiven()
  to?: string;
}

export class RoundQuery {
  @QueryPattern(DAY, '2027-03-01', 'Jour de la tournée ; aujourd’hui où il manque.')
  @IsCalendarDate()
  @IfGiven()
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

/** `PUT admin/pickup-rounds`: the order of the stops of a day, each named once. */
export class PickupRoundOrder extends DayBody {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LIMITS.assignee })
  @MaxLength(LIMITS.assignee)
  @IsString()
  @UnlessNull()
  @Trimmed()
  assigned_to: string | null = null;

  @ApiProperty({ type: [String], format: 'uuid', maxItems: MOST_STOPS })
  @IsUUID('loose', { each: true })
  @ArrayMaxSize(MOST_STOPS)
  @IsArray()
  transaction_ids: string[];
}

/** `POST admin/pickup-rounds/link`: a link to one person's round of a day; a new one ends the one before. */
export class RoundLinkRequest extends DayBody {
  @MaxLength(LIMITS.assignee)
  @IsNotEmpty({ message: 'Dites à qui la tournée est confiée.' })
  @IsString({ message: 'Dites à qui la tournée est confiée.' })
  @Trimmed()
  assigned_to: string;
}

export class RoundLink {
  /** Said once: the server keeps its hash only. */
  token: string;
  /** The end of the day after the round. */
  expires_at: string;
}

/** `GET admin/pickup-rounds?date=&assigned_to=`: the stops of one day, those of one person where one is named, in order. */
export class PickupRound {
  date: string;

  @PersonalData('name')
  assigned_to: string | null;

  stops: PickupTransaction[];
  boxes: number;
  done: number;
}

/** `GET admin/pickup-calendar?from=&to=`: scheduled and done pick-ups, 62 days at most, and what waits for a day. */
export class PickupCalendar {
  from: string;
  to: string;
  pickups: PickupTransaction[];
  waiting: PickupTransaction[];

  /** Everyone who fetched or fetches something, for the choice of a name. */
  @PersonalData('hidden')
  people: string[];
}
