import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { ObjectsOf, OptionalText } from '../../platform/http/body-fields.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registrations/registration.contract.js';
import { TICKET_MESSAGES } from './ticket-code.contract.js';
import { RegisteredEvent } from '../registrations/participant/registration-view.dto.js';

/** A ticket, for whoever registered. */
export class RegistrationTicket {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** From 1, which bears the name of who registered. */
  @ApiProperty({ type: 'integer' })
  position: number;

  /** Empty until a guest is named. */
  guest_name: string;

  /** What its QR code says. */
  code: string;

  /** Its QR code as an SVG with its white border, black on white. */
  qr_svg: string;

  is_checked_in: boolean;
  checked_in_at: string | null;
}

export const GUEST_TICKET_STATES = ['good', 'replaced', 'cancelled'] as const;
export type GuestTicketState = (typeof GUEST_TICKET_STATES)[number];

/** `GET /event-tickets/{code}/`: one ticket, for the guest whose it is. */
export class GuestTicket {
  @ApiProperty({ type: RegisteredEvent })
  event: RegisteredEvent;

  @ApiProperty({ enum: GUEST_TICKET_STATES })
  state: GuestTicketState;

  @ApiProperty({ type: 'integer' })
  position: number;

  /** Empty until the guest is named. */
  guest_name: string;

  /** Null where it opens no door any more. */
  qr_svg: string | null;

  is_checked_in: boolean;
  checked_in_at: string | null;
  replaced_at: string | null;
}

/** `GET /event-registrations/track/{token}/tickets/`; none before the registration is confirmed. */
export class RegistrationTickets {
  reference: string;

  @ApiProperty({ type: [RegistrationTicket] })
  tickets: RegistrationTicket[];

  /** Guests may be given names now. */
  may_name_guests: boolean;

  /** `certificate.pdf` is there: the event is over, gives certificates, and somebody came in. */
  has_certificate: boolean;
}

export class TicketGuest {
  @Max(LIMITS.seats)
  @Min(1)
  @IsInt()
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.seats })
  position: number;

  /** Empty: nobody is named any more. */
  @OptionalText(LIMITS.guest)
  guest_name?: string;
}

/** `POST …/track/{token}/tickets/guests/`: tickets that it does not name keep theirs. */
export class TicketGuests {
  @ApiProperty({ type: [TicketGuest] })
  @ObjectsOf(() => TicketGuest)
  @ArrayMaxSize(LIMITS.seats)
  @IsArray()
  guests: TicketGuest[];
}

/** `POST …/track/{token}/tickets/renew/`: the ticket that another takes the place of. */
export class TicketRenewal {
  @Max(LIMITS.seats)
  @Min(1)
  @IsInt()
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.seats })
  position: number;
}

/** A ticket as staff read it: its code is between who registered and the door. */
export class StaffTicket {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  position: number;

  /** Empty until a guest is named. */
  @PersonalData('name')
  guest_name: string;

  issued_at: string;
  checked_in_at: string | null;

  /** When another took its place. */
  replaced_at: string | null;

  /** When it was good for nothing any more: replaced, given up, cancelled. */
  voided_at: string | null;
}

/** `GET admin/event-registrations/{id}/tickets`. */
export class StaffTickets {
  @ApiProperty({ type: [StaffTicket] })
  tickets: StaffTicket[];
}

/** `POST admin/event-registrations/tickets/find`. */
export class TicketCode {
  @MaxLength(200)
  @IsNotEmpty({ message: TICKET_MESSAGES.code })
  @IsString({ message: TICKET_MESSAGES.code })
  @Trimmed()
  code: string;
}

export class TicketFound {
  @ApiProperty({ format: 'uuid' })
  registration_id: string;

  @ApiProperty({ type: 'integer' })
  event_id: number;

  ticket: StaffTicket;
}
