import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { ObjectsOf, OptionalText } from '../../platform/http/body-fields.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registrations/registration.contract.js';

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
