import { randomUUID } from 'node:crypto';
import { DAY_MS, type EventRecord, MINUTE_MS, type Problem } from '@livres/api/contract';
import { RegistrationDeadlinesService } from '@livres/api/dist/events/registrations/seats/registration-deadlines.service.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { actCurrent, putCurrent } from '../factories/current-version.ts';
import { mailbox, subjectsTo } from '../factories/emails.ts';
import { outcome } from '../factories/outcomes.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import {
  aRegistration,
  beginPayment,
  chooseAtDemo,
  confirmPayment,
  openEvent,
  paidEvent,
  payAtDemo,
  progressOf,
  register,
  verificationToken,
  verified,
} from '../factories/registrations.ts';
import { rowsOf } from '../factories/rows.ts';
import { stopClock } from '../factories/time.ts';
import { atOnce, eventually, pause } from '../factories/waiting.ts';

let api: TestApi;
let editor: Request;
let desk: Request;
beforeAll(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'bureau@livres.example' } });
  editor = await api.asStaff('editeur');
  desk = await api.asStaff('accueil');
});
afterAll(() => api?.close());
afterEach(() => vi.restoreAllMocks());

const sweep = () => api.app.get(RegistrationDeadlinesService, { strict: false }).sweep();
/** The payer was faster than the closing of their page, and nobody heard of it. */
const paidMeanwhile = async (attempt_id: string) => {
  const [payment] = await rowsOf<{ id: string }>(
    api.databaseUrl,
    `UPDATE demo_payments SET status = 'succeeded' WHERE attempt_id = $1 RETURNING id`,
    [attempt_id],
  );
  expect(payment).toBeDefined();
};
const tracked = async (token: string) => (await api.request(`/event-registrations/track/${token}/`)).body;

describe('a free registration', () => {
  it('holds its seats for half an hour, until its mailbox is verified', async () => {
    const event = await openEvent(editor, { max_participants: 10 });
    const email = mailbox();
    const { status, body } = await register(api, event.slug, { email, seats: 3 });
    expect([status, body.status, body.total, body.waiting_position]).toEqual([
      201,
      'pending_verification',
      0,
      null,
    ]);
    expect(new Date(body.expires_at!).getTime()).toBeCloseTo(Date.now() + 30 * MINUTE_MS, -4);
    const shown = await eventually('the seats taken', async () => {
      const { body: one } = await api.request(`/events/${event.id}/`);
      return one.current_participants === 3 ? one : null;
    });
    expect(shown.available_seats).toBe(7);
    const token = await verificationToken(api, email);
    const verify = () => api.request(`/events/${event.id}/verify-email/`, { body: { token } });
    const first = await verify();
    expect([first.status, first.body.status]).toEqual([200, 'confirmed']);
    const again = await verify();
    expect([again.status, again.body.status]).toEqual([200, 'confirmed']);
  });

  it('expires unverified, and its seats are free again', async () => {
    const event = await openEvent(editor, { max_participants: 1 });
    const { body } = await register(api, event.id);
    const clock = stopClock(api);
    clock.advance(29 * MINUTE_MS);
    await sweep();
    expect((await progressOf(api, event.id, body.registration_id)).status).toBe('pending_verification');
    clock.advance(2 * MINUTE_MS);
    await sweep();
    expect((await progressOf(api, event.id, body.registration_id)).status).toBe('expired');
    expect((await register(api, event.id)).status).toBe(201);
  });

  it('is not verified by a token that comes too late, nor by one of another event', async () => {
    const event = await openEvent(editor);
    const other = await openEvent(editor);
    const email = mailbox();
    await register(api, event.id, { email });
    const token = await verificationToken(api, email);
    const elsewhere = await api.request<Problem>(`/events/${other.id}/verify-email/`, { body: { token } });
    expect([elsewhere.status, elsewhere.body.detail]).toEqual([
      400,
      'Token de vérification invalide ou expiré',
    ]);
    stopClock(api).advance(31 * MINUTE_MS);
    const late = await api.request<Problem>(`/events/${event.id}/verify-email/`, { body: { token } });
    expect(late.status).toBe(400);
  });

  it('is verified by the site’s one address as well', async () => {
    const event = await openEvent(editor);
    const email = mailbox();
    await register(api, event.id, { email });
    const token = await verificationToken(api, email);
    const { status, body } = await api.request('/verify-email/', { body: { token, context: 'event' } });
    expect([status, body.context, body.status]).toEqual([200, 'event', 'confirmed']);
  });

  it('has its e-mail sent again three times at most', async () => {
    const event = await openEvent(editor);
    const email = mailbox();
    await register(api, event.id, { email });
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await api.request(`/events/${event.id}/resend-verification/`, {
        body: { email: email.toUpperCase() },
      });
      expect([status, body.success]).toEqual([200, true]);
    }
    await eventually('four e-mails', async () => (await subjectsTo(api, email)).length >= 4);
    expect(await subjectsTo(api, email)).toHaveLength(4);
    const unknown = await api.request(`/events/${event.id}/resend-verification/`, {
      body: { email: mailbox() },
    });
    expect(unknown.status).toBe(200);
  });
});

describe('the form', () => {
  it('sent twenty times at once is one registration and one e-mail', async () => {
    const event = await openEvent(editor);
    const body = aRegistration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.request(`/events/${event.id}/register/`, { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: one }) => one.registration_id)).size).toBe(1);
    await verificationToken(api, body.email);
    expect(await subjectsTo(api, body.email)).toHaveLength(1);
  });

  it('without a key is the same within a minute, by the header’s key always', async () => {
    const event = await openEvent(editor);
    const { form_key: _, ...body } = aRegistration();
    const send = (headers = {}) => api.request(`/events/${event.id}/register/`, { body, headers });
    const [one, two] = [await send(), await send()];
    expect(two.body.registration_id).toBe(one.body.registration_id);
    const clock = stopClock(api);
    clock.advance(2 * MINUTE_MS);
    expect((await send()).body.registration_id).not.toBe(one.body.registration_id);
    const headers = { 'idempotency-key': randomUUID() };
    const keyed = await send(headers);
    clock.advance(5 * MINUTE_MS);
    expect((await send(headers)).body.registration_id).toBe(keyed.body.registration_id);
  });

  it('with other words under the same key is refused', async () => {
    const event = await openEvent(editor);
    const body = aRegistration();
    await api.request(`/events/${event.id}/register/`, { body });
    const { status, body: problem } = await api.request<Problem>(`/events/${event.id}/register/`, {
      body: { ...body, seats: 2 },
    });
    expect([status, problem.type]).toEqual([409, '/problems/formulaire-modifie']);
  });

  it.each([
    ['first_name', ''],
    ['first_name', null],
    ['last_name', undefined],
    ['email', 'awa'],
    ['email', null],
    ['phone', '06 12'],
    ['seats', 0],
    ['seats', 11],
    ['seats', 2.5],
    ['seats', null],
    ['consent', false],
    ['consent', null],
    ['donation_amount', 'beaucoup'],
    ['donation_amount', -5],
    ['answers', [null]],
    ['special_needs', 'x'.repeat(1001)],
  ])('says in French what is wrong with %s = %j', async (field, value) => {
    const event = await openEvent(editor);
    const body = { ...aRegistration(), [field]: value };
    const { status, body: problem } = await api.request<Problem>(`/events/${event.id}/register/`, { body });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {}).some((name) => name.startsWith(field))).toBe(true);
  });

  it('asks the organiser’s own questions', async () => {
    const questions = [
      { label: 'Repas', kind: 'choice', choices: ['Viande', 'Légumes'], required: true },
      { label: 'Première fois ?', kind: 'yes_no', required: false },
      { label: 'Un mot', kind: 'text', required: false },
    ] as never[];
    const event = await openEvent(editor, { questions });
    const { body: shown } = await api.request(`/events/${event.id}/`);
    const [meal, first] = shown.questions as { id: string }[];
    const send = (answers: unknown) =>
      api.request<Problem>(`/events/${event.id}/register/`, { body: { ...aRegistration(), answers } });
    const missing = await send([]);
    expect([missing.status, missing.body.errors]).toEqual([
      400,
      { [`answers.${meal!.id}`]: 'Répondez à cette question.' },
    ]);
    const wrong = await send([{ question_id: meal!.id, answer: 'Poisson' }]);
    expect(wrong.body.errors?.[`answers.${meal!.id}`]).toBe('Choisissez une des réponses proposées.');
    const unknown = await send([
      { question_id: 'x', answer: 'y' },
      { question_id: meal!.id, answer: 'Viande' },
    ]);
    expect(unknown.status).toBe(400);
    const good = await send([
      { question_id: meal!.id, answer: 'Légumes' },
      { question_id: first!.id, answer: 'oui' },
    ]);
    expect(good.status).toBe(201);
  });

  it('keeps the words that answers were given to, and asks nothing new of who is in, whatever becomes of questions', async () => {
    const event = await openEvent(editor, {
      questions: [
        { label: 'Repas', kind: 'choice', choices: ['Viande', 'Légumes'], required: false },
        { label: 'Un mot', kind: 'text', required: false },
      ] as never[],
    });
    const [meal, word] = event.questions;
    const answers = [
      { question_id: meal!.id, answer: 'Viande' },
      { question_id: word!.id, answer: 'Avec plaisir' },
    ];
    const { registration_id, token } = await verified(api, event.id, { answers });
    const path = `/admin/events/${event.id}`;
    // One is renamed, made required and loses a choice; one is deleted; one is new and required.
    const questions = [
      { ...meal!, label: 'Quel repas ?', choices: ['Légumes', 'Poisson'], required: true },
      { label: 'Votre ville', kind: 'text', required: true },
    ] as never[];
    const { status, body: saved } = await putCurrent<EventRecord>(editor, path, { questions });
    expect(status).toBe(200);
    expect((await editor(`${path}/publish`, { body: { version: saved.version } })).status).toBe(200);

    const kept = async () => (await desk(`/admin/event-registrations/${registration_id}`)).body.answers;
    const words = [
      { question_id: meal!.id, label: 'Repas', answer: 'Viande' },
      { question_id: word!.id, label: 'Un mot', answer: 'Avec plaisir' },
    ];
    expect(await kept()).toEqual(words);
    const person = { first_name: 'Aïssatou', last_name: 'Diallo' };
    const renamed = await api.request(`/event-registrations/track/${token}/changes/`, { body: person });
    expect([renamed.status, renamed.body.first_name]).toEqual([200, 'Aïssatou']);
    expect(await kept()).toEqual(words);

    // A form that was open meanwhile is answered at its fields.
    const late = await api.request<Problem>(`/events/${event.id}/register/`, {
      body: { ...aRegistration(), answers: [answers[0]] },
    });
    const [, city] = (await api.request(`/events/${event.id}/`)).body.questions as { id: string }[];
    expect([late.status, late.body.errors]).toEqual([
      400,
      {
        [`answers.${meal!.id}`]: 'Choisissez une des réponses proposées.',
        [`answers.${city!.id}`]: 'Répondez à cette question.',
      },
    ]);
  });

  it.each([
    ['is not needed', { requires_registration: false }, 'inscription-inutile'],
    ['is not open yet', { registration_opens_at: '2027-02-01T09:00:00Z' }, 'inscriptions-pas-ouvertes'],
    ['is closed', { registration_closes_at: '2026-01-01T09:00:00Z' }, 'inscriptions-closes'],
    [
      'is over',
      { start_date: '2026-03-06T09:00:00Z', end_date: '2026-03-06T11:00:00Z' },
      'evenement-termine',
    ],
  ])('is refused where registration %s', async (_, over, code) => {
    const event = await openEvent(editor, over);
    const { status, body } = await register(api, event.id);
    expect([status, (body as unknown as Problem).type]).toEqual([409, `/problems/${code}`]);
  });
});

describe('a paid registration', () => {
  it('costs what the server says, is paid, and stands in the journal as tickets', async () => {
    const event = await paidEvent(editor);
    const { registration_id, status, total } = await verified(api, event.id, { seats: 2 });
    expect([status, total]).toEqual(['pending_payment', 25]);
    const paid = await payAtDemo(api, event.id, registration_id);
    expect([paid.status, paid.is_paid]).toEqual(['confirmed', true]);
    expect(
      await rowsOf(
        api.databaseUrl,
        `SELECT entry.kind, posting.account, posting.amount::int AS amount FROM journal_entries entry
           JOIN journal_postings posting ON posting.entry_id = entry.id
          WHERE entry.subject_id = $1 AND entry.kind = 'ticket' ORDER BY posting.amount`,
        [registration_id],
      ),
    ).toEqual([
      { kind: 'ticket', account: 'tickets', amount: -2500 },
      { kind: 'ticket', account: 'provider:demo', amount: 2500 },
    ]);
  });

  it('carries a gift on top, which is a donation of its own', async () => {
    const event = await paidEvent(editor, { accepts_donations: true });
    const email = mailbox();
    const { registration_id, total } = await verified(api, event.id, { donation_amount: '20', email });
    expect(total).toBe(32.5);
    await payAtDemo(api, event.id, registration_id);
    const [gift] = await rowsOf(
      api.databaseUrl,
      `SELECT donation.status, donation.amount::int AS amount, donation.source FROM donations donation
         JOIN event_registrations registration ON registration.donation_id = donation.id
        WHERE registration.id = $1`,
      [registration_id],
    );
    expect(gift).toEqual({ status: 'succeeded', amount: 2000, source: 'inscription' });
    await eventually('thanks for the gift', async () =>
      (await subjectsTo(api, email)).some((subject) => subject.startsWith('Merci pour votre don')),
    );
  });

  it('refuses a gift where the event proposes none', async () => {
    const event = await paidEvent(editor);
    const { status } = await register(api, event.id, { donation_amount: 10 });
    expect(status).toBe(400);
  });

  it('has the early-bird price until its deadline', async () => {
    const event = await paidEvent(editor, {
      early_bird_price: 8,
      early_bird_deadline: '2027-01-01T00:00:00Z',
    });
    expect((await register(api, event.id)).body.total).toBe(8);
    stopClock(api, new Date('2027-01-02T00:00:00Z'));
    expect((await register(api, event.id)).body.total).toBe(12.5);
  });

  it('that nobody pays gives its seat back once its page is closed, and a payment that comes late takes one that is left', async () => {
    const event = await paidEvent(editor, { max_participants: 2 });
    const { registration_id } = await verified(api, event.id);
    const { body: begun } = await beginPayment(api, event.id, registration_id);
    const clock = stopClock(api);
    clock.advance(36 * MINUTE_MS);
    await sweep();
    expect((await progressOf(api, event.id, registration_id)).status).toBe('expired');
    await paidMeanwhile(begun.transaction_id);
    await confirmPayment(api, event.id, begun.transaction_id);
    expect((await progressOf(api, event.id, registration_id)).status).toBe('confirmed');
  });

  it('paid late with no seat left gives the money back by itself', async () => {
    const event = await paidEvent(editor, { max_participants: 1 });
    const email = mailbox();
    const { registration_id } = await verified(api, event.id, { email });
    const { body: begun } = await beginPayment(api, event.id, registration_id);
    const clock = stopClock(api);
    clock.advance(36 * MINUTE_MS);
    await sweep();
    vi.restoreAllMocks();
    expect((await register(api, event.id)).status).toBe(201);
    await paidMeanwhile(begun.transaction_id);
    await confirmPayment(api, event.id, begun.transaction_id);
    expect((await progressOf(api, event.id, registration_id)).status).toBe('refunded');
    await eventually('the refund done', async () => {
      const [refund] = await rowsOf<{ status: string }>(
        api.databaseUrl,
        'SELECT status FROM event_registration_refunds WHERE registration_id = $1',
        [registration_id],
      );
      return refund?.status === 'done';
    });
    const [owed] = await rowsOf<{ owed: number }>(
      api.databaseUrl,
      `SELECT coalesce(sum(posting.amount), 0)::int AS owed FROM journal_postings posting
         JOIN journal_entries entry ON entry.id = posting.entry_id
        WHERE entry.subject_id = $1 AND posting.account = 'to_return'`,
      [registration_id],
    );
    expect(owed!.owed).toBe(0);
    await eventually('told', async () =>
      (await subjectsTo(api, email)).some((subject) => subject.startsWith('Payé trop tard, remboursé')),
    );
  });

  it('refused by the bank keeps its seat for another try', async () => {
    const event = await paidEvent(editor);
    const { registration_id } = await verified(api, event.id);
    const { body: begun } = await beginPayment(api, event.id, registration_id);
    await chooseAtDemo(api, begun, 'refuse');
    await confirmPayment(api, event.id, begun.transaction_id);
    expect((await progressOf(api, event.id, registration_id)).status).toBe('pending_payment');
    expect((await payAtDemo(api, event.id, registration_id)).status).toBe('confirmed');
  });

  it('is asked for twice by the same way as one payment', async () => {
    const event = await paidEvent(editor);
    const { registration_id } = await verified(api, event.id);
    const [one, two] = [
      await beginPayment(api, event.id, registration_id),
      await beginPayment(api, event.id, registration_id),
    ];
    expect(two.body.transaction_id).toBe(one.body.transaction_id);
    expect((await beginPayment(api, event.id, randomUUID())).status).toBe(404);
  });
});

describe('the last seat', () => {
  it('is had by exactly one of two hundred who ask at once; the others are offered the waiting list', async () => {
    const event = await openEvent(editor, { max_participants: 1 });
    const answers = await atOnce(200, async () => {
      const form = aRegistration();
      const ask = () => register(api, event.id, form);
      let answer = await ask();
      // A machine that is busy asks some to come back (503): the same form, sent again, as people do.
      for (let again = 0; answer.status === 503 && again < 20; again += 1) {
        await pause(500);
        answer = await ask();
      }
      return answer;
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const refused = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => body as unknown as Problem);
    expect(refused).toHaveLength(199);
    expect(refused[0]).toMatchObject({ available_seats: 0, waiting_list_open: true });
  });

  it('is offered to the first in line once it is free, and taken within a day', async () => {
    const event = await openEvent(editor, { max_participants: 1 });
    const holder = await verified(api, event.id);
    const first = await verified(api, event.id, { waiting_list: true, email: mailbox('un') });
    const second = await verified(api, event.id, { waiting_list: true, email: mailbox('deux') });
    expect([first.status, first.waiting_position, second.waiting_position]).toEqual(['waitlisted', 1, 2]);
    await api.request(`/event-registrations/track/${holder.token}/cancel/`, { method: 'POST' });
    const offered = await progressOf(api, event.id, first.registration_id);
    expect([offered.status, offered.is_offered]).toEqual(['waitlisted', true]);
    // Nobody else has it meanwhile.
    expect((await register(api, event.id)).status).toBe(409);
    const { body } = await api.request(`/event-registrations/track/${first.token}/accept/`, {
      method: 'POST',
    });
    expect(body.status).toBe('confirmed');
    expect((await tracked(second.token)).waiting_position).toBe(1);
  });

  it('goes to the next where it is not taken in a day', async () => {
    const event = await openEvent(editor, { max_participants: 1 });
    const holder = await verified(api, event.id);
    const first = await verified(api, event.id, { waiting_list: true });
    const second = await verified(api, event.id, { waiting_list: true });
    await api.request(`/event-registrations/track/${holder.token}/cancel/`, { method: 'POST' });
    stopClock(api).advance(DAY_MS + MINUTE_MS);
    await sweep();
    expect((await progressOf(api, event.id, first.registration_id)).status).toBe('expired');
    expect((await progressOf(api, event.id, second.registration_id)).is_offered).toBe(true);
  });

  it('is paid while it is offered, where it costs something', async () => {
    const event = await paidEvent(editor, { max_participants: 1 });
    const holder = await verified(api, event.id);
    const waiting = await verified(api, event.id, { waiting_list: true });
    await api.request(`/event-registrations/track/${holder.token}/cancel/`, { method: 'POST' });
    expect((await payAtDemo(api, event.id, waiting.registration_id)).status).toBe('confirmed');
  });
});

describe('a cancellation', () => {
  it('of a group, asked for twenty times at once, frees its seats once and writes once', async () => {
    const event = await openEvent(editor, { max_participants: 4 });
    const email = mailbox('groupe');
    const { token } = await verified(api, event.id, { seats: 4, email });
    await api.request(`/event-registrations/track/${token}/seats/`, { body: { seats: 2 } });
    const cancel = () => {
      const headers = { 'x-forwarded-for': someAddress() };
      return api.request(`/event-registrations/track/${token}/cancel/`, { method: 'POST', headers });
    };
    for (const { status, body } of await atOnce(20, cancel))
      expect([status, body.status]).toEqual([200, 'cancelled']);
    expect((await cancel()).status).toBe(200);
    expect((await register(api, event.id, { seats: 5 })).status).toBe(409);
    expect((await register(api, event.id, { seats: 4 })).status).toBe(201);
    const [told] = await rowsOf<{ count: number }>(
      api.databaseUrl,
      `SELECT count(*)::int AS count FROM event_registration_entries entry
         JOIN event_registrations registration ON registration.id = entry.registration_id
        WHERE registration.email = $1 AND entry.text LIKE '%Inscription annulée%'`,
      [email],
    );
    expect(told!.count).toBe(1);
  });

  it('gives back what the event’s policy says, and no gift', async () => {
    const event = await paidEvent(editor, {
      refund_until_days: 7,
      refund_percentage: 50,
      accepts_donations: true,
    });
    const { registration_id, token } = await verified(api, event.id, { donation_amount: 10 });
    await payAtDemo(api, event.id, registration_id);
    expect((await tracked(token)).refund_if_cancelled).toBe(6.25);
    const { body } = await api.request(`/event-registrations/track/${token}/cancel/`, { method: 'POST' });
    expect(body.status).toBe('cancelled');
    await eventually('refunded', async () => (await tracked(token)).status === 'refunded');
    expect((await tracked(token)).refunded).toBe(6.25);
    const [gift] = await rowsOf<{ net: number }>(
      api.databaseUrl,
      `SELECT -sum(posting.amount)::int AS net FROM journal_postings posting
         JOIN event_registrations registration ON registration.donation_id = posting.gift_id
        WHERE registration.id = $1 AND posting.account = 'gifts'`,
      [registration_id],
    );
    expect(gift!.net).toBe(1000);
  });

  it('gives nothing back after the day that the policy says', async () => {
    const in20Days = new Date(Date.now() + 20 * DAY_MS).toISOString();
    const event = await paidEvent(editor, { refund_until_days: 7, start_date: in20Days, end_date: null });
    const { registration_id, token } = await verified(api, event.id);
    await payAtDemo(api, event.id, registration_id);
    stopClock(api).advance(14 * DAY_MS);
    const { body } = await api.request(`/event-registrations/track/${token}/cancel/`, { method: 'POST' });
    expect([body.status, body.refunded]).toEqual(['cancelled', 0]);
  });

  it('of some seats gives those back', async () => {
    const event = await paidEvent(editor, { refund_until_days: 0, max_participants: 3 });
    const { registration_id, token } = await verified(api, event.id, { seats: 3 });
    await payAtDemo(api, event.id, registration_id);
    const { body } = await api.request(`/event-registrations/track/${token}/seats/`, { body: { seats: 1 } });
    expect([body.status, body.seats, body.amount]).toEqual(['confirmed', 1, 12.5]);
    await eventually('given back', async () => (await tracked(token)).refunded === 25);
    expect((await register(api, event.id, { seats: 2 })).status).toBe(201);
  });
});

describe('more seats by the private link', () => {
  it('are refused of an event that costs something since one came for nothing', async () => {
    const event = await openEvent(editor);
    const { token } = await verified(api, event.id);
    const seats = (count: number) =>
      api.request(`/event-registrations/track/${token}/seats/`, { body: { seats: count } });
    expect([(await seats(2)).body.seats, (await tracked(token)).most_seats]).toEqual([2, 10]);
    const path = `/admin/events/${event.id}`;
    await accepted(putCurrent(editor, path, { is_free: false, price: 12.5 }));
    await accepted(actCurrent(editor, path, 'publish', {}));
    expect(outcome(await seats(10))).toEqual([409, 'places-payantes']);
    expect((await tracked(token)).most_seats).toBe(2);
    expect((await seats(1)).body.seats).toBe(1);
  });
});

describe('seats of an event', () => {
  it('are not lowered below those that are taken', async () => {
    const event = await openEvent(editor, { max_participants: 5 });
    await register(api, event.id, { seats: 3 });
    const { body: current } = await editor(`/admin/events/${event.id}`);
    const put = (max_participants: number) =>
      editor<Problem>(`/admin/events/${event.id}`, {
        method: 'PUT',
        body: { max_participants, version: current.version },
      });
    const refused = await put(2);
    expect([refused.status, refused.body.errors?.['max_participants']]).toEqual([
      400,
      '3 places sont déjà prises : gardez-en au moins autant.',
    ]);
    expect((await put(3)).status).toBe(200);
  });

  it('are told with their price and the ways to pay', async () => {
    const event = await paidEvent(editor, { max_participants: 2 });
    const { status, body } = await api.request(`/events/${event.slug}/registration-status/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      registration_state: 'open',
      available_seats: 2,
      price: 12.5,
      registration: null,
    });
    expect(body.payment_methods.map(({ method }: { method: string }) => method)).toContain('demo');
  });
});
