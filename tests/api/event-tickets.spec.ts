import {
  type EventInput,
  type GuestTicket,
  HOUR_MS,
  MINUTE_MS,
  type Problem,
  type RegistrationInput,
  type RegistrationTickets,
  type StaffTickets,
  TICKET_CODE,
  type TicketFound,
} from '@livres/api/contract';
import { TicketConfirmationsService } from '@livres/api/dist/events/tickets/ticket-confirmations.service.js';
import { TicketPapersService } from '@livres/api/dist/events/tickets/ticket-papers.service.js';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import { A4, codesOn, pagesOf } from '../factories/pdf-files.ts';
import { codeInPicture } from '../factories/pictures.ts';
import { openEvent, paidEvent, payAtDemo, register, verified } from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';

const NOON = new Date('2027-03-02T11:00:00Z');

let api: TestApi;
let admin: Request;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi();
  clock = stopClock(api, NOON);
  admin = await api.asStaff('administrateur');
});
afterAll(() => api?.close());

/** An hour away, for an hour and a half. */
function soon(over: Partial<EventInput> = {}) {
  const now = clock.now().getTime();
  const start_date = new Date(now + HOUR_MS).toISOString();
  return openEvent(admin, { start_date, end_date: new Date(now + 2.5 * HOUR_MS).toISOString(), ...over });
}

const track = (token: string, rest = '') => `/event-registrations/track/${token}/${rest}`;
const ticketsOf = async (token: string) => {
  const { status, body, text } = await api.request<RegistrationTickets>(track(token, 'tickets/'));
  expect(status, text).toBe(200);
  return body;
};
async function confirmed(over: Partial<RegistrationInput> = {}, event?: Partial<EventInput>) {
  const { id, title } = await soon(event);
  const email = mailbox('awa');
  const { token, reference, registration_id } = await verified(api, id, { email, ...over });
  return { event: id, title, token, reference, email, id: registration_id };
}
async function paper(token: string, name: string) {
  const response = await fetch(`${api.url}${track(token, name)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const content = Buffer.from(await response.arrayBuffer());
  return { content, pages: (await pagesOf(content)).map((page) => page.replace(/\s+/g, ' ')) };
}
/** What a QR code says that is drawn as on a page, in grey. */
const readSvg = (svg: string) => codeInPicture(sharp(Buffer.from(svg), { density: 400 }).resize(400));
const comeIn = (event: number, ticket_id: string) =>
  admin(`/admin/event-registrations/${event}/check-in/scans/`, {
    body: { scans: [{ id: randomUUID(), ticket_id, scanned_at: clock.now().toISOString() }] },
  });

describe('tickets', () => {
  it('are one for each seat, the first in the name of who registered', async () => {
    const { token, reference } = await confirmed({ seats: 3 });
    const { tickets, ...all } = await ticketsOf(token);
    expect(all).toEqual({ reference, may_name_guests: true, has_certificate: false });
    expect(tickets.map(({ position, guest_name }) => [position, guest_name])).toEqual([
      [1, 'Awa Diallo'],
      [2, ''],
      [3, ''],
    ]);
    for (const { code, qr_svg, is_checked_in, checked_in_at } of tickets) {
      expect(code).toMatch(TICKET_CODE);
      expect(await readSvg(qr_svg)).toBe(code);
      expect([is_checked_in, checked_in_at]).toEqual([false, null]);
    }
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(3);
  });

  it('are there once a seat that is paid for is paid, not before', async () => {
    const event = await paidEvent(admin);
    const { token, registration_id } = await verified(api, event.id, { seats: 2 });
    expect((await ticketsOf(token)).tickets).toEqual([]);
    expect((await api.request(track(token, 'tickets.pdf'))).status).toBe(409);
    expect((await api.request(track(token, 'event.ics'))).status).toBe(409);
    await payAtDemo(api, event.id, registration_id);
    expect((await ticketsOf(token)).tickets).toHaveLength(2);
  });

  it('follow the number of seats: the last are void, new ones are others', async () => {
    const { token } = await confirmed({ seats: 3 });
    const before = (await ticketsOf(token)).tickets.map(({ code }) => code);
    await api.request(track(token, 'seats/'), { body: { seats: 1 } });
    expect((await ticketsOf(token)).tickets.map(({ code }) => code)).toEqual(before.slice(0, 1));
    await api.request(track(token, 'seats/'), { body: { seats: 2 } });
    const after = (await ticketsOf(token)).tickets.map(({ code }) => code);
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(before[0]);
    expect(before).not.toContain(after[1]);
  });

  it('bear another name, and another code, when who registered gives theirs away; the rest stay', async () => {
    const { token } = await confirmed({ seats: 2 });
    const [own, guest] = (await ticketsOf(token)).tickets;
    await api.request(track(token, 'changes/'), { body: { first_name: 'Aïssatou', last_name: 'Diallo' } });
    const [renamed, other] = (await ticketsOf(token)).tickets;
    expect([renamed!.guest_name, other]).toEqual(['Aïssatou Diallo', guest]);
    expect(renamed!.code).not.toBe(own!.code);
    await api.request(track(token, 'changes/'), {
      body: { first_name: 'Aïssatou', last_name: 'Diallo', phone: '+33612345678' },
    });
    expect((await ticketsOf(token)).tickets).toEqual([renamed, other]);
  });

  it('of staff are found by their code, and one is given another code', async () => {
    const { token, id, email, event } = await confirmed({ seats: 2 });
    const [own, guest] = (await ticketsOf(token)).tickets;
    const find = (code: string) =>
      admin<TicketFound & Problem>('/admin/event-registrations/tickets/find', { body: { code } });
    const found = await find(` ${guest!.code.toLowerCase()}`);
    expect([found.status, found.body]).toMatchObject([
      200,
      { registration_id: id, event_id: event, ticket: { id: guest!.id, position: 2, replaced_at: null } },
    ]);
    const forged = `${guest!.code.slice(0, -1)}${guest!.code.endsWith('A') ? 'B' : 'A'}`;
    for (const code of [forged, 'B1-', 'https://example.org/'])
      expect((await find(code)).body.type, code).toBe('/problems/billet-introuvable');
    expect((await find('')).body.errors).toEqual({
      code: 'Tapez le code du billet, qui commence par B1-.',
    });

    clock.advance(MINUTE_MS);
    const renewed_at = clock.now().toISOString();
    const renew = (position: number) =>
      admin<StaffTickets>(`/admin/event-registrations/${id}/tickets/renew`, { body: { position } });
    const { status, body } = await renew(2);
    expect(status).toBe(200);
    expect(body.tickets.map(({ position, replaced_at }) => [position, replaced_at])).toEqual([
      [1, null],
      [2, null],
      [2, renewed_at],
    ]);
    expect(JSON.stringify(body)).not.toContain(guest!.code);
    const after = (await ticketsOf(token)).tickets;
    expect(after[0]).toEqual(own);
    expect(after[1]!.code).not.toBe(guest!.code);
    expect((await find(guest!.code)).body.ticket.replaced_at).toBe(renewed_at);
    const message = await emailTo(api.varFolder, email, 'Votre billet a changé');
    expect(message.text).toContain('Le billet n° 2');
    expect((await renew(3)).status).toBe(400);
    clock.set(NOON);
    const reader = await api.asStaff('lecteur');
    const masked = await reader<StaffTickets>(`/admin/event-registrations/${id}/tickets`);
    expect(masked.body.tickets[0]).toMatchObject({ id: own!.id, position: 1 });
    expect(masked.body.tickets[0]!.guest_name).not.toBe('Awa Diallo');
  });

  it('are void with their registration', async () => {
    const { token } = await confirmed({ seats: 2 });
    await api.request(track(token, 'cancel/'), { body: {} });
    expect(await ticketsOf(token)).toMatchObject({ tickets: [], may_name_guests: false });
  });

  it('open to nobody without the private link', async () => {
    for (const end of ['tickets/', 'tickets.pdf', 'event.ics', 'certificate.pdf'])
      expect((await api.request(track('inconnu-de-tous-et-de-toutes', end))).status, end).toBe(404);
  });
});

describe('guests', () => {
  const name = (token: string, body: object) =>
    api.request<RegistrationTickets>(track(token, 'tickets/guests/'), { body });

  it('are named ticket by ticket, and renamed', async () => {
    const { token, id } = await confirmed({ seats: 3 });
    const guests = [
      { position: 1, guest_name: 'Awa Diallo' },
      { position: 3, guest_name: '  Zoë Łukasiewicz \n' },
    ];
    const { status, body } = await name(token, { guests });
    expect(status).toBe(200);
    expect(body.tickets.map(({ guest_name }) => guest_name)).toEqual(['Awa Diallo', '', 'Zoë Łukasiewicz']);
    await name(token, { guests });
    // Its first name is put on the ticket that there is; for another person it is another ticket.
    const named = (await ticketsOf(token)).tickets[2]!;
    await name(token, { guests: [{ position: 3, guest_name: '' }] });
    const left = (await ticketsOf(token)).tickets[2]!;
    expect([left.guest_name, left.code === named.code]).toEqual(['', false]);
    const entries = await api.query(
      `SELECT text FROM event_registration_entries WHERE registration_id = $1 AND text LIKE 'Billet%'`,
      [id],
    );
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('Zoë');
  });

  it.each([
    ['the first ticket', { guests: [{ position: 1, guest_name: 'Autre' }] }],
    ['a ticket that there is not', { guests: [{ position: 4, guest_name: 'Autre' }] }],
    ['no position', { guests: [{ guest_name: 'Autre' }] }],
    ['position 0', { guests: [{ position: 0, guest_name: 'Autre' }] }],
    ['too long a name', { guests: [{ position: 2, guest_name: 'x'.repeat(121) }] }],
    ['more than ten', { guests: Array.from({ length: 11 }, () => ({ position: 2, guest_name: 'x' })) }],
    ['null', { guests: null }],
    ['null among them', { guests: [null] }],
    ['nothing', {}],
  ])('are refused: %s', async (_, body) => {
    const { token } = await confirmed({ seats: 2 });
    const answer = await name(token, body);
    expect(answer.status).toBe(400);
    expect((await ticketsOf(token)).tickets[1]!.guest_name).toBe('');
  });

  it('are not named before the registration is confirmed', async () => {
    const event = await paidEvent(admin);
    const { token } = await verified(api, event.id, { seats: 2 });
    expect((await name(token, { guests: [{ position: 2, guest_name: 'Paul' }] })).status).toBe(409);
  });
});

describe('a guest', () => {
  const open = (code: string) => api.request<GuestTicket>(`/event-tickets/${encodeURIComponent(code)}/`);
  const name = (token: string, guest_name: string) =>
    api.request<RegistrationTickets>(track(token, 'tickets/guests/'), {
      body: { guests: [{ position: 2, guest_name }] },
    });

  it('opens their own ticket, and reads nothing of the others, of the price, nor of who paid', async () => {
    const { event, title, token, reference } = await confirmed({ seats: 3 });
    const [own, second] = (await name(token, 'Zoë Roux')).body.tickets;
    const { status, headers, body, text } = await open(second!.code);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      event: expect.objectContaining({ id: event, title }),
      state: 'good',
      position: 2,
      guest_name: 'Zoë Roux',
      qr_svg: second!.qr_svg,
      is_checked_in: false,
      checked_in_at: null,
      replaced_at: null,
    });
    for (const word of [reference, own!.code, 'Diallo', token, 'amount']) expect(text).not.toContain(word);
    const file = await fetch(`${api.url}/event-tickets/${second!.code}/ticket.pdf`);
    expect(file.headers.get('content-disposition')).toContain('billet.pdf');
    const pages = await pagesOf(Buffer.from(await file.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Zoë Roux');
  });

  it('reads that it was replaced, and opens nothing with it any more', async () => {
    const { token } = await confirmed({ seats: 2 });
    const before = (await name(token, 'Zoë Roux')).body.tickets[1]!;
    const after = (await name(token, 'Paul Petit')).body.tickets[1]!;
    expect((await open(before.code)).body).toMatchObject({
      state: 'replaced',
      qr_svg: null,
      replaced_at: expect.any(String),
    });
    expect((await open(after.code)).body).toMatchObject({ state: 'good', guest_name: 'Paul Petit' });
    const file = await fetch(`${api.url}/event-tickets/${before.code}/ticket.pdf`);
    expect(file.status).toBe(409);
    await api.request(track(token, 'cancel/'), { method: 'POST' });
    expect((await open(after.code)).body).toMatchObject({ state: 'cancelled', qr_svg: null });
  });

  it.each(['', 'B1-', 'B1-'.padEnd(45, 'A'), '\u0000', 'x'.repeat(75_000), '%2e%2e'])(
    'finds nothing by %j',
    async (code) => expect((await open(code)).status).toBeGreaterThanOrEqual(400),
  );
});

describe('the confirmation', () => {
  it('says when, where and how many, and brings the tickets and the calendar file', async () => {
    const { event, email, title, reference, id } = await confirmed({ seats: 2 }, { city: 'Lyon' });
    const { subject, text, attachments } = await emailTo(api.varFolder, email, 'Inscription confirmée');
    expect(subject).toBe(`Inscription confirmée : ${title}`);
    for (const words of [
      'Vos 2 places',
      'mardi 2 mars 2027 à 13 h (heure de Paris)',
      'Lyon',
      'Places : 2',
      reference,
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    const token = /\/inscriptions\/([\w-]+)/.exec(text)?.[1];
    expect((await ticketsOf(token!)).tickets).toHaveLength(2);
    const [papers, file, ...others] = attachments;
    expect(others).toEqual([]);
    expect(papers).toMatchObject({ filename: `billets-${reference}.pdf`, mimeType: 'application/pdf' });
    expect(file).toMatchObject({ filename: 'evenement.ics', mimeType: 'text/calendar' });
    expect(file!.text).toContain(`UID:inscription-${id}-${event}@localhost`);
  });

  it('brings every ticket of seven seats under one address, and one more e-mail to nobody', async () => {
    const { token, reference, email, id } = await confirmed({ seats: 7 });
    const { attachments } = await emailTo(api.varFolder, email, 'Inscription confirmée');
    const { content } = attachments.find(({ mimeType }) => mimeType === 'application/pdf')!;
    const pages = (await pagesOf(content)).map((page) => page.replace(/\s+/g, ' '));
    const { tickets } = await ticketsOf(token);
    expect(pages).toHaveLength(7);
    expect(pages.map((_, index) => codesOn(content, index, A4)[0])).toEqual(tickets.map(({ code }) => code));
    expect(pages[0]).toContain('Awa Diallo');
    expect(pages[1]).toContain('Invité 2 de Awa Diallo');
    for (const page of pages) expect(page).toContain(reference);
    const guests = [2, 3, 4].map((position) => ({ position, guest_name: `Invitée ${position}` }));
    await api.request(track(token, 'tickets/guests/'), { body: { guests } });
    const written = await api.query(
      `SELECT count(*)::int FROM event_registration_entries WHERE registration_id = $1 AND kind = 'email'`,
      [id],
    );
    expect(written).toEqual([{ count: 2 }]);
  });

  describe('whose tickets were drawn a moment ago', () => {
    /** Lets something happen between the first drawing of the tickets and the e-mail. */
    const meanwhile = (happens: (registration_id: string) => Promise<unknown>) => {
      const papers = api.app.get(TicketPapersService, { strict: false });
      const drawn = papers.drawn.bind(papers);
      return vi.spyOn(papers, 'drawn').mockImplementationOnce(async (id) => {
        const printed = await drawn(id);
        await happens(id);
        return printed;
      });
    };
    const seatsFor = async (seats: number) => {
      const email = mailbox('entre-temps');
      const { token, registration_id: id } = await verified(api, (await soon()).id, { email, seats });
      return { email, token, id };
    };

    it('brings them as they are now', async () => {
      const spy = meanwhile(async (id) => {
        const put = `UPDATE event_tickets SET guest_name = 'Paul Roux' WHERE registration_id = $1 AND position = 2`;
        await api.query(put, [id]);
      });
      const { email } = await seatsFor(2);
      const { attachments } = await emailTo(api.varFolder, email, 'Inscription confirmée');
      spy.mockRestore();
      expect((await pagesOf(attachments[0]!.content))[1]).toContain('Paul Roux');
    });

    it('is not sent twice, nor where they were given back meanwhile', async () => {
      const { email, token, id } = await seatsFor(1);
      await emailTo(api.varFolder, email, 'Inscription confirmée');
      const sent = async () => {
        const [{ count }] = await api.query(
          `SELECT count(*)::int FROM event_registration_entries
            WHERE registration_id = $1 AND text LIKE '%Inscription confirmée :%'`,
          [id],
        );
        return Number(count);
      };
      const confirmations = api.app.get(TicketConfirmationsService, { strict: false });
      await confirmations.send({ registration_id: id });
      expect(await sent()).toBe(1);

      // As if the job had not come to it yet.
      await api.query(
        `DELETE FROM event_registration_entries WHERE registration_id = $1 AND kind = 'email'`,
        [id],
      );
      const spy = meanwhile(() => api.request(track(token, 'cancel/'), { method: 'POST' }));
      await confirmations.send({ registration_id: id });
      spy.mockRestore();
      expect(await sent()).toBe(0);
      await confirmations.send({ registration_id: id });
      expect(await sent()).toBe(0);
    });
  });

  it('tells where to connect to those who are in, and to nobody else', async () => {
    const online_url = 'https://visio.example.org/salle-7';
    const event = await soon({ is_online: true, online_url, max_participants: 1 });
    const email = mailbox('en-ligne');
    await verified(api, event.id, { email });
    expect((await emailTo(api.varFolder, email, 'Inscription confirmée')).text).toContain(online_url);
    const late = mailbox('trop-tard');
    await verified(api, event.id, { email: late, waiting_list: true });
    expect((await emailTo(api.varFolder, late, 'Liste d’attente')).text).not.toContain(online_url);
  });

  it('is sent once, however often the link is followed', async () => {
    const event = await soon();
    const email = mailbox('deux-fois');
    await register(api, event.id, { email });
    await verified(api, event.id, { email });
    await emailTo(api.varFolder, email, 'Inscription confirmée');
    const sent = await api.query(
      `SELECT count(*)::int AS count FROM event_registration_entries entry
         JOIN event_registrations registration ON registration.id = entry.registration_id
        WHERE registration.email = $1 AND entry.text LIKE '%Inscription confirmée :%'`,
      [email],
    );
    expect(sent[0].count).toBe(1);
  });
});

describe('the calendar file', () => {
  const file = async (token: string) => {
    const { status, text, headers } = await api.request(track(token, 'event.ics'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
    const field = (key: string) => new RegExp(`^${key}[^:\r]*:(.*)\r$`, 'm').exec(unfolded)?.[1];
    return { text: unfolded, field, sequence: Number(field('SEQUENCE')) };
  };

  it('is one event that a later file replaces, and that a cancellation takes away', async () => {
    const { token, title } = await confirmed({ seats: 2 });
    const first = await file(token);
    expect(first.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect([first.field('METHOD'), first.field('STATUS'), first.field('SUMMARY')]).toEqual([
      'PUBLISH',
      'CONFIRMED',
      title,
    ]);
    await api.request(track(token, 'seats/'), { body: { seats: 1 } });
    const second = await file(token);
    expect(second.sequence).toBeGreaterThan(first.sequence);
    await api.request(track(token, 'cancel/'), { body: {} });
    const last = await file(token);
    expect(last.sequence).toBeGreaterThan(second.sequence);
    expect([last.field('METHOD'), last.field('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(new Set([first, second, last].map(({ field }) => field('UID'))).size).toBe(1);
  });

  it('rises too when staff change the event', async () => {
    const { token, event } = await confirmed();
    const before = await file(token);
    const { body } = await admin(`/admin/events/${event}`);
    const changed = await admin(`/admin/events/${event}`, {
      method: 'PUT',
      body: { version: body.version, location: 'Salle des fêtes' },
    });
    expect(changed.status, changed.text).toBe(200);
    const { body: saved } = await admin(`/admin/events/${event}`);
    await admin(`/admin/events/${event}/publish`, { body: { version: saved.version } });
    const after = await file(token);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.text).toContain('Salle des fêtes');
  });
});

describe('the e-mail of a cancellation', () => {
  it('takes the seat out of the calendar that the confirmation put it in, and says what to remove', async () => {
    const { token, email, title } = await confirmed();
    const calendarIn = async (words: string) => {
      const { text, attachments } = await emailTo(api.varFolder, email, words);
      const file = attachments.find(({ filename }) => filename === 'evenement.ics')!;
      const unfolded = file.text.replaceAll(/\r?\n[ \t]/g, '');
      const field = (key: string) => new RegExp(`^${key}[^:\\n]*:(.*?)\\r?$`, 'm').exec(unfolded)?.[1];
      return { text: text.replaceAll('\u00a0', ' '), field };
    };
    const first = await calendarIn('Inscription confirmée');
    await api.request(track(token, 'cancel/'), { method: 'POST' });
    const last = await calendarIn('Inscription annulée');
    expect(last.text).toContain('S’il y reste, supprimez-le : «');
    expect(last.text).toContain(title);
    expect([last.field('METHOD'), last.field('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(last.field('UID')).toBe(first.field('UID'));
    expect(Number(last.field('SEQUENCE'))).toBeGreaterThan(Number(first.field('SEQUENCE')));
    // The address that writes, and no other.
    for (const { field } of [first, last]) expect(field('ORGANIZER')).toMatch(/^mailto:ne-pas-repondre@/i);
  });
});

describe('the printed tickets', () => {
  it('are a page each, with what is read in black and white', async () => {
    const { token, title, reference } = await confirmed({ seats: 2 });
    await api.request(track(token, 'tickets/guests/'), {
      body: { guests: [{ position: 2, guest_name: 'Zoë Łukasiewicz' }] },
    });
    const { tickets } = await ticketsOf(token);
    const { content, pages } = await paper(token, 'tickets.pdf');
    expect(pages).toHaveLength(2);
    for (const [index, { code, guest_name, position }] of tickets.entries()) {
      expect(codesOn(content, index, A4)).toEqual([code]);
      for (const words of [
        title,
        'mardi 2 mars 2027',
        '13 h – 14 h 30',
        'Entrepôt de Vaise, Lyon',
        guest_name,
        reference,
        `n° ${position} sur 2`,
        'Présentez ce billet imprimé ou sur votre téléphone.',
      ])
        expect(pages[index]!.replaceAll('\u00a0', ' ')).toContain(words);
    }
    expect((await paper(token, 'tickets.pdf')).content.equals(content)).toBe(true);
  });

  it('stay one page each with the longest words there may be', async () => {
    const { token } = await confirmed(
      { first_name: 'M'.repeat(80), last_name: 'W'.repeat(80) },
      { title: 'Rencontre interminable '.repeat(8).trim(), location: 'Salle '.repeat(30).trim() },
    );
    const { content, pages } = await paper(token, 'tickets.pdf');
    expect(pages).toHaveLength(1);
    expect(codesOn(content, 0, A4)[0]).toMatch(TICKET_CODE);
  });
});

it('an event in a room and online tells both in the e-mail and on the papers', async () => {
  const both = { is_online: true, online_url: 'https://exemple.org/direct', gives_certificates: true };
  const { token, event, email } = await confirmed({}, both);
  const place = 'Entrepôt de Vaise, Lyon, et en ligne';
  const { text } = await emailTo(api.varFolder, email, 'Inscription confirmée');
  expect(text).toContain(place);
  expect((await paper(token, 'tickets.pdf')).pages[0]).toContain(place);
  clock.advance(HOUR_MS);
  await comeIn(event, (await ticketsOf(token)).tickets[0]!.id);
  clock.advance(3 * HOUR_MS);
  expect((await paper(token, 'certificate.pdf')).pages[0]).toContain(place);
});

describe('a certificate of attendance', () => {
  const asked = (token: string) => api.request(track(token, 'certificate.pdf'));

  it('is for events that give one, once they are over, and for those who came in', async () => {
    const none = await confirmed();
    expect((await asked(none.token)).body).toMatchObject({ status: 409, type: '/problems/sans-attestation' });

    const { token, event, reference, title } = await confirmed({ seats: 3 }, { gives_certificates: true });
    expect((await asked(token)).body).toMatchObject({ status: 409, type: '/problems/evenement-a-venir' });
    const { tickets } = await ticketsOf(token);
    const absent = await verified(api, event);
    clock.advance(HOUR_MS);
    await comeIn(event, tickets[0]!.id);
    await comeIn(event, tickets[1]!.id);
    clock.advance(3 * HOUR_MS);

    expect((await asked(absent.token)).body).toMatchObject({ type: '/problems/personne-entree' });
    expect((await asked(token)).body).toMatchObject({ type: '/problems/invites-sans-nom' });
    await api.request(track(token, 'tickets/guests/'), {
      body: { guests: [{ position: 2, guest_name: 'Paul Roux' }] },
    });
    expect((await ticketsOf(token)).has_certificate).toBe(true);
    const { pages } = await paper(token, 'certificate.pdf');
    expect(pages).toHaveLength(2);
    for (const [index, who] of ['Awa Diallo', 'Paul Roux'].entries())
      for (const words of [
        'Attestation de participation',
        who,
        title,
        'mardi 2 mars 2027',
        'Durée : 1 h 30',
        reference,
        'Livres en partage',
      ])
        expect(pages[index]!.replaceAll('\u00a0', ' ')).toContain(words);
  });
});
