import {
  type DateChangeReport,
  type EventInput,
  type EventRecord,
  MINUTE_MS,
  type Problem,
  type RegistrationInput,
  type RegistrationView,
} from '@livres/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import {
  announceChanges,
  openEvent,
  paidEvent,
  payAtDemo,
  progressOf,
  verified,
} from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
const DATES = { start_date: '2027-03-06T09:00:00Z', end_date: '2027-03-06T11:00:00Z' };
const A_WEEK_LATER = { start_date: '2027-03-13T09:00:00Z', end_date: '2027-03-13T11:00:00Z' };
/** Fourteen days after the moment at which the change is told. */
const UNTIL = '2027-02-15T09:03:00.000Z';

let api: TestApi;
let editor: Request;
let desk: Request;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'bureau@livres.example' } });
  clock = stopClock(api, NOW);
  [editor, desk] = [await api.asStaff('editeur'), await api.asStaff('accueil')];
});
afterAll(() => api?.close());
beforeEach(() => clock.set(NOW));

const track = async (token: string) =>
  (await api.request<RegistrationView>(`/event-registrations/track/${token}/`)).body;
const choose = (token: string, choice: unknown) =>
  api.request<Omit<RegistrationView, 'status'> & Omit<Problem, 'status'> & { status: unknown }>(
    `/event-registrations/track/${token}/date/`,
    { body: { choice } },
  );
const reportOf = async ({ id }: EventRecord) =>
  (await desk<DateChangeReport>(`/admin/event-registrations/date-change/${id}`)).body;

/** Notes the event as it is, publishes other dates, and tells everyone three minutes later. */
async function move({ id }: EventRecord, dates: Partial<EventInput>): Promise<void> {
  await announceChanges(api);
  const path = `/admin/events/${id}`;
  const { body: current } = await editor<EventRecord>(path);
  const body = { ...dates, version: current.version };
  const { body: saved } = await editor<EventRecord>(path, { method: 'PUT', body });
  const { status, text } = await editor(`${path}/publish`, { body: { version: saved.version } });
  expect(status, text).toBe(200);
  clock.advance(3 * MINUTE_MS);
  await announceChanges(api);
}
async function registered(event: EventRecord, over: Partial<RegistrationInput> = {}) {
  const email = mailbox('inscrite');
  return { ...(await verified(api, event.id, { email, ...over })), email };
}

describe('an event that moves to another day', () => {
  it('asks each person, by their link, whether they come; silence keeps the seat, and a visit changes nothing', async () => {
    const event = await paidEvent(editor, { ...DATES, accepts_donations: true });
    const [coming, leaving, silent] = [
      await registered(event),
      await registered(event, { seats: 2, donation_amount: 10 }),
      await registered(event),
    ];
    for (const { registration_id } of [coming, leaving, silent])
      await payAtDemo(api, event.id, registration_id);
    await move(event, A_WEEK_LATER);
    expect(await reportOf(event)).toEqual({
      coming: 0,
      refunded: 0,
      silent: 3,
      until: UNTIL,
      is_over: false,
    });
    const message = await emailTo(api.varFolder, leaving.email, 'Changement');
    for (const words of [
      '13 mars 2027',
      'Je viens',
      'Remboursez-moi',
      '15 février 2027',
      'votre place reste',
    ])
      expect(message.text).toContain(words);
    // No policy of refund here: what a cancellation gives is nothing, what another day gives is all.
    for (let visit = 0; visit < 3; visit += 1)
      expect(await track(leaving.token)).toMatchObject({
        status: 'confirmed',
        date_choice_until: UNTIL,
        date_choice: null,
        refund_if_cancelled: 0,
        refund_if_date_refused: 35,
      });

    for (let press = 0; press < 2; press += 1)
      expect((await choose(coming.token, 'coming')).body).toMatchObject({
        status: 'confirmed',
        date_choice: 'coming',
      });
    for (let press = 0; press < 2; press += 1)
      expect((await choose(leaving.token, 'refund')).status).toBe(200);
    await eventually('all given back', async () => (await track(leaving.token)).status === 'refunded');
    expect(await track(leaving.token)).toMatchObject({ refunded: 35, date_choice_until: null });
    expect(await reportOf(event)).toMatchObject({ coming: 1, refunded: 1, silent: 1 });
    const told = await emailTo(api.varFolder, leaving.email, 'Inscription annulée');
    expect(told.attachments[0]!.text).toContain('METHOD:CANCEL');

    clock.set(UNTIL);
    for (const choice of ['coming', 'refund']) {
      const late = await choose(silent.token, choice);
      expect([late.status, late.body.type]).toEqual([409, '/problems/date-sans-choix']);
    }
    expect((await track(silent.token)).date_choice_until).toBeNull();
    expect((await progressOf(api, event.id, silent.registration_id)).status).toBe('confirmed');
    const { body } = await api.request(`/events/${event.id}/`);
    expect(body.current_participants).toBe(2);
  });

  it('gives the seat of who does not come to who waits, where nothing was paid too', async () => {
    const event = await openEvent(editor, { ...DATES, max_participants: 1 });
    const holder = await registered(event);
    const waiting = await registered(event, { waiting_list: true });
    await move(event, A_WEEK_LATER);
    expect(await track(holder.token)).toMatchObject({ date_choice_until: UNTIL, refund_if_date_refused: 0 });
    // Who waits has nothing to give up: they are told, and asked nothing.
    expect((await track(waiting.token)).date_choice_until).toBeNull();
    expect((await choose(waiting.token, 'refund')).status).toBe(409);
    expect((await choose(holder.token, 'coming')).status).toBe(200);
    expect((await choose(holder.token, 'refund')).body.status).toBe('cancelled');
    expect((await progressOf(api, event.id, waiting.registration_id)).is_offered).toBe(true);
    expect((await choose(holder.token, 'coming')).status).toBe(409);
  });

  it('asks again where it moves again', async () => {
    const event = await openEvent(editor, DATES);
    const { token } = await registered(event);
    await move(event, A_WEEK_LATER);
    await choose(token, 'coming');
    await move(event, { start_date: '2027-02-05T18:00:00Z', end_date: null });
    expect(await track(token)).toMatchObject({
      date_choice: null,
      // Nobody answers to what has begun.
      date_choice_until: '2027-02-05T18:00:00.000Z',
    });
  });

  it('takes one of the two answers', async () => {
    const event = await openEvent(editor, DATES);
    const { token } = await registered(event);
    await move(event, A_WEEK_LATER);
    for (const choice of ['peut-être', null, undefined, 1])
      expect((await choose(token, choice)).body.errors).toEqual({
        choice: 'Choisissez « je viens » ou « remboursez-moi ».',
      });
  });
});

describe('an event that moves by an hour', () => {
  it('asks nothing: the policy of the event holds', async () => {
    const event = await openEvent(editor, DATES);
    const { token, email } = await registered(event);
    await move(event, { start_date: '2027-03-06T10:00:00Z', end_date: '2027-03-06T12:00:00Z' });
    expect((await emailTo(api.varFolder, email, 'Changement')).text).not.toContain('Je viens');
    expect((await track(token)).date_choice_until).toBeNull();
    expect((await choose(token, 'refund')).status).toBe(409);
    expect(await reportOf(event)).toEqual({ coming: 0, refunded: 0, silent: 0, until: null, is_over: false });
  });
});
