import {
  DAY_MS,
  type EventInput,
  type EventRecord,
  MINUTE_MS,
  type RegistrationView,
  type WaitingListReport,
} from '@livres/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import {
  freeDueSeats,
  openEvent,
  paidEvent,
  payAtDemo,
  progressOf,
  register,
  verified,
} from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';

const NOW = new Date('2027-01-09T13:00:00Z');

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

const press = (token: string, act: 'accept' | 'cancel' | 'decline') =>
  api.request<RegistrationView>(`/event-registrations/track/${token}/${act}/`, { method: 'POST' });
const at = async (event: EventRecord, { registration_id }: { registration_id: string }) => {
  const { status, is_offered, offered_seats, waiting_position } = await progressOf(
    api,
    event.id,
    registration_id,
  );
  return [status, is_offered ? offered_seats : null, waiting_position];
};
const wordsOf = async ({ id }: EventRecord) =>
  (await desk<WaitingListReport>(`/admin/event-registrations/waiting-list/${id}`)).body.explanation;

/** A full event at which these numbers of seats are waited for; each joined a minute after the one before. */
async function queue(over: Partial<EventInput>, holders: number[], waiting: number[]) {
  const make = over.price === undefined ? openEvent : paidEvent;
  const event = await make(editor, { max_participants: holders.reduce((sum, one) => sum + one, 0), ...over });
  const held = [];
  for (const seats of holders) held.push(await verified(api, event.id, { seats }));
  const line = [];
  for (const seats of waiting) {
    clock.advance(MINUTE_MS);
    const email = mailbox('groupe');
    line.push({ ...(await verified(api, event.id, { seats, waiting_list: true, email })), email });
  }
  return { event, held, line };
}

describe('a group on the waiting list', () => {
  it('is offered what there is, may refuse without losing its place, and those behind are served', async () => {
    const { event, held, line } = await queue({}, [1, 2], [4, 1, 1]);
    const [group, one, two] = line as [(typeof line)[0], (typeof line)[0], (typeof line)[0]];
    await press(held[0]!.token, 'cancel');
    expect(await at(event, group)).toEqual(['waitlisted', 1, 1]);
    expect(await wordsOf(event)).toContain('Une demande de 4 places a 1 place proposée');
    // The seat is one person's at a time.
    expect((await register(api, event.id)).status).toBe(409);

    expect((await press(group.token, 'decline')).body).toMatchObject({ status: 'waitlisted', seats: 4 });
    expect([await at(event, group), await at(event, one), await at(event, two)]).toEqual([
      ['waitlisted', null, 1],
      ['waitlisted', 1, 2],
      ['waitlisted', null, 3],
    ]);
    expect(await wordsOf(event)).toContain(
      'Une demande de 4 places garde son rang : elle attend plus de 1 place, et les suivantes sont servies.',
    );

    await press(held[1]!.token, 'cancel');
    expect([await at(event, group), await at(event, two)]).toEqual([
      ['waitlisted', 2, 1],
      ['waitlisted', null, 3],
    ]);
    await press(group.token, 'decline');
    await press(group.token, 'decline');
    expect([await at(event, group), await at(event, two)]).toEqual([
      ['waitlisted', null, 1],
      ['waitlisted', 1, 3],
    ]);
    // One seat is left that nobody in line wants: whoever comes may have it, and no more.
    expect(await wordsOf(event)).toContain('1 place libre que personne ne veut sur la liste');
    expect((await register(api, event.id, { seats: 2 })).status).toBe(409);
    expect((await register(api, event.id)).status).toBe(201);
    expect((await register(api, event.id)).status).toBe(409);
  });

  it('takes what it is offered: so many seats, at their price', async () => {
    const { event, held, line } = await queue({ price: 12.5 }, [2], [4]);
    await press(held[0]!.token, 'cancel');
    const group = line[0]!;
    const offered = await progressOf(api, event.id, group.registration_id);
    expect(offered).toMatchObject({ seats: 4, total: 50, offered_seats: 2, offered_total: 25 });
    const message = await emailTo(api.varFolder, group.email, '2 places se sont libérées');
    expect(message.text).toContain('Vous en aviez demandé 4');
    expect(message.text.replaceAll('\u00a0', ' ')).toContain('25 €');
    const paid = await payAtDemo(api, event.id, group.registration_id);
    expect(paid).toMatchObject({ status: 'confirmed', seats: 2, total: 25, is_offered: false });
    const { body } = await api.request(`/events/${event.id}/`);
    expect([body.current_participants, body.available_seats]).toEqual([2, 0]);
  });

  it('that does not answer keeps its place too, and the next is offered the seat', async () => {
    const { event, held, line } = await queue({}, [1, 1], [2, 1]);
    await press(held[0]!.token, 'cancel');
    clock.advance(DAY_MS + MINUTE_MS);
    await freeDueSeats(api);
    expect([await at(event, line[0]!), await at(event, line[1]!)]).toEqual([
      ['waitlisted', null, 1],
      ['waitlisted', 1, 2],
    ]);
    // What it would take whole, and leaves unanswered, ends its place.
    for (const { token } of [line[1]!, held[1]!]) await press(token, 'cancel');
    expect(await at(event, line[0]!)).toEqual(['waitlisted', 2, 1]);
    clock.advance(DAY_MS + MINUTE_MS);
    await freeDueSeats(api);
    expect((await at(event, line[0]!))[0]).toBe('expired');
  });

  it('is offered one thing however often its refusal arrives, and nothing is refused without an offer', async () => {
    const { event, held, line } = await queue({}, [1], [2, 1]);
    expect((await press(line[0]!.token, 'decline')).body.status).toBe('waitlisted');
    await press(held[0]!.token, 'cancel');
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(line[0]!.token, 'decline')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
      new Set(['200 waitlisted']),
    );
    expect(await at(event, line[1]!)).toEqual(['waitlisted', 1, 2]);
  });

  it('that asks for fewer seats meanwhile is offered those', async () => {
    const { event, held, line } = await queue({}, [1], [3]);
    await press(held[0]!.token, 'cancel');
    await press(line[0]!.token, 'decline');
    await api.request(`/event-registrations/track/${line[0]!.token}/seats/`, { body: { seats: 1 } });
    expect(await at(event, line[0]!)).toEqual(['waitlisted', 1, 1]);
  });
});

describe('an offer', () => {
  it('that is refused whole ends the place', async () => {
    const { event, held, line } = await queue({}, [1], [1, 1]);
    await press(held[0]!.token, 'cancel');
    expect((await press(line[0]!.token, 'decline')).body.status).toBe('cancelled');
    expect(await at(event, line[1]!)).toEqual(['waitlisted', 1, 1]);
  });

  it('is at the price of its day', async () => {
    const { event, held, line } = await queue(
      { price: 12.5, early_bird_price: 8, early_bird_deadline: '2027-01-20T00:00:00Z' },
      [1],
      [1],
    );
    expect((await progressOf(api, event.id, line[0]!.registration_id)).total).toBe(8);
    await payAtDemo(api, event.id, held[0]!.registration_id);
    clock.set('2027-01-21T00:00:00Z');
    await press(held[0]!.token, 'cancel');
    const offered = await progressOf(api, event.id, line[0]!.registration_id);
    expect(offered).toMatchObject({ is_offered: true, offered_total: 12.5, total: 12.5 });
  });
});
