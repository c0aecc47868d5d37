import type { HttpClient } from '@livres/api/client';
import type { DateChoice, PaymentNext, RegistrationView } from '@livres/api/contract';
import { answerForm, bodyOf, textsOf, type FormAnswer } from '../../shared/api/sent-form';
import { trackingPath } from './read-registration';

export type RegistrationAction =
  | 'pay'
  | 'accept'
  | 'decline'
  | DateChoice
  | 'cancel'
  | 'again'
  | 'changes'
  | 'seats'
  | 'guests'
  | `renew-ticket-${number}`
  | 'resend'
  | 'renew';

/** What became of an act on one's own registration; of a payment, how it goes on. */
export type RegistrationChange = FormAnswer<{ next: PaymentNext | null }> & { act: RegistrationAction };

const PERSON = ['first_name', 'last_name', 'phone', 'organization', 'special_needs'] as const;
const DONE = { next: null };

/** What one does on the page of one's own registration; which one it is, the page itself knows. */
export async function changeRegistration(
  api: HttpClient,
  filled: FormData,
  token: string,
): Promise<RegistrationChange> {
  const values = textsOf(filled);
  const act = values['act'] as RegistrationAction;
  const answer = await answerForm(filled, () => carriedOut(api, act, values, token));
  return { ...answer, act };
}

async function carriedOut(
  api: HttpClient,
  act: RegistrationAction,
  values: Record<string, string>,
  token: string,
): Promise<{ next: PaymentNext | null }> {
  const path = trackingPath(token);
  if (act === 'renew') await api.post(`${path}renewal/`);
  else if (act === 'accept') await api.post(`${path}accept/`);
  else if (act === 'decline') await api.post(`${path}decline/`);
  else if (act === 'coming' || act === 'refund') await api.post(`${path}date/`, { choice: act });
  else if (act === 'cancel') await api.post(`${path}cancel/`);
  else if (act === 'again') await api.post(`${path}again/`);
  else if (act === 'seats') await api.post(`${path}seats/`, { seats: Number(values['seats']) });
  else if (act === 'changes') await api.post(`${path}changes/`, personIn(values));
  else if (act === 'guests') await api.post(`${path}tickets/guests/`, { guests: guestsIn(values) });
  else if (renewedTicket(act) !== null)
    await api.post(`${path}tickets/renew/`, { position: renewedTicket(act)! });
  else {
    const registration = await api.get(path);
    if (act === 'pay') return { next: await pay(api, registration, values) };
    await api.post(`/events/${registration.event.id}/resend-verification/`, { email: registration.email });
  }
  return DONE;
}

async function pay(
  api: HttpClient,
  { event, registration_id }: RegistrationView,
  { payment_method, phone = '' }: Record<string, string>,
): Promise<PaymentNext> {
  const isByPhone = payment_method === 'mobile_money' && phone.trim() !== '';
  const body = { registration_id, payment_method, ...(isByPhone && { phone: phone.trim() }) };
  return (await api.post(`/events/${event.id}/create-payment-intent/`, bodyOf(body))).next;
}

function personIn(values: Record<string, string>) {
  const texts = Object.fromEntries(PERSON.map((name) => [name, (values[name] ?? '').trim()]));
  return bodyOf<{ first_name: string; last_name: string }>(texts);
}

/** The position of the ticket that an act renews; null where it is another act. */
function renewedTicket(act: RegistrationAction): number | null {
  const position = /^renew-ticket-(\d{1,2})$/.exec(act)?.[1];
  return position ? Number(position) : null;
}

const GUEST = /^guest\.(\d+)$/;
export const guestField = (position: number) => `guest.${position}`;

function guestsIn(values: Record<string, string>): { position: number; guest_name: string }[] {
  return Object.entries(values).flatMap(([name, text]) => {
    const position = GUEST.exec(name)?.[1];
    return position ? [{ position: Number(position), guest_name: text.trim() }] : [];
  });
}

/** Asks the provider what has become of a payment: a press of the button, never a visit. */
export function checkPayment(api: HttpClient, filled: FormData, transaction_id: string) {
  return answerForm(filled, async () => {
    const path = `/event-registrations/payments/${encodeURIComponent(transaction_id)}/` as const;
    const { event_slug } = await api.get(path);
    return api.post(`/events/${encodeURIComponent(event_slug)}/confirm-payment/`, { transaction_id });
  });
}

export type PaymentCheck = Awaited<ReturnType<typeof checkPayment>>;
