import { DAY_MS, type EventInput, HOUR_MS, MINUTE_MS, type Problem } from '@livres/api/contract';
import { AttemptLimitService } from '@livres/api/dist/platform/attempts/attempt-limit.service.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { mailbox } from '../factories/emails.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import {
  aRegistration,
  beginPayment,
  freeDueSeats,
  openEvent,
  paidEvent,
  register,
  verificationToken,
  verified,
} from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { IBAN } from '../factories/transfers.ts';

// 14 h 02 in Paris; the job of each minute is run by hand.
const NOW = new Date('2027-01-09T13:02:00Z');

let api: TestApi;
let editor: Request;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'bureau@livres.example' } });
  clock = stopClock(api, NOW);
  editor = await api.asStaff('editeur');
});
afterAll(() => api?.close());
beforeEach(() => clock.set(NOW));

const refusal = (answer: { status: number; body: unknown }) => {
  const { type, errors, retry_at, available_seats } = answer.body as Problem & Record<string, unknown>;
  return { status: answer.status, type, seats: errors?.['seats'], retry_at, available_seats };
};
const eventOf = (over: Partial<EventInput>) => openEvent(editor, { unverified_percentage: 50, ...over });

it('a hundred and twenty forms an hour come from one address, as of a mobile network, and no more', async () => {
  const event = await eventOf({ max_participants: 60 });
  const address = someAddress();
  const attempts = api.app.get(AttemptLimitService, { strict: false });
  const key = `registration:${attempts.disguise(address)}`;
  for (let form = 1; form < 120; form += 1) await attempts.count(key, 120, { windowMs: HOUR_MS });
  const send = () =>
    api.request<Problem>(`/events/${event.id}/register/`, {
      body: aRegistration(),
      headers: { 'x-forwarded-for': address },
    });
  expect((await send()).status).toBe(201);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(58 * 60)]);
  clock.advance(58 * MINUTE_MS);
  expect((await send()).status).toBe(201);
});

describe('seats that nobody has verified', () => {
  it('never pass the share that staff set, however many forms arrive at once', async () => {
    const event = await eventOf({ max_participants: 60 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => register(api, event.id, { seats: 10 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map((answer) => JSON.stringify(refusal(answer))))).toEqual(
      new Set([
        JSON.stringify({
          status: 409,
          type: '/problems/places-a-verifier',
          seats:
            'Trop de places attendent que leur adresse e-mail soit vérifiée\u00a0: revenez à partir de 14 h 34.',
          retry_at: '2027-01-09T13:34:00.000Z',
          available_seats: 0,
        }),
      ]),
    );
  });

  it('are taken again from the moment that the form named', async () => {
    const event = await eventOf({ max_participants: 4 });
    expect((await register(api, event.id, { seats: 2 })).status).toBe(201);
    const refused = refusal(await register(api, event.id));
    expect(refused.status).toBe(409);
    clock.set(refused.retry_at as string);
    await freeDueSeats(api);
    expect((await register(api, event.id)).status).toBe(201);
  });

  it('leave room as soon as one of them is verified', async () => {
    const event = await eventOf({ max_participants: 4 });
    await verified(api, event.id, { seats: 2 });
    expect((await register(api, event.id, { seats: 2 })).status).toBe(201);
  });

  it('may be fewer than were asked for, and the form says how many', async () => {
    const event = await eventOf({ max_participants: 20 });
    await register(api, event.id, { seats: 7 });
    clock.advance(10 * MINUTE_MS);
    await register(api, event.id, { seats: 1 });
    expect(refusal(await register(api, event.id, { seats: 3 }))).toMatchObject({
      seats:
        'Trop de places attendent que leur adresse e-mail soit vérifiée\u00a0: demandez-en 2 au plus, ou revenez à partir de 14 h 34.',
      available_seats: 2,
    });
    expect((await register(api, event.id, { seats: 2 })).status).toBe(201);
  });

  it('of a group larger than the share are told to begin with fewer', async () => {
    const event = await eventOf({ max_participants: 6 });
    expect(refusal(await register(api, event.id, { seats: 5 }))).toMatchObject({
      status: 409,
      seats:
        'Trop de places attendent que leur adresse e-mail soit vérifiée\u00a0: demandez-en 3 au plus, puis inscrivez les autres personnes une fois votre adresse vérifiée.',
      retry_at: null,
    });
  });

  it('are ten at most for one address, however it is written, even without a limit of seats', async () => {
    const event = await eventOf({ max_participants: null });
    const email = mailbox();
    expect((await register(api, event.id, { email, seats: 8 })).status).toBe(201);
    const refused = refusal(await register(api, event.id, { email: email.toUpperCase(), seats: 3 }));
    expect([refused.status, refused.retry_at]).toEqual([409, '2027-01-09T13:34:00.000Z']);
    expect((await register(api, event.id, { email, seats: 2 })).status).toBe(201);
    const token = await verificationToken(api, email);
    await api.request(`/events/${event.id}/verify-email/`, { body: { token } });
    expect((await register(api, event.id, { email, seats: 2 })).status).toBe(201);
  });

  it('are not counted for who asks to wait: they hold none', async () => {
    const event = await eventOf({ max_participants: 1 });
    await register(api, event.id);
    expect((await register(api, event.id, { waiting_list: true, seats: 10 })).status).toBe(201);
  });

  it('are a share of 1 to 100 %', async () => {
    for (const unverified_percentage of [0, 101, 2.5]) {
      const { status, body } = await editor<Problem>('/admin/events', {
        body: { title: 'Trop', short_description: 'Trop.', event_type: 'workshop', unverified_percentage },
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['unverified_percentage']]);
    }
  });
});

describe('a transfer', () => {
  const settle = async () => {
    const admin = await api.asStaff('administrateur');
    const settings = [
      { key: 'bank_iban', value: IBAN },
      { key: 'bank_holder', value: 'Livres en partage' },
    ];
    const { status } = await admin('/settings/bulk_update/', { body: { settings, reason: '' } });
    expect(status).toBe(200);
  };
  const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();
  const methodsOf = async (id: number) => {
    const { body } = await api.request(`/events/${id}/registration-status/`);
    return body.payment_methods.map(({ method }: { method: string }) => method) as string[];
  };

  it('is for who has verified their mailbox, and its last day is before the event', async () => {
    await settle();
    const event = await paidEvent(editor, { start_date: inDays(6), end_date: null });
    expect(await methodsOf(event.id)).toContain('bank_transfer');
    const { body: unverified } = await register(api, event.id);
    const early = await beginPayment(api, event.id, unverified.registration_id, 'bank_transfer');
    expect([early.status, (early.body as unknown as Problem).type]).toEqual([
      409,
      '/problems/adresse-non-verifiee',
    ]);
    const { registration_id } = await verified(api, event.id);
    const begun = await beginPayment(api, event.id, registration_id, 'bank_transfer');
    expect([begun.status, begun.body.expires_at]).toEqual([201, inDays(4)]);
  });

  it('keeps its seat two bank days more, in which staff read the statement', async () => {
    await settle();
    const event = await paidEvent(editor, { start_date: inDays(30), end_date: null });
    const { registration_id } = await verified(api, event.id);
    const { body } = await beginPayment(api, event.id, registration_id, 'bank_transfer');
    // Saturday the 16th, at 14 h 02: Monday and Tuesday follow.
    expect(body.expires_at).toBe(inDays(7));
    const path = `/events/${event.id}/registration-status/?registration_id=${registration_id}`;
    const status = async () => (await api.request(path)).body.registration.status as string;

    clock.set(new Date('2027-01-19T22:59:00Z'));
    await freeDueSeats(api);
    expect(await status()).toBe('pending_payment');
    clock.set(new Date('2027-01-19T23:00:00Z'));
    await freeDueSeats(api);
    expect(await status()).toBe('expired');
  });

  it('is neither proposed nor taken where it would come after the event', async () => {
    await settle();
    const event = await paidEvent(editor, { start_date: inDays(2), end_date: null });
    expect(await methodsOf(event.id)).not.toContain('bank_transfer');
    const { registration_id } = await verified(api, event.id);
    const { status, body } = await beginPayment(api, event.id, registration_id, 'bank_transfer');
    expect([status, (body as unknown as Problem).errors?.['payment_method']]).toEqual([
      409,
      'L’événement est trop proche pour un virement, ou n’en accepte pas : choisissez un autre moyen de paiement.',
    ]);
    const held = await api.request(
      `/events/${event.id}/registration-status/?registration_id=${registration_id}`,
    );
    expect(held.body.registration.expires_at).toBe(new Date(NOW.getTime() + 30 * MINUTE_MS).toISOString());
  });
});
