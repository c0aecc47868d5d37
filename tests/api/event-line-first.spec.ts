import {
  type EventCodeRecord,
  type EventInput,
  type EventRecord,
  type EventRegistrationRecord,
  MINUTE_MS,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { actCurrent, putCurrent } from '../factories/current-version.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import {
  beginPayment,
  confirmPayment,
  freeDueSeats,
  openEvent,
  paidEvent,
  payAtDemo,
  progressOf,
  register,
  verified,
} from '../factories/registrations.ts';
import { outcome } from '../factories/outcomes.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { atOnce } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const NOW = new Date('2027-01-12T09:30:00Z');
const NEXT_MONTH = { start_date: '2027-02-10T18:00:00Z', end_date: null };
let clock: StoppedClock;
beforeAll(() => {
  clock = stopClock(api, NOW);
});

const record = async (id: string): Promise<EventRegistrationRecord> =>
  (await admin(`/admin/event-registrations/${id}`)).body;
const press = (token: string, act: 'accept' | 'cancel' | 'decline') =>
  api.request(`/event-registrations/track/${token}/${act}/`, { method: 'POST' });
const enter = (event: EventRecord, over: object = {}) =>
  admin<EventRegistrationRecord>('/admin/event-registrations', {
    body: { event_id: event.id, first_name: 'Jean', last_name: 'Roux', ...over },
  });
/** Another number of seats, written down and not published yet. */
const prepare = (event: EventRecord, max_participants: number) =>
  accepted(putCurrent(admin, `/admin/events/${event.id}`, { max_participants }));
const publish = (event: EventRecord) =>
  accepted(actCurrent(admin, `/admin/events/${event.id}`, 'publish', {}));

/** A full event of so many seats, and so many people who wait, in their order. */
async function full(seats: number, waiting: number, over: Partial<EventInput> = {}) {
  const event = await openEvent(admin, { max_participants: seats, ...NEXT_MONTH, ...over });
  const held = [];
  for (let one = 0; one < seats; one += 1) held.push(await verified(api, event.id));
  const line = [];
  for (let one = 0; one < waiting; one += 1) {
    // In an order that no two moments leave to chance.
    clock.advance(MINUTE_MS);
    line.push(await verified(api, event.id, { waiting_list: true }));
  }
  return { event, held, line };
}
const offeredOf = async (event: EventRecord, line: readonly { registration_id: string }[]) =>
  Promise.all(
    line.map(async ({ registration_id }) => (await progressOf(api, event.id, registration_id)).is_offered),
  );

describe('while someone waits whom the seats would suit', () => {
  it('a seat that one gives back goes to the first of them, whatever fifty forms do at the same moment', async () => {
    const { event, held, line } = await full(2, 3);
    const [cancelled, ...answers] = await Promise.all([
      press(held[0]!.token, 'cancel'),
      ...Array.from({ length: 50 }, () => register(api, event.id)),
    ]);
    expect(cancelled.status).toBe(200);
    expect(answers.filter(({ status }) => status === 201)).toEqual([]);
    await freeDueSeats(api);
    expect(await offeredOf(event, line)).toEqual([true, false, false]);
  });

  it('seats that staff add go to them, whatever fifty forms do at the same moment', async () => {
    const { event, line } = await full(1, 3);
    await prepare(event, 3);
    const [, ...answers] = await Promise.all([
      publish(event),
      ...Array.from({ length: 50 }, () => register(api, event.id)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toEqual([]);
    await freeDueSeats(api);
    expect(await offeredOf(event, line)).toEqual([true, true, false]);
  });

  it('staff give no seat past them by an entry, by a change or by a late payment, unless they say so', async () => {
    const { event, held, line } = await full(2, 1);
    // Free in the same transaction as the list is served: what staff do comes before or after, never between.
    const [entered, changed] = await Promise.all([
      enter(event),
      putCurrent(admin, `/admin/event-registrations/${held[1]!.registration_id}`, { seats: 2 }),
      press(held[0]!.token, 'cancel'),
    ]);
    expect([entered.status, changed.status]).toEqual([409, 409]);
    expect(await offeredOf(event, line)).toEqual([true]);
    expect(entered.body).toMatchObject({ available_seats: 0 });
    expect((await enter(event, { beyond_capacity: true })).status).toBe(201);
  });

  it('a name is changed without a seat, a group gives back one at a time, and asks for one behind the line', async () => {
    const event = await openEvent(admin, { max_participants: 5, ...NEXT_MONTH });
    const group = await verified(api, event.id, { seats: 4 });
    const single = await verified(api, event.id);
    const line = [];
    for (let one = 0; one < 5; one += 1) {
      clock.advance(MINUTE_MS);
      line.push(await verified(api, event.id, { waiting_list: true }));
    }
    const path = `/event-registrations/track/${group.token}`;
    const person = { first_name: 'Aïssatou', last_name: 'Diallo' };
    expect((await accepted(api.request(`${path}/changes/`, { body: person }))).first_name).toBe('Aïssatou');
    const address = { email: mailbox('autre') };
    await accepted(putCurrent(admin, `/admin/event-registrations/${single.registration_id}`, address));
    const guests = [{ position: 3, guest_name: 'Moussa Diallo' }];
    await accepted(api.request(`${path}/tickets/guests/`, { body: { guests } }));
    const none = [false, false, false, false, false];
    expect(await offeredOf(event, line)).toEqual(none);

    const seats = (count: number) => api.request(`${path}/seats/`, { body: { seats: count } });
    await accepted(seats(3));
    await accepted(seats(3));
    expect(await offeredOf(event, line)).toEqual([true, false, false, false, false]);
    expect((await seats(4)).status).toBe(409);
    await accepted(seats(1));
    expect(await offeredOf(event, line)).toEqual([true, true, true, false, false]);
    for (let turn = 0; turn < 2; turn += 1) expect((await press(group.token, 'cancel')).status).toBe(200);
    expect(await offeredOf(event, line)).toEqual([true, true, true, true, false]);
  });

  it('a seat counts as theirs even before they are written to', async () => {
    const { event, line } = await full(1, 1);
    // As between the moment at which a seat is free and the one at which the list is served.
    await api.sql`UPDATE event_registrations SET declined_seats = 0, offered_until = NULL, offered_seats = NULL
      WHERE id = ${line[0]!.registration_id}`;
    await api.sql`UPDATE events SET max_participants = 2 WHERE id = ${event.id}`;
    expect((await register(api, event.id)).status).toBe(409);
    expect((await enter(event)).status).toBe(409);
    await freeDueSeats(api);
    expect(await offeredOf(event, line)).toEqual([true]);
  });
});

describe('who is offered a seat', () => {
  it('and takes it, then cancels, is not in line any more: the next is written to', async () => {
    const { event, held, line } = await full(1, 2);
    await press(held[0]!.token, 'cancel');
    expect((await press(line[0]!.token, 'accept')).body.status).toBe('confirmed');
    expect((await press(line[0]!.token, 'cancel')).status).toBe(200);
    expect(await offeredOf(event, line)).toEqual([false, true]);
    expect((await record(line[0]!.registration_id)).status).toBe('cancelled');
    // A second cancellation frees nothing more.
    await press(line[0]!.token, 'cancel');
    const { body } = await api.request(`/events/${event.id}/registration-status/`);
    expect(body).toMatchObject({ available_seats: 0 });
  });

  it('and leaves the list, or lets the offer pass, makes room for the next', async () => {
    const { event, held, line } = await full(1, 3);
    await press(line[1]!.token, 'cancel');
    await press(held[0]!.token, 'cancel');
    await press(line[0]!.token, 'decline');
    expect(await offeredOf(event, line)).toEqual([false, false, true]);
  });
});

describe('a code that opens five seats', () => {
  const codeOf = async (event: EventRecord, over: object): Promise<EventCodeRecord> =>
    accepted(admin('/admin/event-codes', { body: { event_id: event.id, code: 'MEMBRES', ...over } }));
  const recordOf = async ({ id }: EventCodeRecord) =>
    (await admin<EventCodeRecord>(`/admin/event-codes/${id}`)).body;
  const usedOf = async (code: EventCodeRecord) => (await recordOf(code)).used_seats;

  it('is used for five of fifty that ask for one at once, and no more', async () => {
    const event = await openEvent(admin, { max_participants: 60, ...NEXT_MONTH });
    const code = await codeOf(event, { max_seats: 5, reserved_seats: 5 });
    const answers = await atOnce(50, () => register(api, event.id, { code: 'MEMBRES', email: mailbox('m') }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await usedOf(code)).toBe(5);
  });

  it('does not give ten seats for one use, and gets back what is cancelled', async () => {
    const event = await openEvent(admin, { max_participants: 60, ...NEXT_MONTH });
    const code = await codeOf(event, { max_seats: 1, discount_percentage: 50 });
    expect((await register(api, event.id, { code: 'MEMBRES', seats: 10 })).status).toBe(409);
    const { token } = await verified(api, event.id, { code: 'MEMBRES' });
    expect(await usedOf(code)).toBe(1);
    expect((await register(api, event.id, { code: 'MEMBRES' })).status).toBe(409);
    await press(token, 'cancel');
    expect(await usedOf(code)).toBe(0);
    expect((await register(api, event.id, { code: 'MEMBRES' })).status).toBe(201);
    expect(await recordOf(code)).toMatchObject({ used_seats: 1, unsure_seats: 1 });
  });

  it('is said with what may still come back: not verified, not paid, or offered to who waits', async () => {
    const event = await paidEvent(admin, { max_participants: 6, ...NEXT_MONTH });
    const code = await codeOf(event, { max_seats: 9, reserved_seats: 4, discount_percentage: 50 });
    const seatsOf = async () => {
      const { used_seats, unsure_seats } = await recordOf(code);
      return [used_seats, unsure_seats];
    };
    const member = { code: 'MEMBRES' };
    expect(await seatsOf()).toEqual([0, 0]);
    await register(api, event.id, member);
    const { registration_id } = await verified(api, event.id, { ...member, seats: 2 });
    expect(await seatsOf()).toEqual([3, 3]);
    await payAtDemo(api, event.id, registration_id);
    expect(await seatsOf()).toEqual([3, 1]);
    const leaving = await verified(api, event.id, { ...member, seats: 3 });
    await verified(api, event.id, { ...member, waiting_list: true });
    expect(await seatsOf()).toEqual([6, 4]);
    await press(leaving.token, 'cancel');
    expect(await seatsOf()).toEqual([4, 2]);
  });

  it('is told to be used up to who waited with it: they are offered the seat at its whole price', async () => {
    const event = await paidEvent(admin, { max_participants: 2, ...NEXT_MONTH });
    await codeOf(event, { max_seats: 1, discount_percentage: 50 });
    const leaving = await verified(api, event.id, { seats: 2 });
    const line = [];
    for (const email of [mailbox('m'), mailbox('m')]) {
      clock.advance(MINUTE_MS);
      const waits = await verified(api, event.id, { code: 'MEMBRES', email, waiting_list: true });
      line.push({ email, id: waits.registration_id });
    }
    await press(leaving.token, 'cancel');
    const offers = [];
    for (const { email, id } of line) {
      const { offered_seats, offered_total } = await progressOf(api, event.id, id);
      const { text } = await emailTo(api.varFolder, email, 'libérée');
      const isSpent = text.includes('Le code MEMBRES a servi entre-temps pour toutes ses places');
      offers.push([offered_seats, offered_total, isSpent]);
    }
    expect(offers).toEqual([
      [1, 6.25, false],
      [1, 12.5, true],
    ]);
  });

  it('opens none of them once staff lowered the seats to those that are taken', async () => {
    const event = await openEvent(admin, { max_participants: 20, ...NEXT_MONTH });
    await verified(api, event.id, { seats: 10 });
    await codeOf(event, { reserved_seats: 5 });
    await prepare(event, 12);
    await publish(event);
    const answers = await atOnce(5, () => register(api, event.id, { code: 'MEMBRES', email: mailbox('m') }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await register(api, event.id)).status).toBe(409);
  });

  it('keeps what is given back for who waits with it: they are offered it, no newcomer takes it', async () => {
    const event = await openEvent(admin, { max_participants: 4, ...NEXT_MONTH });
    await codeOf(event, { reserved_seats: 2 });
    const member = { code: 'MEMBRES' };
    const held = [await verified(api, event.id, member), await verified(api, event.id, member)];
    await verified(api, event.id, { seats: 2 });
    const others = await verified(api, event.id, { waiting_list: true });
    clock.advance(MINUTE_MS);
    const waiting = await verified(api, event.id, { ...member, waiting_list: true });
    expect(await offeredOf(event, [others, waiting])).toEqual([false, false]);
    const [, asked] = await Promise.all([
      press(held[0]!.token, 'cancel'),
      register(api, event.id, { ...member, email: mailbox('m') }),
    ]);
    expect(asked.status).toBe(409);
    expect(await offeredOf(event, [others, waiting])).toEqual([false, true]);
    // By the job of each minute too, and the report says so.
    await api.sql`UPDATE event_registrations SET offered_until = NULL, offered_seats = NULL
      WHERE id = ${waiting.registration_id}`;
    expect((await register(api, event.id, { ...member, email: mailbox('m') })).status).toBe(409);
    const report = await admin(`/admin/event-registrations/waiting-list/${event.id}`);
    expect(report.body).toMatchObject({
      free: 1,
      explanation: 'La prochaine place est proposée dans la minute.',
    });
    await freeDueSeats(api);
    expect(await offeredOf(event, [others, waiting])).toEqual([false, true]);
  });

  it('is not used for more than its seats by a change, nor by a payment that comes late', async () => {
    const event = await openEvent(admin, { max_participants: 60, ...NEXT_MONTH });
    const code = await codeOf(event, { max_seats: 2, discount_percentage: 50 });
    const { token, registration_id } = await verified(api, event.id, { code: 'MEMBRES', seats: 2 });
    const more = { seats: 3 };
    const spent = [409, 'code-epuise'];
    expect(outcome(await api.request(`/event-registrations/track/${token}/seats/`, { body: more }))).toEqual(
      spent,
    );
    const path = `/admin/event-registrations/${registration_id}`;
    expect(outcome(await putCurrent(admin, path, more))).toEqual(spent);
    expect(await usedOf(code)).toBe(2);

    const paid = await paidEvent(admin, { max_participants: 60, ...NEXT_MONTH });
    const one = await codeOf(paid, { max_seats: 1, discount_percentage: 50 });
    const late = await verified(api, paid.id, { code: 'MEMBRES' });
    const begun = await beginPayment(api, paid.id, late.registration_id);
    clock.advance(61 * MINUTE_MS);
    await freeDueSeats(api);
    await verified(api, paid.id, { code: 'MEMBRES' });
    await api.sql`WITH paid AS (UPDATE demo_payments SET status = 'succeeded'
        WHERE attempt_id = ${begun.body.transaction_id} RETURNING attempt_id)
      UPDATE payment_attempts SET status = 'waiting' FROM paid WHERE id = paid.attempt_id`;
    expect((await confirmPayment(api, paid.id, begun.body.transaction_id)).body.status).toBe('refunded');
    expect(await usedOf(one)).toBe(1);
  });
});
