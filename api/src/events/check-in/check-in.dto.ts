import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ObjectsOf, OptionalFlag, OptionalMoment, OptionalText } from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { UnlessNull } from '../../platform/http/if-given.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { QueryDate } from '../../platform/http/query-fields.js';
import { UUID } from '../../platform/http/record-id.pipe.js';
import {
  CHECK_IN_LIMITS as LIMITS,
  CHECK_IN_MESSAGES as MESSAGES,
  CHECK_IN_OUTCOMES,
  type CheckInOutcome,
  DOOR_STATES,
  type DoorState,
} from './check-in.contract.js';

const Uuid = () => ApiProperty({ type: String, format: 'uuid' });

/** A ticket as the door knows it; before its payment a registration has none, and stands here itself. */
export class CheckInTicket {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** SHA-256 of the codes that are good for it, in base64url; none where it has no ticket yet. */
  hashes: string[];

  @ApiProperty({ type: 'integer' })
  position: number;

  /** Who has the ticket; empty for a guest whom nobody named. */
  @PersonalData('name')
  guest_name: string;

  @PersonalData('name')
  registered_by: string;

  reference: string;

  @ApiProperty({ type: 'integer' })
  seats: number;

  @ApiProperty({ enum: DOOR_STATES })
  state: DoorState;

  /** When another ticket took its place. */
  replaced_at: string | null;
}

/** What a phone keeps for when it has no network. */
export class CheckInList {
  @ApiProperty({ type: 'integer' })
  event_id: number;

  made_at: string;

  @ApiProperty({ type: [CheckInTicket] })
  tickets: CheckInTicket[];

  /** SHA-256 of the codes of the next tickets, in base64url: genuine, but younger than the list. */
  coming: string[];
}

export class CheckInEvent {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;
  start_date: string | null;
  location: string;
  city: string;
  is_cancelled: boolean;
}

export class DoorFigure {
  /** Empty where the phone had no name for it. */
  door: string;

  @ApiProperty({ type: 'integer' })
  present: number;
}

export class CheckInFigures {
  /** Tickets that let in. */
  @ApiProperty({ type: 'integer' })
  expected: number;

  @ApiProperty({ type: 'integer' })
  present: number;

  @ApiProperty({ type: [DoorFigure] })
  doors: DoorFigure[];
}

/** Who came in with a ticket, or did not in the end. */
export class CheckInArrival {
  @ApiProperty({ format: 'uuid' })
  ticket_id: string;

  checked_in_at: string | null;
  door: string;
}

/** The same ticket shown twice, each time without the other door knowing. */
export class CheckInDuplicate {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  ticket_id: string;

  at: string;
  door: string;
  first_at: string;
  first_door: string;
}

/** `GET …/check-in/arrivals/?since=`: what changed since; all arrivals where nothing is said. */
export class CheckInArrivals {
  /** To be asked with next time. */
  until: string;

  @ApiProperty({ type: CheckInFigures })
  figures: CheckInFigures;

  @ApiProperty({ type: [CheckInArrival] })
  arrivals: CheckInArrival[];

  /** The newest fifty. */
  @ApiProperty({ type: [CheckInDuplicate] })
  duplicates: CheckInDuplicate[];
}

/** `GET /admin/event-registrations/{event}/check-in/`. */
export class CheckInOverview extends CheckInArrivals {
  @ApiProperty({ type: CheckInEvent })
  event: CheckInEvent;

  @ApiProperty({ type: CheckInList })
  list: CheckInList;

  /** ECDSA (P-256, SHA-256) of the list as JSON, in base64url. */
  signature: string;

  /** A point of P-256, uncompressed, in base64url. */
  public_key: string;
}

export class ArrivalsQuery {
  @QueryDate('Seulement ce qui a changé depuis ce moment : le `until` de la réponse précédente.')
  since?: string;
}

/** A scan, with the code that was read or the ticket that was chosen by name. */
export class CheckInScan {
  /** Made by the phone: sent twice, it is one. */
  @Uuid()
  @Matches(UUID)
  @IsString()
  id: string;

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.code, nullable: true })
  @MaxLength(LIMITS.code)
  @IsString()
  @UnlessNull()
  code?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @Matches(UUID)
  @IsString()
  @UnlessNull()
  ticket_id?: string | null;

  /** By the phone's clock. */
  @ApiProperty({ type: String, format: 'date-time' })
  @IsCalendarDate()
  scanned_at: string;

  @OptionalText(LIMITS.door)
  door?: string;

  @OptionalFlag()
  was_offline?: boolean;
}

/** `POST …/check-in/scans/`. */
export class CheckInScans {
  @ApiProperty({ type: [CheckInScan], minItems: 1, maxItems: LIMITS.scans })
  @ObjectsOf(() => CheckInScan)
  @ArrayMinSize(1, { message: MESSAGES.scans })
  @ArrayMaxSize(LIMITS.scans, { message: MESSAGES.scans })
  @IsArray({ message: MESSAGES.scans })
  scans: CheckInScan[];

  /** By the phone's clock, now: one that is wrong is put right by it. */
  @OptionalMoment()
  sent_at?: string | null;
}

export class CheckInResult {
  /** The scan's. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: CHECK_IN_OUTCOMES })
  outcome: CheckInOutcome;

  @ApiProperty({ format: 'uuid', nullable: true })
  ticket_id: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  position: number | null;

  @PersonalData('name')
  guest_name: string | null;

  @PersonalData('name')
  registered_by: string | null;

  reference: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  seats: number | null;

  /** When and by which door the ticket came in. */
  at: string | null;
  door: string | null;

  /** Of who came in: the other time that the ticket was shown, at another door without a network. */
  also_at: string | null;
  also_door: string | null;

  /** When another ticket took its place, where one did. */
  replaced_at: string | null;

  /** The event that the ticket is for, where it is another one. */
  event_title: string | null;
}

export class CheckInResults {
  @ApiProperty({ type: [CheckInResult] })
  results: CheckInResult[];

  @ApiProperty({ type: CheckInFigures })
  figures: CheckInFigures;
}

/** `POST …/check-in/undo/`: nobody came in with this ticket after all. */
export class UndoCheckIn {
  @Uuid()
  @IsUUID('loose')
  ticket_id: string;
}
