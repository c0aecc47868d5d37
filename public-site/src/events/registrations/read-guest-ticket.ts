import type { HttpClient } from '@livres/api/client';
import type { GuestTicket } from '@livres/api/contract';
import { isNotFound } from '../../shared/api/loading';

export interface GuestTicketRead {
  ticket: GuestTicket | null;
  /** Whether no ticket has this code; false also where it could not be read. */
  isMissing: boolean;
}

/** Whether its code is of use at a door that is still to come. */
export function opensDoor({ event, qr_svg }: GuestTicket): boolean {
  return qr_svg !== null && !event.is_cancelled && !event.is_past;
}

/** One ticket by its own code. */
export async function readGuestTicket(api: HttpClient, code: string): Promise<GuestTicketRead> {
  try {
    return {
      ticket: await api.get(`/event-tickets/${encodeURIComponent(code)}/`),
      isMissing: false,
    };
  } catch (error) {
    return { ticket: null, isMissing: isNotFound(error) };
  }
}
