import { randomUUID } from 'node:crypto';
import type {
  EventInput,
  EventRecord,
  RegistrationInput,
  RegistrationPayment,
  RegistrationProgress,
  RegistrationStarted,
  RegistrationVerified,
} from '@livres/api/contract';
import { AnnouncementsService } from '@livres/api/dist/events/announcements/announcements.service.js';
import { RegistrationDeadlinesService } from '@livres/api/dist/events/registrations/seats/registration-deadlines.service.js';
import type { Answer, Request, TestApi } from './api.ts';
import { emailsIn, mailbox } from './emails.ts';
import { createEvent } from './events.ts';
import { someAddress } from './paid-gifts.ts';
import { eventually } from './waiting.ts';

/** An event that one registers to, whose seats forms alone may fill; a test overrides what matters to it. */
export function openEvent(staff: Request, over: Partial<EventInput> = {}): Promise<EventRecord> {
  const seats = { max_participants: 50, unverified_percentage: 100 };
  return createEvent(staff, { requires_registration: true, ...seats, ...over });
}

/** The same where each seat costs 12,50 €. */
export function paidEvent(staff: Request, over: Partial<EventInput> = {}): Promise<EventRecord> {
  return openEvent(staff, { is_free: false, price: 12.5, ...over });
}

/** What the job of each minute does: frees the seats whose time is over, and offers those that are free. */
export function freeDueSeats(api: TestApi): Promise<void> {
  return api.app.get(RegistrationDeadlinesService, { strict: false }).sweep();
}

/** What the job of each minute does: tells people what changed of events since they were last told. */
export function announceChanges(api: TestApi): Promise<void> {
  return api.app.get(AnnouncementsService, { strict: false }).sweep();
}

/** A valid form of one seat, from a mailbox that no other test has. */
export function aRegistration(over: Partial<RegistrationInput> = {}): RegistrationInput {
  return {
    first_name: 'Awa',
    last_name: 'Diallo',
    email: mailbox('awa'),
    consent: true,
    form_key: randomUUID(),
    ...over,
  };
}

/** Sends a form, from an address of its own. */
export function register(
  api: TestApi,
  event: number | string,
  over: Partial<RegistrationInput> = {},
): Promise<Answer<RegistrationStarted>> {
  const headers = { 'x-forwarded-for': someAddress() };
  return api.request<RegistrationStarted>(`/events/${event}/register/`, {
    body: aRegistration(over),
    headers,
  });
}

/** The token of the newest e-mail of verification to a mailbox. */
export async function verificationToken(api: TestApi, email: string): Promise<string> {
  return eventually(`an e-mail of verification to ${email}`, async () => {
    const emails = await emailsIn(api.varFolder);
    const links = emails
      .filter(({ to }) => to.toLowerCase() === email.toLowerCase())
      .flatMap(({ text }) => /\/verify-email\/([\w-]+)/.exec(text)?.[1] ?? []);
    return links.at(-1);
  });
}

/** Registers and verifies the mailbox. */
export async function verified(
  api: TestApi,
  event: number,
  over: Partial<RegistrationInput> = {},
): Promise<RegistrationVerified> {
  const email = over.email ?? mailbox('awa');
  const started = await register(api, event, { ...over, email });
  if (started.status !== 201) throw new Error(`register: ${started.status} ${started.text}`);
  const token = await verificationToken(api, email);
  const { status, body, text } = await api.request<RegistrationVerified>(`/events/${event}/verify-email/`, {
    body: { token },
    headers: { 'x-forwarded-for': someAddress() },
  });
  if (status !== 200) throw new Error(`verify-email: ${status} ${text}`);
  return body;
}

/** Begins a payment of a registration. */
export async function beginPayment(
  api: TestApi,
  event: number,
  registration_id: string,
  payment_method = 'demo',
): Promise<Answer<RegistrationPayment>> {
  return api.request<RegistrationPayment>(`/events/${event}/create-payment-intent/`, {
    body: { registration_id, payment_method },
    headers: { 'x-forwarded-for': someAddress() },
  });
}

/** Pays on the page of the demonstration, and waits for the registration to know it. */
export async function payAtDemo(
  api: TestApi,
  event: number,
  registration_id: string,
): Promise<RegistrationProgress> {
  const { status, body, text } = await beginPayment(api, event, registration_id);
  if (status !== 201) throw new Error(`create-payment-intent: ${status} ${text}`);
  await chooseAtDemo(api, body, 'succeed');
  return eventually('the payment known', async () => {
    const progress = await confirmPayment(api, event, body.transaction_id);
    return progress.body.is_paid ? progress.body : null;
  });
}

export function confirmPayment(
  api: TestApi,
  event: number,
  transaction_id: string,
): Promise<Answer<RegistrationProgress>> {
  return api.request<RegistrationProgress>(`/events/${event}/confirm-payment/`, {
    body: { transaction_id, payment_data: {} },
    headers: { 'x-forwarded-for': someAddress() },
  });
}

/** What the payer does on the demonstration's page. */
export async function chooseAtDemo(
  api: TestApi,
  { next }: RegistrationPayment,
  act: 'succeed' | 'refuse',
): Promise<void> {
  if (next.kind !== 'redirect') throw new Error(`The payment goes on by ${next.kind}`);
  const session = new URL(next.url).pathname.split('/').at(-1)!;
  await api.request(`/payments/demo/${session}/`, { body: { act } });
}

/** Where a registration stands. */
export async function progressOf(api: TestApi, event: number, id: string): Promise<RegistrationProgress> {
  const { body } = await api.request<{ registration: RegistrationProgress }>(
    `/events/${event}/registration-status/?registration_id=${id}`,
  );
  return body.registration;
}
