import {
  MINUTE_MS,
  type EventRegistrationRecord,
  type RefundEnd,
  type RegistrationRefund,
  type RegistrationTimeline,
  type RegistrationView,
} from '@livres/api/contract';
import { PaymentComparisonService } from '@livres/api/dist/giving/payments/payment-comparison.service.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Request, staffOf, testApi } from '../factories/api.ts';
import { CONTACT_EMAIL, emailsTo, emailTo, mailbox } from '../factories/emails.ts';
import { INBOX, linesOf, titlesIn } from '../factories/notifications.ts';
import { outcome } from '../factories/outcomes.ts';
import { testMobileMoney, testStripe } from '../factories/providers.ts';
import {
  beginPayment,
  confirmPayment,
  freeDueSeats,
  paidEvent,
  register,
  verified,
} from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { atOnce, eventually } from '../factories/waiting.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';

const stripe = testStripe();
const momo = testMobileMoney();
const api = testApi(() => ({ ...stripe.env, ...MOMO_ACCOUNT, MOMO_API_URL: momo.url, CONTACT_EMAIL }));
const editor = staffOf(api, 'editeur');
const desk = staffOf(api, 'accueil');
const treasurer = staffOf(api, 'tresorier');

let clock: StoppedClock;
beforeEach(() => {
  clock = stopClock(api);
});
afterEach(() => {
  vi.restoreAllMocks();
  stripe.payer.balanceIsShort(false);
});

const RECORDS = '/admin/event-registrations';
const read = async ({ id }: Paid) => (await treasurer<EventRegistrationRecord>(`${RECORDS}/${id}`)).body;
const refundsOf = async ({ id }: Paid) =>
  (await treasurer<RegistrationTimeline>(`${RECORDS}/${id}/timeline`)).body.refunds;
async function onlyRefundOf(registration: Paid): Promise<RegistrationRefund> {
  const [refund, ...others] = await refundsOf(registration);
  expect(others).toEqual([]);
  return refund!;
}
const page = async ({ token }: Paid) =>
  (await api.request<RegistrationView>(`/event-registrations/track/${token}/`)).body;
const end = ({ id }: Paid, refund: string, how: RefundEnd, by: Request = treasurer) =>
  by(`${RECORDS}/${id}/refunds/${refund}/end`, { body: { how } });
/** The one refund of a registration, once Stripe has answered about it. */
const answered = (registration: Paid) =>
  eventually('the answer of Stripe', async () => {
    const [row] =
      await api.sql`SELECT provider_refund_id FROM event_registration_refunds WHERE registration_id = ${registration.id}
        AND provider_refund_id IS NOT NULL`;
    return row?.provider_refund_id as string | undefined;
  });
/** What the journal says is on an account of a registration, minor units. */
async function onAccount({ id }: Paid, account: string): Promise<number> {
  const [{ amount }] =
    await api.sql`SELECT coalesce(sum(amount), 0)::int AS amount FROM journal_postings posting
    JOIN journal_entries entry ON entry.id = posting.entry_id
    WHERE entry.subject_id = ${id} AND posting.account = ${account}`;
  return amount;
}

interface Paid {
  event: number;
  id: string;
  token: string;
  email: string;
  attempt: string;
}

/** A registration of one seat of 12,50 € whose payment is begun. */
async function begun(method: string): Promise<Paid> {
  const event = await paidEvent(editor, { max_participants: 1, refund_until_days: 0 });
  const email = mailbox('rendre');
  const { registration_id: id, token } = await verified(api, event.id, { email, phone: '+237670000000' });
  const { status, body, text } = await beginPayment(api, event.id, id, method);
  expect(status, text).toBe(201);
  return { event: event.id, id, token, email, attempt: body.transaction_id };
}
const sessionOf = ({ attempt }: Paid) =>
  stripe.state.all('checkout.session').find((one) => one['client_reference_id'] === attempt)!;
async function paidAtStripe(): Promise<Paid> {
  const registration = await begun('stripe');
  stripe.payer.pays(sessionOf(registration).id);
  await confirmPayment(api, registration.event, registration.attempt);
  return registration;
}
/** Of a seat that staff entered, and was paid in cash. */
async function paidInHand(): Promise<Paid> {
  const event = await paidEvent(editor, { refund_until_days: 0 });
  const email = mailbox('especes');
  const { registration_id: id, token } = await verified(api, event.id, { email });
  const registration = { event: event.id, id, token, email, attempt: '' };
  const { version } = await read(registration);
  const received_on = parisDay(clock.now());
  const { status, text } = await treasurer(`${RECORDS}/${id}/payment`, {
    body: { version, method: 'cash', received_on },
  });
  expect(status, text).toBe(200);
  return registration;
}
const cancel = ({ token }: Paid) =>
  api.request(`/event-registrations/track/${token}/cancel/`, { method: 'POST' });

describe('a refund that its provider does not make at once', () => {
  it('is said to be under way, and done only once Stripe says so, a day later', async () => {
    const registration = await paidAtStripe();
    stripe.payer.balanceIsShort();
    await cancel(registration);
    const refund = await answered(registration);
    expect(await page(registration)).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      refund_pending: 12.5,
    });
    expect(await read(registration)).toMatchObject({
      refunded: 0,
      refund_pending: 12.5,
      refund_waits: false,
    });
    // What Stripe said that it does is gone from what is left, once.
    const { body } = await treasurer<RegistrationTimeline>(`${RECORDS}/${registration.id}/timeline`);
    expect([body.refundable, body.refunds[0]!.status]).toEqual([0, 'asked']);
    expect(await emailsTo(api.varFolder, registration.email, 'vous sont remboursés')).toEqual([]);

    stripe.payer.refundEnds(refund, 'succeeded');
    await stripe.deliveries.deliver(api.url);
    await eventually('done', async () => (await page(registration)).status === 'refunded');
    expect(await page(registration)).toMatchObject({ refunded: 12.5, refund_pending: 0 });
    await emailTo(api.varFolder, registration.email, 'vous sont remboursés');
    expect(await onAccount(registration, 'tickets')).toBe(0);
  });

  it('that fails is still owed, waits for staff who are notified, and is asked for again once', async () => {
    const registration = await paidAtStripe();
    await treasurer(`${INBOX}/read-all`, { body: {} });
    stripe.payer.balanceIsShort();
    await cancel(registration);
    stripe.payer.refundEnds(await answered(registration), 'failed');
    await stripe.deliveries.deliver(api.url);
    await eventually('refused', async () => (await read(registration)).refund_waits);
    expect(await page(registration)).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      refund_pending: 12.5,
    });
    const waiting = await treasurer<EventRegistrationRecord[]>(
      `${RECORDS}?filter=${encodeURIComponent(JSON.stringify({ refund_waits: true, event_id: registration.event }))}`,
    );
    expect(waiting.body.map(({ id }) => id)).toEqual([registration.id]);
    expect(titlesIn(await linesOf(treasurer, { state: ['unread'] }))).toContain(
      'Remboursement refusé : 12,50 €',
    );

    stripe.payer.balanceIsShort(false);
    const { id } = await onlyRefundOf(registration);
    expect((await end(registration, id, 'again', desk)).status).toBe(403);
    clock.advance(MINUTE_MS);
    const answers = await atOnce(4, () => end(registration, id, 'again'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await eventually('given back', async () => (await page(registration)).status === 'refunded');
    expect((await refundsOf(registration)).map(({ status, waits }) => [status, waits])).toEqual([
      ['refused', false],
      ['done', false],
    ]);
    expect(await read(registration)).toMatchObject({
      refunded: 12.5,
      refund_pending: 0,
      refund_waits: false,
    });
    await emailTo(api.varFolder, registration.email, 'vous sont remboursés');
    expect(await onAccount(registration, 'tickets')).toBe(0);
  });

  it('that fails after it was said to be done is owed again, and the person is told', async () => {
    const registration = await paidAtStripe();
    await cancel(registration);
    await eventually('done', async () => (await page(registration)).status === 'refunded');
    stripe.payer.refundEnds(await answered(registration), 'failed');
    await stripe.deliveries.deliver(api.url);
    await eventually('owed again', async () => (await page(registration)).status === 'cancelled');
    expect(await page(registration)).toMatchObject({ refunded: 0, refund_pending: 12.5 });
    await emailTo(api.varFolder, registration.email, 'Votre remboursement n’est pas arrivé');
    expect(await onAccount(registration, 'tickets')).toBe(-1250);

    const { id } = await onlyRefundOf(registration);
    expect((await end(registration, id, 'by_hand')).status).toBe(200);
    expect(await page(registration)).toMatchObject({ status: 'refunded', refunded: 12.5, refund_pending: 0 });
    const { text } = await emailTo(api.varFolder, registration.email, 'vous sont remboursés');
    expect(text).toContain('L’association vous a rendu');
    expect(await onAccount(registration, 'tickets')).toBe(0);
  });
});

describe('money that no provider gives back', () => {
  it('came in hand: it waits for who gives it back, and is not said to be before', async () => {
    const registration = await paidInHand();
    await cancel(registration);
    expect(await page(registration)).toMatchObject({
      status: 'cancelled',
      refunded: 0,
      refund_pending: 12.5,
    });
    expect(await onAccount(registration, 'tickets')).toBe(-1250);
    const { text } = await emailTo(api.varFolder, registration.email, 'Inscription annulée');
    expect(text).toContain('sont à vous rendre : l’association s’en charge elle-même');
    expect(await read(registration)).toMatchObject({ refunded: 0, refund_waits: true });
    expect(titlesIn(await linesOf(treasurer, { state: ['unread'] }))).toContain(
      'À rendre par vos soins : 12,50 €',
    );

    const { id } = await onlyRefundOf(registration);
    expect(outcome(await end(registration, id, 'again'))).toEqual([409, 'remboursement-a-la-main']);
    const answers = await atOnce(4, () => end(registration, id, 'by_hand'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await page(registration)).toMatchObject({ status: 'refunded', refunded: 12.5, refund_pending: 0 });
    expect([await onAccount(registration, 'tickets'), await onAccount(registration, 'cash')]).toEqual([0, 0]);
    await emailTo(api.varFolder, registration.email, 'vous sont remboursés');
  });

  it('came to MTN when the seat was gone: it is not lost, and staff end it', async () => {
    const late = await begun('mobile_money');
    clock.advance((24 * 60 + 6) * MINUTE_MS);
    await freeDueSeats(api);
    expect((await register(api, late.event)).status).toBe(201);
    momo.accept(late.attempt);
    clock.advance(6 * MINUTE_MS);
    await api.app.get(PaymentComparisonService, { strict: false }).compareOpen();
    // Staff's sessions are over a day later.
    vi.restoreAllMocks();
    await eventually('what is owed', async () => (await read(late)).refund_waits);
    expect(await onAccount(late, 'to_return')).toBe(-1250);
    const { id, by_hand } = await onlyRefundOf(late);
    expect(by_hand).toBe(true);
    expect((await end(late, id, 'by_hand')).status).toBe(200);
    expect(await onAccount(late, 'to_return')).toBe(0);
    expect(await read(late)).toMatchObject({ refund_waits: false });
  });

  it('may be left, with a trace, and ends nothing of another registration', async () => {
    const [registration, other] = [await paidInHand(), await paidInHand()];
    await cancel(registration);
    const { id } = await onlyRefundOf(registration);
    expect((await end(other, id, 'left')).status).toBe(404);
    expect((await end(registration, id, 'rendu' as RefundEnd)).status).toBe(400);
    expect((await end(registration, id, null as unknown as RefundEnd)).status).toBe(400);
    expect((await end(registration, id, 'left')).status).toBe(200);
    expect(await read(registration)).toMatchObject({ refunded: 0, refund_pending: 0, refund_waits: false });
    const { entries } = (await treasurer<RegistrationTimeline>(`${RECORDS}/${registration.id}/timeline`))
      .body;
    expect(entries[0]!.text).toMatch(/^Remboursement de 12,50\s€ classé sans suite$/u);
    // Left is not given back: it may still be.
    expect(
      (await treasurer<RegistrationTimeline>(`${RECORDS}/${registration.id}/timeline`)).body.refundable,
    ).toBe(12.5);
  });
});
