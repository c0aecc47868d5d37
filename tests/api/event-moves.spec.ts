import { randomUUID } from 'node:crypto';
import type {
  CheckInResults,
  EventInput,
  EventRecord,
  EventRegistrationRecord,
  Problem,
  RegistrationTickets,
  RegistrationTimeline,
  RegistrationView,
} from '@livres/api/contract';
import { RegistrationRowsService } from '@livres/api/dist/events/registrations/registration-rows.service.js';
import { DataSource, type QueryRunner } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { adminOf, type Request, staffOf, testApi } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import { cancelEvent } from '../factories/events.ts';
import {
  beginPayment,
  chooseAtDemo,
  confirmPayment,
  openEvent,
  paidEvent,
  payAtDemo,
  verified,
} from '../factories/registrations.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { outcome } from '../factories/outcomes.ts';
import { atOnce, eventually } from '../factories/waiting.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
const desk = staffOf(api, 'accueil');
const admin = adminOf(api);

const PATH = '/admin/event-registrations';
const read = async (id: string) => (await admin<EventRegistrationRecord>(`${PATH}/${id}`)).body;
const timelineOf = async (id: string) => (await admin<RegistrationTimeline>(`${PATH}/${id}/timeline`)).body;
type Told = EventRegistrationRecord & Omit<Problem, 'status'>;

/** Moves it from the version at which it stands. */
async function move(id: string, to: EventRecord, over: object = {}, by: Request = admin) {
  const { version } = await read(id);
  return by<Told & { difference: number }>(`${PATH}/${id}/move`, {
    body: { version, event_id: to.id, ...over },
  });
}
const act = async (id: string, action: string, body: object = {}, by: Request = admin) =>
  by<Told>(`${PATH}/${id}/${action}`, {
    body: { version: (await read(id)).version, ...body },
  });

interface Registered {
  id: string;
  token: string;
  email: string;
}
async function registered(event: EventRecord, over: object = {}): Promise<Registered> {
  const email = mailbox('mutation');
  const { registration_id, token } = await verified(api, event.id, { email, ...over });
  return { id: registration_id, token, email };
}
async function paid(event: EventRecord, over: object = {}): Promise<Registered> {
  const registration = await registered(event, over);
  await payAtDemo(api, event.id, registration.id);
  return registration;
}
const track = async ({ token }: Registered) =>
  (await api.request<RegistrationView>(`/event-registrations/track/${token}/`)).body;
const at = (price: number, over: Partial<EventInput> = {}) =>
  price === 0 ? openEvent(editor, over) : paidEvent(editor, { price, ...over });
/** What the journal says was sold to a registration, in minor units. */
async function sold(id: string): Promise<number> {
  const [{ amount }] =
    await api.sql`SELECT coalesce(-sum(amount), 0)::int AS amount FROM journal_postings posting
    JOIN journal_entries entry ON entry.id = posting.entry_id
    WHERE entry.subject_id = ${id} AND posting.account = 'tickets'`;
  return amount;
}
/** Pays what is left to pay on the page of the demonstration. */
async function payDue(event: EventRecord, { id }: Registered): Promise<void> {
  const { status, body, text } = await beginPayment(api, event.id, id);
  expect(status, text).toBe(201);
  await chooseAtDemo(api, body, 'succeed');
  await eventually('the difference known', async () => {
    await confirmPayment(api, event.id, body.transaction_id);
    return (await read(id)).due === 0;
  });
}

describe('a registration that is paid', () => {
  it('moves to a dearer event once staff saw the difference, which is asked for while the seat is kept', async () => {
    const [from, to] = [await at(12.5), await at(20)];
    const one = await paid(from, { seats: 2 });
    const unseen = await move(one.id, to);
    expect([outcome(unseen), unseen.body.difference]).toEqual([[409, 'difference-de-prix'], 15]);
    expect(outcome(await move(one.id, to, { difference: 14 }))).toEqual([409, 'difference-de-prix']);
    expect((await read(one.id)).event_id).toBe(from.id);

    const { status, body } = await move(one.id, to, { difference: 15 }, desk);
    expect([status, body.status, body.event_id, body.total, body.due]).toEqual([
      200,
      'confirmed',
      to.id,
      40,
      15,
    ]);
    const email = await emailTo(api.varFolder, one.email, 'passe à un autre événement');
    expect(email.text).toMatch(/il reste 15\s€ à payer/);
    const view = await track(one);
    expect([view.due, view.payment_methods.length > 0, view.event.id]).toEqual([15, true, to.id]);

    await payDue(to, one);
    expect(await sold(one.id)).toBe(4000);
    expect(outcome(await beginPayment(api, to.id, one.id))).toEqual([409, 'deja-payee']);
    await emailTo(api.varFolder, one.email, 'Merci, tout est payé');
  });

  it('gives back all of both payments when it is cancelled', async () => {
    const [from, to] = [await at(10), await at(25)];
    const one = await paid(from);
    await move(one.id, to, { difference: 15 });
    await payDue(to, one);
    expect((await timelineOf(one.id)).refundable).toBe(25);
    await act(one.id, 'cancel', { refund: true });
    await eventually('given back', async () => (await sold(one.id)) === 0);
    const { refunds } = await timelineOf(one.id);
    expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([10, 15]);
    expect((await read(one.id)).status).toBe('refunded');
  });

  it('moves for nothing more where staff do not ask for the difference, then or later', async () => {
    const [from, to] = [await at(10), await at(16)];
    const [waived, later] = [await paid(from), await paid(from)];
    const moved = await move(waived.id, to, { difference: 6, waived: true });
    expect([moved.body.total, moved.body.discount, moved.body.due]).toEqual([10, 6, 0]);

    await move(later.id, to, { difference: 6 });
    const { body } = await act(later.id, 'waive', {}, desk);
    expect([body.total, body.discount, body.due]).toEqual([10, 6, 0]);
    expect(outcome(await act(later.id, 'waive'))).toEqual([409, 'rien-a-payer']);
  });

  it('is paid in hand for the rest', async () => {
    const [from, to] = [await at(10), await at(16)];
    const one = await paid(from);
    await move(one.id, to, { difference: 6 });
    const received = { method: 'cash', received_on: '2026-01-02' };
    expect((await act(one.id, 'payment', received)).body.due).toBe(0);
    expect(outcome(await act(one.id, 'payment', received))).toEqual([409, 'deja-payee']);
    expect(await sold(one.id)).toBe(1600);
  });

  it('moves to a cheaper event once the treasury saw what goes back, and it goes back once', async () => {
    const [from, to] = [await at(20), await at(12.5)];
    const one = await paid(from, { seats: 2 });
    expect((await move(one.id, to)).body.difference).toBe(-15);
    expect(outcome(await move(one.id, to, { difference: -15 }, desk))).toEqual([403, 'tresorerie-seule']);
    expect((await move(one.id, to, { difference: -15 })).body.total).toBe(25);
    await eventually('given back', async () => (await sold(one.id)) === 2500);
    expect((await timelineOf(one.id)).refundable).toBe(25);
    expect((await emailTo(api.varFolder, one.email, 'passe à un autre')).text).toMatch(
      /Nous vous remboursons 15\s€/,
    );
  });

  it('owes less, and gives nothing back, where it moves on before the difference is paid', async () => {
    const [from, dear, between] = [await at(10), await at(30), await at(15)];
    const one = await paid(from);
    await move(one.id, dear, { difference: 20 });
    expect((await move(one.id, between, { difference: -15 }, desk)).body.due).toBe(5);
    expect((await timelineOf(one.id)).refunds).toEqual([]);
    expect((await move(one.id, from, { difference: -5 }, desk)).body.due).toBe(0);
    expect(await sold(one.id)).toBe(1000);
  });

  it('cannot go where one pays in another currency', async () => {
    const one = await paid(await at(10));
    const to = await at(5000, { currency: 'XAF' });
    expect(outcome(await move(one.id, to, { difference: 4990 }))).toEqual([409, 'autre-monnaie']);
  });

  it('takes its calendar along: the old entry is cancelled, and a new one comes', async () => {
    const [from, to] = [await at(10), await at(10)];
    const one = await paid(from);
    await move(one.id, to);
    const { attachments } = await emailTo(api.varFolder, one.email, 'passe à un autre événement');
    const files = attachments.map(({ text }) => text);
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['CANCEL', 'PUBLISH']);
    expect(files.map((file) => file.includes(`inscription-${one.id}-${from.id}@`))).toEqual([true, false]);
  });
});

describe('a registration that is not paid', () => {
  it('costs what it costs there, and the payment that was begun is over', async () => {
    const [from, to] = [await at(10), await at(16)];
    const one = await registered(from);
    const begun = await beginPayment(api, from.id, one.id);
    const { body } = await move(one.id, to);
    expect([body.status, body.total, body.due]).toEqual(['pending_payment', 16, 0]);
    await chooseAtDemo(api, begun.body, 'succeed');
    await payAtDemo(api, to.id, one.id);
    await eventually('the first given back', async () => (await sold(one.id)) === 1600);
    expect((await read(one.id)).status).toBe('confirmed');
  });

  it('is sure where there is nothing to pay', async () => {
    const one = await registered(await at(10));
    const { body } = await move(one.id, await at(0));
    expect([body.status, body.total]).toEqual(['confirmed', 0]);
    const { text } = await emailTo(api.varFolder, one.email, 'passe à un autre');
    expect(text).not.toContain('à payer');
  });

  it('that was sure and free owes the price of the other event', async () => {
    const [free, to] = [await at(0), await at(8)];
    const one = await registered(free);
    expect((await move(one.id, to)).body.difference).toBe(8);
    expect((await move(one.id, to, { difference: 8 })).body).toMatchObject({ status: 'confirmed', due: 8 });
    await payDue(to, one);
    expect(await read(one.id)).toMatchObject({ is_paid: true, total: 8, due: 0 });
    await act(one.id, 'cancel', { refund: true });
    await eventually('given back', async () => (await sold(one.id)) === 0);
  });

  it('that staff gave for nothing stays so', async () => {
    const [from, to] = [await at(10), await at(30)];
    const guest = { event_id: from.id, first_name: 'Invitée', last_name: 'Petit', is_free: true };
    const { body } = await desk<EventRegistrationRecord>(PATH, { body: guest });
    expect((await move(body.id, to)).body).toMatchObject({ status: 'confirmed', total: 0, due: 0 });
  });

  it('that waits goes on waiting, behind those who wait there, and is offered what is free', async () => {
    const [from, full, free] = [
      await at(0, { max_participants: 1, waiting_list: true }),
      await at(0, { max_participants: 1, waiting_list: true }),
      await at(0, { max_participants: 1, waiting_list: true }),
    ];
    await registered(from);
    const [first, second] = [
      await registered(from, { waiting_list: true }),
      await registered(from, { waiting_list: true }),
    ];
    await registered(full);
    await registered(full, { waiting_list: true });
    expect((await move(first.id, full)).body).toMatchObject({ status: 'waitlisted', waiting_position: 2 });
    expect((await move(second.id, free)).body).toMatchObject({ status: 'waitlisted', is_offered: true });
  });
});

describe('a registration stays where it is', () => {
  it.each<[string, Partial<EventInput> | 'cancelled']>([
    ['is over', { start_date: '2020-03-06T09:00:00Z', end_date: '2020-03-06T11:00:00Z' }],
    ['takes no registrations', { requires_registration: false }],
    ['is cancelled', 'cancelled'],
  ])('rather than go to an event that %s', async (_, what) => {
    const one = await registered(await at(0));
    const to = await at(0, typeof what === 'string' ? {} : what);
    if (what === 'cancelled') await cancelEvent(editor, to);
    const { status, body } = await move(one.id, to);
    expect([status, body.errors?.event_id]).toEqual([
      400,
      'Choisissez un événement publié et à venir, où l’on s’inscrit.',
    ]);
  });

  it('once somebody has come in with one of its tickets, until that entry is undone', async () => {
    const [from, to] = [await at(0), await at(0)];
    const one = await registered(from, { seats: 2 });
    const ticketsOf = async () =>
      (await api.request<RegistrationTickets>(`/event-registrations/track/${one.token}/tickets/`)).body
        .tickets;
    const door = (event: EventRecord, what: string, body: object) =>
      desk<CheckInResults>(`${PATH}/${event.id}/check-in/${what}/`, { body });
    const scan = async (event: EventRecord, code: string) => {
      const scanned = { id: randomUUID(), code, scanned_at: new Date().toISOString(), door: 'Porte 1' };
      return (await door(event, 'scans', { scans: [scanned] })).body.results[0]!.outcome;
    };
    const [first, second] = await ticketsOf();
    expect(await scan(from, second!.code)).toBe('in');
    const refused = await move(one.id, to);
    expect(outcome(refused)).toEqual([409, 'deja-entree']);
    expect(refused.body.detail).toContain('annulez d’abord leur entrée');
    expect((await read(one.id)).event_id).toBe(from.id);

    expect((await door(from, 'undo', { ticket_id: second!.id })).status).toBe(200);
    expect((await move(one.id, to)).body.event_id).toBe(to.id);
    const moved = await ticketsOf();
    expect(moved.map(({ is_checked_in }) => is_checked_in)).toEqual([false, false]);
    expect(await scan(from, first!.code)).toBe('cancelled');
    for (const { code } of moved) expect(await scan(to, code)).toBe('in');
    expect(outcome(await move(one.id, from))).toEqual([409, 'deja-entree']);
  });

  it('where those who wait there would have the seat', async () => {
    const to = await at(0, { max_participants: 1, waiting_list: true });
    const holder = await registered(to);
    await registered(to, { waiting_list: true, seats: 1 });
    const one = await registered(await at(0));
    expect(outcome(await move(one.id, to))).toEqual([409, 'evenement-complet']);
    await act(holder.id, 'cancel');
    expect(outcome(await move(one.id, to))).toEqual([409, 'evenement-complet']);
  });

  it('once, whoever moves it at the same moment', async () => {
    const [from, ...targets] = [await at(10), await at(16), await at(16), await at(16)];
    const one = await paid(from);
    const { version } = await read(one.id);
    const answers = await atOnce(3, (turn) =>
      admin(`${PATH}/${one.id}/move`, { body: { version, event_id: targets[turn]!.id, difference: 6 } }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await read(one.id)).due).toBe(6);
  });

  it.each([
    ['words', { difference: 'douze' }],
    ['a list', { difference: [6] }],
    ['more decimals than cents', { difference: 6.005 }],
    ['text for a choice', { waived: 'oui' }],
  ])('where %s come for a difference', async (_, over) => {
    const one = await registered(await at(0));
    expect((await move(one.id, await at(0), over)).status).toBe(400);
  });
});

describe('whoever holds a registration that is moved meanwhile', () => {
  it('lets the event that it was at go, before waiting for the other', async () => {
    const [one, other] = [await openEvent(editor), await openEvent(editor)];
    const { registration_id: id } = await verified(api, other.id);
    await jobsSettled(api);
    const database = api.app.get(DataSource);
    const rows = api.app.get(RegistrationRowsService, { strict: false });
    const [first, second, third] = [1, 2, 3].map(() => database.createQueryRunner()) as [
      QueryRunner,
      QueryRunner,
      QueryRunner,
    ];
    const key = (event: EventRecord) => `hashtextextended('event-seats:${event.id}', 0)`;
    const isAwaited = async () =>
      (
        await api.sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
      ).length > 0;
    try {
      for (const runner of [first, second, third]) await runner.startTransaction();
      await first.query(`SELECT pg_advisory_xact_lock(${key(other)})`);
      await second.query(`SELECT pg_advisory_xact_lock(${key(one)})`);
      const holding = database.transaction(async (tx) => (await rows.lock(tx, id))?.event.id);
      await eventually('it waits for the first', isAwaited);
      await api.sql`UPDATE event_registrations SET event_id = ${one.id} WHERE id = ${id}`;
      await first.rollbackTransaction();
      await eventually('the first is free', async () => {
        const [found] = await third.query(`SELECT pg_try_advisory_xact_lock(${key(other)}) AS taken`);
        return found.taken && (await isAwaited());
      });
      await second.rollbackTransaction();
      expect(await holding).toBe(one.id);
    } finally {
      for (const runner of [first, second, third]) {
        if (runner.isTransactionActive) await runner.rollbackTransaction();
        await runner.release();
      }
      await api.sql`UPDATE event_registrations SET event_id = ${other.id} WHERE id = ${id}`;
    }
  });
});
