import { ApiError, type HttpClient } from '@livres/api/client';
import type { RegistrationPaymentState, RegistrationTickets, RegistrationView } from '@livres/api/contract';
import { isNotFound } from '../../shared/api/loading';

/** Why there is nothing to show. */
export type MissingRegistration = 'not_found' | 'link_old' | 'failed';

export interface RegistrationRead {
  registration: RegistrationView | null;
  /** Null where there are none. */
  tickets: RegistrationTickets | null;
  /** How many wait, the reader included; null where the reader does not. */
  waiting_count: number | null;
  missing: MissingRegistration | null;
}

/** Where the api tracks a registration by its private link. */
export const trackingPath = (token: string) =>
  `/event-registrations/track/${encodeURIComponent(token)}/` as const;

/** A registration by its private link, with what its state calls for. */
export async function readRegistration(api: HttpClient, token: string): Promise<RegistrationRead> {
  try {
    const registration = await api.get(trackingPath(token));
    const [tickets, waiting_count] = await Promise.all([
      registration.status === 'confirmed'
        ? api.get(`${trackingPath(token)}tickets/`).catch(() => null)
        : null,
      registration.status === 'waitlisted' ? countWaiting(api, registration).catch(() => null) : null,
    ]);
    return { registration, tickets, waiting_count, missing: null };
  } catch (error) {
    return { registration: null, tickets: null, waiting_count: null, missing: missingOf(error) };
  }
}

/** Whether tickets are due of it for a door that is still to come. */
export function opensDoor({ event, status }: RegistrationView): boolean {
  return status === 'confirmed' && !event.is_cancelled && !event.is_past;
}

async function countWaiting(api: HttpClient, { event }: RegistrationView): Promise<number> {
  return (await api.get(`/events/${event.id}/`)).waiting_count;
}

function missingOf(error: unknown): MissingRegistration {
  if (error instanceof ApiError && error.status === 410) return 'link_old';
  return isNotFound(error) ? 'not_found' : 'failed';
}

export interface PaymentRead {
  payment: RegistrationPaymentState | null;
  /** Of the registration's own page, where this browser began the payment. */
  token: string | null;
  missing: 'not_found' | 'failed' | null;
}

/** A payment by its number alone; the token that the browser kept counts where it opens this very registration. */
export async function readPayment(
  api: HttpClient,
  transaction: string,
  kept: string | null,
): Promise<PaymentRead> {
  try {
    const payment = await api.get(`/event-registrations/payments/${encodeURIComponent(transaction)}/`);
    const own = kept ? await api.get(trackingPath(kept)).catch(() => null) : null;
    const isOwn = own?.registration_id === payment.registration_id;
    return { payment, token: isOwn ? kept : null, missing: null };
  } catch (error) {
    return { payment: null, token: null, missing: isNotFound(error) ? 'not_found' : 'failed' };
  }
}
