import { createHash, randomUUID, webcrypto } from 'node:crypto';
import {
  type CheckInArrivals,
  type CheckInOverview,
  type CheckInResult,
  type CheckInResults,
  DAY_MS,
  type EventRecord,
  MINUTE_MS,
  type Problem,
  type RegistrationInput,
  type RegistrationTicket,
  type RegistrationTickets,
  type RegistrationView,
} from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { type Ask, type Request, startApi, type TestApi } from '../factories/api.ts';
import { actCurrent } from '../factories/current-version.ts';
import { outcome } from '../factories/outcomes.ts';
import { pagesOf } from '../factories/pdf-files.ts';
import { openEvent, paidEvent, verified } from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';

const TODAY = { start_date: '2027-03-06T09:00:00Z', end_date: '2027-03-06T11:00:00Z' };
const START = new Date(TODAY.start_date);

let api: TestApi;
let door: Request;
let admin: Request;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi();
  clock = stopClock(api, START);
  door = await api.asStaff('accueil');
  admin = await api.asStaff('administrateur');
});
afterAll(() => api?.close());

const now = () => clock.now().toISOString();
/** So many minutes on. */
function later(minutes: number): string {
  clock.advance(minutes * MINUTE_MS);
  return now();
}

const anEvent = (over: object = {}) =>
  openEvent(admin, { start_date: '2027-03-08T09:00:00Z', end_date: '2027-03-08T11:00:00Z', ...over });

interface Registered {
  id: string;
  token: string;
  reference: string;
  tickets: RegistrationTicket[];
}

async function registered(event: EventRecord, over: Partial<RegistrationInput> = {}): Promise<Registered> {
  const { registration_id: id, token, reference } = await verified(api, event.id, over);
  const { body } = await api.request<RegistrationTickets>(`/event-registrations/track/${token}/tickets/`);
  return { id, token, reference, tickets: body.tickets };
}

const address = ({ id }: EventRecord, end = '') => `/admin/event-registrations/${id}/check-in/${end}`;
const overviewOf = async (event: EventRecord) => (await door<CheckInOverview>(address(event))).body;
const arrivals = async (event: EventRecord, since?: string) =>
  (await door<CheckInArrivals>(address(event, `arrivals/${since ? `?since=${since}` : ''}`))).body;
const send = (event: EventRecord, scans: object[], more: object = {}, ask: Ask = {}) =>
  door<CheckInResults>(address(event, 'scans/'), { body: { scans, ...more }, ...ask });

interface OneScan {
  id?: string;
  code?: string;
  ticket_id?: string;
  scanned_at?: string;
  door?: string;
  was_offline?: boolean;
}
const aScan = (over: OneScan) => ({
  id: randomUUID(),
  scanned_at: now(),
  door: 'Porte 2',
  ...over,
});
async function scan(event: EventRecord, over: OneScan): Promise<CheckInResult> {
  const { status, body, text } = await send(event, [aScan(over)]);
  expect(status, text).toBe(200);
  return body.results[0]!;
}
/** The text of each page of what is printed for the door, on one line. */
async function paper(event: EventRecord, file: 'list.pdf' | 'badges.pdf'): Promise<string[]> {
  const answer = await fetch(api.url + address(event, file), {
    headers: { authorization: `Bearer ${await api.tokenOf('accueil')}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pages = await pagesOf(Buffer.from(await answer.arrayBuffer()));
  return pages.map((text) => text.replaceAll(/\s+/g, ' '));
}
const timelineOf = async (id: string): Promise<string[]> => {
  const entries: { text: string }[] = await api.query(
    `SELECT text FROM event_registration_entries WHERE registration_id = $1 AND kind = 'check_in' ORDER BY id`,
    [id],
  );
  return entries.map(({ text }) => text);
};

describe('what is read at the door', () => {
  it('knows every ticket by the hash of its code, never by the code', async () => {
    const event = await anEvent();
    const { tickets, reference } = await registered(event, { seats: 2 });
    const overview = await overviewOf(event);
    expect(overview.event).toMatchObject({ id: event.id, title: event.title, is_cancelled: false });
    expect(overview.figures).toEqual({ expected: 2, present: 0, doors: [] });
    expect(overview.list.tickets).toEqual(
      tickets.map(({ id, code, position, guest_name }) => ({
        id,
        hashes: [createHash('sha256').update(code).digest('base64url')],
        position,
        guest_name,
        registered_by: 'Awa Diallo',
        reference,
        seats: 2,
        state: 'confirmed',
        replaced_at: null,
      })),
    );
    for (const { code } of tickets) expect(JSON.stringify(overview)).not.toContain(code);
  });

  it('knows those that are issued after it for genuine, and no others', async () => {
    const [event, other] = [await anEvent(), await anEvent()];
    await registered(event);
    const { list } = await overviewOf(event);
    const { tickets: younger, id } = await registered(event, { seats: 2 });
    const hashOf = ({ code }: RegistrationTicket) => createHash('sha256').update(code).digest('base64url');
    expect(younger.map((ticket) => list.coming.indexOf(hashOf(ticket)))).toEqual([0, 1]);
    const { tickets: elsewhere } = await registered(other);
    expect(list.coming).not.toContain(hashOf(elsewhere[0]!));
    expect(new Set(list.coming).size).toBe(500);
    // Whoever decided without a network is right once there is one.
    const offline = { code: younger[0]!.code, was_offline: true };
    expect(await scan(event, offline)).toMatchObject({ outcome: 'in', ticket_id: younger[0]!.id });

    // A number is given once, also where its ticket is no more.
    await api.query('DELETE FROM event_tickets WHERE registration_id = $1', [id]);
    const { tickets: last } = await registered(event);
    expect(list.coming.indexOf(hashOf(last[0]!))).toBe(2);
  });

  it('is signed so that a phone sees what was changed in what it kept', async () => {
    const event = await anEvent();
    await registered(event);
    const { list, signature, public_key } = await overviewOf(event);
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    const key = await webcrypto.subtle.importKey(
      'raw',
      bytes(public_key),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    );
    const isGood = (text: string) =>
      webcrypto.subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        key,
        bytes(signature),
        new TextEncoder().encode(text),
      );
    expect(await isGood(JSON.stringify(list))).toBe(true);
    list.tickets[0]!.state = 'cancelled';
    expect(await isGood(JSON.stringify(list))).toBe(false);
    expect((await overviewOf(await anEvent())).public_key).toBe(public_key);
  });

  it('says of each whether it lets in', async () => {
    const event = await paidEvent(admin, {
      start_date: '2027-03-08T09:00:00Z',
      end_date: '2027-03-08T11:00:00Z',
    });
    const waiting = await verified(api, event.id, { last_name: 'Attend' });
    const { list } = await overviewOf(event);
    expect(list.tickets).toMatchObject([
      { id: waiting.registration_id, hashes: [], registered_by: 'Awa Attend', state: 'unpaid' },
    ]);
    const free = await anEvent();
    const { token } = await registered(free);
    await api.request(`/event-registrations/track/${token}/cancel/`, { body: {} });
    expect((await overviewOf(free)).list.tickets).toMatchObject([{ state: 'cancelled' }]);
  });

  it('shows names to those who may see them, figures to those who read masked, and nothing to others', async () => {
    const event = await anEvent();
    const { tickets } = await registered(event, { last_name: 'Nomrare' });
    const reader = await api.asStaff('lecteur');
    const masked = await reader<CheckInOverview>(address(event));
    expect(masked.status).toBe(200);
    expect(masked.body.figures.expected).toBe(1);
    expect(masked.text).not.toContain('Nomrare');
    const body = { scans: [aScan({ ticket_id: tickets[0]!.id })] };
    expect((await reader(address(event, 'scans/'), { body })).status).toBe(403);
    for (const [role, status] of [
      ['tresorier', 200],
      ['editeur', 403],
    ] as const) {
      const other = await api.asStaff(role);
      expect((await other(address(event))).status).toBe(status);
      expect((await other(address(event, 'scans/'), { body })).status).toBe(403);
    }
    expect((await api.request(address(event))).status).toBe(401);
  });

  it('is printed as a list to tick, with who has not paid yet, and as badges for those who have', async () => {
    const event = await anEvent();
    await registered(event, {
      first_name: 'Élise',
      last_name: 'Zang',
      organization: 'Médiathèque de Bron',
      special_needs: 'Fauteuil roulant',
      seats: 2,
    });
    await registered(event, { first_name: 'Ousmane', last_name: 'Abega' });
    const priced = await paidEvent(admin, TODAY);
    await verified(api, priced.id, { first_name: 'Léa', last_name: 'Impaye' });

    const [list] = await paper(event, 'list.pdf');
    expect(list).toContain('3 personnes');
    expect(list!.indexOf('ABEGA Ousmane')).toBeLessThan(list!.indexOf('ZANG Élise'));
    for (const said of [event.title, 'Médiathèque de Bron', 'Fauteuil roulant', 'Invité, place 2 sur 2'])
      expect(list).toContain(said);
    const [badges] = await paper(event, 'badges.pdf');
    for (const said of ['Élise Zang', 'Invité de Élise Zang', 'Ousmane Abega'])
      expect(badges).toContain(said);
    expect((await paper(priced, 'list.pdf'))[0]).toContain('Non payé (1 place)');
    expect((await paper(priced, 'badges.pdf'))[0]).not.toContain('Impaye');
  });

  it('is printed with each name whole, whatever its letters; what the font has no shape for is left out', async () => {
    const event = await anEvent();
    const { token } = await registered(event, { seats: 6, first_name: 'Ngo’o', last_name: 'd’Almeida' });
    const long = 'Ngo’o Bïlong épouse d’Almeida-Nkongho de la Tour';
    const word = 'Rakotoarimananarandrianasolofonirinaravelojaonarivelomanan';
    const names = ['Nguyễn Thị Ánh', long, word, 'Awa 🎉 Diallo', '王小明'];
    const guests = names.map((guest_name, place) => ({ position: place + 2, guest_name }));
    const named = await api.request(`/event-registrations/track/${token}/tickets/guests/`, {
      body: { guests },
    });
    expect(named.status).toBe(200);
    const whole = (text: string) => text.replaceAll(/\s+/g, '');
    const badges = whole((await paper(event, 'badges.pdf')).join(''));
    const list = whole((await paper(event, 'list.pdf')).join(''));
    for (const name of ['Nguyễn Thị Ánh', long, word, 'Awa Diallo']) {
      expect(badges).toContain(whole(name));
      expect(list).toContain(whole(name));
    }
    expect(`${badges}${list}`).not.toMatch(/🎉|王/u);
  });

  it('is printed over as many pages as it needs, by those alone who may take people out', async () => {
    const event = await anEvent({ max_participants: 100 });
    for (let turn = 0; turn < 5; turn += 1)
      await registered(event, { seats: 10, first_name: 'Marie-Antoinette', last_name: 'Nom'.repeat(20) });
    const pages = await paper(event, 'list.pdf');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('Nom Organisme Référence À savoir');
    expect(pages.join(' ').match(/Invité, place \d+ sur 10/g)).toHaveLength(45);
    expect(await paper(event, 'badges.pdf')).toHaveLength(7);
    for (const role of ['lecteur', 'editeur'] as const)
      for (const file of ['list.pdf', 'badges.pdf'])
        expect((await (await api.asStaff(role))(address(event, file))).status, `${role} ${file}`).toBe(403);
    expect((await door('/admin/event-registrations/424242/check-in/list.pdf')).status).toBe(404);
  });

  it('is of an event that exists', async () => {
    for (const end of ['', 'arrivals/']) {
      expect((await door(`/admin/event-registrations/424242/check-in/${end}`)).status).toBe(404);
      expect((await door(`/admin/event-registrations/abc/check-in/${end}`)).status).toBe(404);
    }
    const body = { scans: [aScan({ code: 'x' })] };
    expect((await door('/admin/event-registrations/424242/check-in/scans/', { body })).status).toBe(404);
  });
});

describe('a scan', () => {
  it('lets a ticket in once, and then says when and by which door it came in', async () => {
    const event = await anEvent();
    const { tickets, id, reference } = await registered(event, { seats: 2 });
    const at = now();
    expect(await scan(event, { code: tickets[1]!.code })).toMatchObject({
      outcome: 'in',
      ticket_id: tickets[1]!.id,
      position: 2,
      registered_by: 'Awa Diallo',
      reference,
      seats: 2,
      at,
      door: 'Porte 2',
      also_at: null,
    });
    later(3);
    const again = await scan(event, { code: tickets[1]!.code.toLowerCase(), door: 'Porte 1' });
    expect(again).toMatchObject({ outcome: 'already_in', at, door: 'Porte 2' });
    expect(await scan(event, { ticket_id: tickets[0]!.id.toUpperCase(), door: 'Porte 1' })).toMatchObject({
      outcome: 'in',
      position: 1,
    });
    const { figures } = await overviewOf(event);
    expect(figures).toEqual({
      expected: 2,
      present: 2,
      doors: [
        { door: 'Porte 1', present: 1 },
        { door: 'Porte 2', present: 1 },
      ],
    });
    expect(await timelineOf(id)).toEqual([
      `Billet n° 2 : entré à ${hourOf(at)}, Porte 2`,
      `Billet n° 1 : entré à ${hourOf(now())}, Porte 1`,
    ]);
  });

  it('is one, however often its phone sends it', async () => {
    const event = await anEvent();
    const { tickets, id } = await registered(event);
    const sent = aScan({ code: tickets[0]!.code });
    const first = await send(event, [sent]);
    later(1);
    const others = await Promise.all(Array.from({ length: 5 }, () => send(event, [sent, sent])));
    for (const { body } of others)
      for (const result of body.results) expect(result).toEqual(first.body.results[0]);
    expect(await timelineOf(id)).toHaveLength(1);
  });

  it('of twenty at once lets one in', async () => {
    const event = await anEvent();
    const { tickets, id } = await registered(event);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        scan(event, { code: tickets[0]!.code, door: `Porte ${place}` }),
      ),
    );
    expect(all.filter(({ outcome }) => outcome === 'in')).toHaveLength(1);
    expect(all.filter(({ outcome }) => outcome === 'already_in')).toHaveLength(19);
    expect(await timelineOf(id)).toHaveLength(1);
  });

  it('is refused, with the reason', async () => {
    const event = await anEvent();
    const other = await anEvent({ title: 'La dictée du printemps' });
    const elsewhere = await registered(other);
    expect(await scan(event, { code: elsewhere.tickets[0]!.code })).toMatchObject({
      outcome: 'other_event',
      event_title: other.title,
    });
    const gone = await registered(event);
    await api.request(`/event-registrations/track/${gone.token}/cancel/`, { body: {} });
    expect(await scan(event, { code: gone.tickets[0]!.code })).toMatchObject({
      outcome: 'cancelled',
      reference: gone.reference,
    });
    const owing = await registered(event);
    await api.query(
      `UPDATE event_registrations SET unit_price = 500, ticket_amount = 500, paid_at = NULL WHERE id = $1`,
      [owing.id],
    );
    expect((await scan(event, { code: owing.tickets[0]!.code })).outcome).toBe('not_paid');
    const { code } = (await registered(event)).tickets[0]!;
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const unknown of [forged, 'https://example.org/', 'B1-', '', '   ', 'é'.repeat(200)])
      expect((await scan(event, { code: unknown })).outcome, unknown).toBe('unknown');
    expect((await scan(event, { ticket_id: randomUUID() })).outcome).toBe('unknown');
    expect((await scan(event, {})).outcome).toBe('unknown');
    expect((await overviewOf(event)).figures.present).toBe(0);
  });

  it('of a ticket that was replaced is refused with its day, by the server and by the list; the new one lets in', async () => {
    const event = await anEvent();
    const { id, token, tickets: before } = await registered(event, { seats: 7 });
    later(1);
    const renewed = await api.request<RegistrationTickets>(
      `/event-registrations/track/${token}/tickets/renew/`,
      { body: { position: 3 } },
    );
    const replaced_at = now();
    expect(renewed.status).toBe(200);
    const after = renewed.body.tickets;
    expect(after.filter((_, index) => index !== 2)).toEqual(before.filter((_, index) => index !== 2));
    expect(after[2]!.code).not.toBe(before[2]!.code);

    const listed = (await overviewOf(event)).list.tickets;
    const known = (ticket: RegistrationTicket) => listed.find((one) => one.id === ticket.id);
    expect(known(before[2]!)).toMatchObject({ state: 'replaced', replaced_at });
    expect(known(after[2]!)).toMatchObject({ state: 'confirmed', replaced_at: null });
    for (const old of [{ code: before[2]!.code }, { ticket_id: before[2]!.id }])
      expect(await scan(event, old)).toMatchObject({ outcome: 'replaced', replaced_at });
    expect((await scan(event, { code: before[2]!.code, was_offline: true })).outcome).toBe('replaced');
    for (const { code } of after) expect((await scan(event, { code })).outcome).toBe('in');
    expect((await overviewOf(event)).figures).toMatchObject({ expected: 7, present: 7 });

    const again = await api.request<Problem>(`/event-registrations/track/${token}/tickets/renew/`, {
      body: { position: 3 },
    });
    expect([again.status, again.body.type]).toEqual([409, '/problems/billet-deja-entre']);
    await accepted(actCurrent(admin, `/admin/event-registrations/${id}`, 'cancel', { refund: false }));
    expect((await scan(event, { code: before[2]!.code })).outcome).toBe('replaced');
    expect((await scan(event, { code: after[2]!.code })).outcome).toBe('cancelled');
  });

  it('of a ticket that was printed before the access code changed lets in', async () => {
    const event = await anEvent();
    const { tickets } = await registered(event);
    const { id, code } = tickets[0]!;
    const printed = `${code.slice(0, -3)}ABC`;
    const hash = createHash('sha256').update(printed).digest('base64url');
    await api.query('UPDATE event_tickets SET code_hash = $2 WHERE id = $1', [id, hash]);
    expect((await overviewOf(event)).list.tickets[0]!.hashes).toHaveLength(2);
    expect((await scan(event, { code: printed })).outcome).toBe('in');
    expect((await scan(event, { code })).outcome).toBe('already_in');
  });

  it('of a cancelled event lets nobody in', async () => {
    const event = await anEvent();
    const { tickets } = await registered(event);
    await api.query(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [event.id]);
    expect((await scan(event, { code: tickets[0]!.code })).outcome).toBe('cancelled');
  });
});

const hourOf = (moment: string) =>
  new Date(moment).toLocaleTimeString('fr-FR', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Paris',
  });

describe('scans without a network', () => {
  it('are taken later, at the moment when they were made', async () => {
    const event = await anEvent();
    const { tickets } = await registered(event);
    const scanned_at = now();
    later(40);
    const { body } = await send(event, [aScan({ code: tickets[0]!.code, scanned_at, was_offline: true })], {
      sent_at: now(),
    });
    expect(body.results[0]).toMatchObject({ outcome: 'in', at: scanned_at });
  });

  it('of one ticket at two doors: the earliest counts, and both doors are told', async () => {
    const event = await anEvent();
    const { tickets, id } = await registered(event);
    const { code, id: ticket_id } = tickets[0]!;
    const first = now();
    const second = later(5);
    later(20);
    const sent_at = now();
    const late = aScan({ code, scanned_at: second, door: 'Porte 2', was_offline: true });
    const early = aScan({ code, scanned_at: first, door: 'Porte 1', was_offline: true });
    expect((await send(event, [late], { sent_at })).body.results[0]).toMatchObject({ outcome: 'in' });
    expect((await send(event, [early], { sent_at })).body.results[0]).toMatchObject({
      outcome: 'in',
      at: first,
      door: 'Porte 1',
      also_at: second,
      also_door: 'Porte 2',
    });
    expect((await send(event, [late], { sent_at })).body.results[0]).toMatchObject({
      outcome: 'already_in',
      at: first,
      door: 'Porte 1',
    });
    const { duplicates, figures } = await arrivals(event);
    expect(duplicates).toEqual([
      { id: late.id, ticket_id, at: second, door: 'Porte 2', first_at: first, first_door: 'Porte 1' },
    ]);
    expect(figures).toMatchObject({ present: 1, doors: [{ door: 'Porte 1', present: 1 }] });
    expect(await timelineOf(id)).toContain(
      `Billet n° 1 : présenté une seconde fois, sans réseau, à ${hourOf(second)}, Porte 2`,
    );
  });

  it('of one ticket after it came in: kept, and told', async () => {
    const event = await anEvent();
    const { code } = (await registered(event)).tickets[0]!;
    const { at } = await scan(event, { code, door: 'Porte 1' });
    later(2);
    const again = aScan({ code, was_offline: true });
    for (let time = 0; time < 2; time += 1)
      expect((await send(event, [again])).body.results[0]).toMatchObject({ outcome: 'already_in', at });
    expect((await arrivals(event)).duplicates).toHaveLength(1);
  });

  it('in one sending are taken in the order of their moments', async () => {
    const event = await anEvent();
    const { code } = (await registered(event)).tickets[0]!;
    const first = now();
    const second = later(1);
    const [one, other] = [second, first].map((scanned_at) => aScan({ code, scanned_at, was_offline: true }));
    const { body } = await send(event, [one!, other!]);
    const outcomes = Object.fromEntries(body.results.map(({ id, outcome }) => [id, outcome]));
    expect(outcomes).toEqual({ [other!.id]: 'in', [one!.id]: 'already_in' });
  });

  it('by a clock that is a day wrong are put right by the moment of sending', async () => {
    for (const wrong of [-DAY_MS, DAY_MS]) {
      const event = await anEvent();
      const { code } = (await registered(event)).tickets[0]!;
      const made = now();
      const byPhone = (moment: string) => new Date(Date.parse(moment) + wrong).toISOString();
      const sent = aScan({ code, scanned_at: byPhone(made), was_offline: true });
      later(10);
      const { body } = await send(event, [sent], { sent_at: byPhone(now()) });
      expect(body.results[0]).toMatchObject({ outcome: 'in', at: made });
    }
  });
});

describe('an entry that was a mistake', () => {
  it('is undone, and the ticket lets in again', async () => {
    const event = await anEvent();
    const { tickets, id, token } = await registered(event);
    const ticket_id = tickets[0]!.id;
    await scan(event, { ticket_id });
    const undo = () => door(address(event, 'undo/'), { body: { ticket_id } });
    expect((await undo()).body).toEqual({ expected: 1, present: 0, doors: [] });
    expect((await undo()).status).toBe(200);
    expect(await timelineOf(id)).toHaveLength(2);
    const { body } = await api.request<RegistrationTickets>(`/event-registrations/track/${token}/tickets/`);
    expect(body.tickets[0]!.is_checked_in).toBe(false);
    expect((await scan(event, { ticket_id })).outcome).toBe('in');
    const other = await anEvent();
    expect((await door(address(other, 'undo/'), { body: { ticket_id } })).status).toBe(404);
    expect((await door(address(event, 'undo/'), { body: { ticket_id: randomUUID() } })).status).toBe(404);
    for (const body2 of [{}, { ticket_id: null }, { ticket_id: 'x' }])
      expect((await door(address(event, 'undo/'), { body: body2 })).status).toBe(400);
  });
});

describe('arrivals', () => {
  it('tell each phone what changed since it asked', async () => {
    const event = await anEvent();
    const [one, two] = (await registered(event, { seats: 2 })).tickets;
    await scan(event, { code: one!.code });
    const first = await arrivals(event);
    expect(first.arrivals).toMatchObject([{ ticket_id: one!.id, door: 'Porte 2' }]);
    later(1);
    expect((await arrivals(event, (await arrivals(event)).until)).arrivals).toEqual([]);
    const { until } = await arrivals(event);
    later(1);
    await scan(event, { code: two!.code });
    await door(address(event, 'undo/'), { body: { ticket_id: one!.id } });
    const { arrivals: changed, figures } = await arrivals(event, until);
    expect(changed.toSorted((a, b) => Number(b.checked_in_at) - Number(a.checked_in_at))).toHaveLength(2);
    expect(changed).toContainEqual({ ticket_id: one!.id, checked_in_at: null, door: '' });
    expect(changed).toContainEqual({
      ticket_id: two!.id,
      checked_in_at: now(),
      door: 'Porte 2',
    });
    expect(figures.present).toBe(1);
  });

  it('are asked for since a moment that there is', async () => {
    const event = await anEvent();
    for (const since of ['hier', '2027-02-30', 'null', '9999-99-99T99:99:99Z'])
      expect((await door(address(event, `arrivals/?since=${since}`))).status, since).toBe(400);
    for (const since of ['', '1900-01-01', '2999-12-31T23:59:59Z'])
      expect((await door(address(event, `arrivals/?since=${since}`))).status, since).toBe(200);
  });
});

describe('a sending', () => {
  it.each([
    ['nothing', {}],
    ['null', { scans: null }],
    ['a text', { scans: 'tout' }],
    ['no scan', { scans: [] }],
    ['null among scans', { scans: [null] }],
    ['a list among scans', { scans: [[]] }],
    ['a scan without an id', { scans: [{ code: 'x', scanned_at: '2027-03-06T09:00:00Z' }] }],
    ['a scan without its moment', { scans: [{ id: randomUUID(), code: 'x' }] }],
    ['a moment that there is not', { scans: [aBad({ scanned_at: '2027-02-30T25:00:00Z' })] }],
    ['a number for a code', { scans: [aBad({ code: 7 })] }],
    ['too long a code', { scans: [aBad({ code: 'x'.repeat(201) })] }],
    ['too long a door', { scans: [aBad({ door: 'x'.repeat(41) })] }],
    ['a NUL character', { scans: [aBad({ code: 'a\u0000b' })] }],
    ['an unknown field', { scans: [aBad({ outcome: 'in' })] }],
    ['null for an id', { scans: [aBad({ id: null })] }],
    ['201 scans', { scans: Array.from({ length: 201 }, () => aBad({})) }],
    ['10 000 scans', { scans: Array.from({ length: 10_000 }, () => ({})) }],
  ])('is refused with its faults: %s', async (_, body) => {
    const event = await anEvent();
    const { status, body: problem } = await door(address(event, 'scans/'), { body });
    expect(status).toBe(400);
    expect(problem.type).toMatch(/^\/problems\//);
  });

  it('of control characters says « unknown », and keeps none of them in a door', async () => {
    const event = await anEvent();
    const { tickets } = await registered(event);
    expect((await scan(event, { code: '\u0001\u001b[31m\u202e' })).outcome).toBe('unknown');
    const named = await scan(event, { code: tickets[0]!.code, door: ' Porte\u0007\n3 ' });
    expect(named).toMatchObject({ outcome: 'in', door: 'Porte 3' });
  });

  it('of 200 is taken whole', async () => {
    const event = await anEvent();
    const { tickets } = await registered(event, { seats: 10 });
    const scans = Array.from({ length: 200 }, (_, place) =>
      aScan({ code: tickets[place % 10]!.code, was_offline: true, door: `Porte ${place % 4}` }),
    );
    const { status, body } = await send(event, scans);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(200);
    expect(body.results.filter(({ outcome }) => outcome === 'in')).toHaveLength(10);
    expect(body.figures.present).toBe(10);
  });

  it('with a scan id that another ticket has lets nobody in with it', async () => {
    const event = await anEvent();
    const [one, two] = (await registered(event, { seats: 2 })).tickets;
    const id = randomUUID();
    await scan(event, { id, code: one!.code });
    expect((await scan(event, { id, code: two!.code })).outcome).toBe('unknown');
    expect((await overviewOf(event)).figures.present).toBe(1);
  });
});

function aBad(over: object) {
  return { id: randomUUID(), code: 'x', scanned_at: '2027-03-06T09:00:00Z', ...over };
}

it('who came in before the beginning gives no seat back by the private link, and asks for no refund', async () => {
  const event = await anEvent({ max_participants: 5, refund_until_days: 0, refund_percentage: 100 });
  const { id, token, tickets } = await registered(event, { seats: 2 });
  const path = `/event-registrations/track/${token}`;
  const page = async () => (await api.request<RegistrationView>(`${path}/`)).body;
  const until = new Date(clock.now().getTime() + DAY_MS);
  await api.sql`UPDATE event_registrations SET date_choice_until = ${until} WHERE id = ${id}`;
  expect(await page()).toMatchObject({ may_cancel: true, least_seats: 1, most_seats: 10 });
  await scan(event, { ticket_id: tickets[1]!.id });
  expect(await page()).toMatchObject({ may_cancel: false, least_seats: 2, date_choice_until: null });
  const asked: [string, object][] = [
    ['cancel', {}],
    ['seats', { seats: 1 }],
    ['date', { choice: 'refund' }],
  ];
  for (const [act, body] of asked)
    expect(outcome(await api.request(`${path}/${act}/`, { body }))).toEqual([409, 'billet-lu']);
  expect(await page()).toMatchObject({ status: 'confirmed', seats: 2 });
});
