import { randomUUID } from 'node:crypto';
import type {
  AccessGranted,
  EventRegistrationRecord,
  RegistrationPayment,
  RegistrationProgress,
} from '@livres/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { ADMIN_ACCESS_CODE, type Request } from '../factories/api.ts';
import { type ApiProcess, endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { testDatabase } from '../factories/database.ts';
import { mailbox } from '../factories/emails.ts';
import { aGiftForm } from '../factories/donations.ts';
import { booksOf, pledge, type PledgedGift, someAddress } from '../factories/paid-gifts.ts';
import { testStripe } from '../factories/providers.ts';
import { paidEvent } from '../factories/registrations.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

/** A worker that died without a word is noticed by its silence. */
const RESUMES_WITHIN_MS = 200_000;
const LONG_MS = 600_000;

const stripe = testStripe();
const database = testDatabase();
afterEach(() => endApiProcesses());

describe('after a kill -9', { timeout: 300_000 }, () => {
  it('between Stripe’s work and its answer, the same form is the same gift and the same payment', async () => {
    const first = await start();
    const body = aGiftForm({
      payment_method: 'card',
      form_key: randomUUID(),
      email: `${randomUUID()}@example.org`,
    });
    const sessions = () => stripe.state.all('checkout.session').length;
    const before = sessions();
    stripe.befall({ kind: 'answer_late', ms: LONG_MS }, /POST \/v1\/checkout\/sessions/);
    const lost = first.request('/donations/', { body }).catch(() => null);
    await eventually('Stripe to have begun', () => sessions() > before);
    await kill(first);
    expect(await lost).toBeNull();

    const next = await start();
    const again = await next.request('/donations/', { body, headers: { 'x-forwarded-for': someAddress() } });
    expect(again).toMatchObject({ status: 201, body: { status: 'pending', next: { kind: 'redirect' } } });
    expect(sessions()).toBe(before + 1);
    const attempts = await rowsOf(database.url, `SELECT status FROM payment_attempts WHERE subject_id = $1`, [
      again.body.id,
    ]);
    expect(attempts).toEqual([{ status: 'waiting' }]);
  });

  it('in the middle of announcements, every one that was taken is done, once, and the others when they come again', async () => {
    const first = await start();
    const gifts = await atOnce(4, () => pledgeAt(first));
    stripe.deliveries.next();
    for (const { session_id } of gifts) stripe.payer.pays(session_id);
    const events = stripe.deliveries.next();
    // The first questions about them hang: the process dies over one.
    stripe.befall({ kind: 'slow', ms: LONG_MS }, /GET \/v1\/payment_intents/, 4);
    const taken = new Set<string>();
    await Promise.all(
      events.slice(0, 12).map(async (event) => {
        if ((await post(first, event).catch(() => 0)) === 200) taken.add(event.id);
      }),
    );
    await eventually('a job at work', async () => (await atWork()) > 0);
    await kill(first);

    const next = await start();
    for (const event of events) if (!taken.has(event.id)) expect(await post(next, event)).toBe(200);
    await eventually('everything done', async () => (await waiting()) === 0, RESUMES_WITHIN_MS);
    for (const gift of gifts)
      expect(await booksOf(database.url, gift)).toMatchObject({
        status: 'succeeded',
        given: 4200,
        kinds: {
          gift: 1,
          fee: 1,
        },
        thanks: 1,
      });
  });

  it('between a payment and its seat, the registration is sure once, whoever says so again', async () => {
    const first = await start();
    const registration = await registeredAt(first);
    stripe.deliveries.next();
    stripe.payer.pays(registration.session_id);
    const events = stripe.deliveries.next();
    const announced = events.find(({ type }) => type === 'payment_intent.succeeded')!;
    // Who comes back and who does the job have asked Stripe, which does not answer before the process dies.
    const question = /GET \/v1\/(?:checkout\/sessions|payment_intents)/;
    const questions = () => stripe.asked.filter(({ line }) => question.test(line)).length;
    const before = questions();
    stripe.befall({ kind: 'answer_late', ms: LONG_MS }, question, 2);
    const lost = comesBack(first, registration).catch(() => null);
    expect(await post(first, announced)).toBe(200);
    await eventually('Stripe asked by both', () => questions() === before + 2);
    expect(await seatOf(registration)).toMatchObject({ status: 'pending_payment', entries: null, mails: 0 });
    await kill(first);
    expect(await lost).toBeNull();

    const next = await start();
    for (const event of events) expect(await post(next, event)).toBe(200);
    await atOnce(3, () => comesBack(next, registration));
    await eventually('everything done', async () => (await waiting()) === 0, RESUMES_WITHIN_MS);
    expect(await seatOf(registration)).toEqual({
      status: 'confirmed',
      entries: { ticket: 1, ticket_fee: 1 },
      sold: 1250,
      tickets: 1,
      refunds: 0,
      mails: 1,
    });
  });
});

interface Registered {
  id: string;
  event_id: number;
  attempt: string;
  session_id: string;
}

/** Entered by staff, and come to Stripe's page. */
async function registeredAt({ request }: ApiProcess): Promise<Registered> {
  const access = await accepted(request<AccessGranted>('/access/', { body: { code: ADMIN_ACCESS_CODE } }));
  const staff: Request = (path, ask) => request(path, { token: access.token, ...ask });
  const event = await paidEvent(staff, { max_participants: 1 });
  const person = { event_id: event.id, first_name: 'Awa', last_name: 'Ngo', email: mailbox('coupure') };
  const { id } = await accepted(
    staff<EventRegistrationRecord>('/admin/event-registrations', { body: person }),
  );
  const body = { registration_id: id, payment_method: 'stripe' };
  const headers = { 'x-forwarded-for': someAddress() };
  const begun = await accepted(
    request<RegistrationPayment>(`/events/${event.id}/create-payment-intent/`, { body, headers }),
  );
  const attempt = begun.transaction_id;
  const page = stripe.state.all('checkout.session').find((one) => one['client_reference_id'] === attempt);
  return { id, event_id: event.id, attempt, session_id: page!.id };
}

const comesBack = ({ request }: ApiProcess, { event_id, attempt }: Registered) =>
  request<RegistrationProgress>(`/events/${event_id}/confirm-payment/`, {
    body: { transaction_id: attempt, payment_data: {} },
    headers: { 'x-forwarded-for': someAddress() },
  });

/** What a registration has become here. */
async function seatOf({ id }: Registered) {
  const [seat] = await rowsOf(
    database.url,
    `SELECT status,
            (SELECT jsonb_object_agg(kind, n) FROM (SELECT kind, count(*)::int AS n FROM journal_entries
              WHERE subject_id = r.id GROUP BY kind) entry) AS entries,
            (SELECT -sum(posting.amount)::int FROM journal_postings posting
               JOIN journal_entries entry ON entry.id = posting.entry_id
              WHERE entry.subject_id = r.id AND posting.account = 'tickets') AS sold,
            (SELECT count(*)::int FROM event_tickets ticket WHERE ticket.registration_id = r.id) AS tickets,
            (SELECT count(*)::int FROM event_registration_refunds refund WHERE refund.registration_id = r.id) AS refunds,
            (SELECT count(*)::int FROM event_registration_entries entry WHERE entry.registration_id = r.id
                AND entry.kind = 'email' AND entry.text LIKE '%Inscription confirmée%') AS mails
       FROM event_registrations r WHERE id = $1`,
    [id],
  );
  return seat;
}

async function start(): Promise<ApiProcess> {
  const api = await startApiProcess({
    DATABASE_URL: database.url,
    REQUESTS_PER_MINUTE: '100000',
    ...stripe.env,
  });
  // Two cores may be busy with other specs: how fast it starts is for start-up.spec to say.
  await eventually('ready', () => api.isReady(), RESUMES_WITHIN_MS);
  return api;
}

async function kill(api: ApiProcess): Promise<void> {
  api.kill('SIGKILL');
  expect(await api.exit).toBeNull();
}

const pledgeAt = ({ request }: ApiProcess): Promise<PledgedGift> =>
  pledge({ request, databaseUrl: database.url });
const post = (api: ApiProcess, event: Parameters<typeof stripe.deliveries.post>[1]) =>
  stripe.deliveries.post(`${api.origin}/api/v1/donations/webhook/stripe/`, event);
const waiting = async (): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      database.url,
      `SELECT count(*)::int AS n FROM payment_events WHERE handled_at IS NULL`,
    )
  )[0]!.n;
const atWork = async (): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      database.url,
      `SELECT count(*)::int AS n FROM jobs.job WHERE name = 'payments.event' AND state = 'active'`,
    )
  )[0]!.n;
