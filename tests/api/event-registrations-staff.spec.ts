import { randomUUID } from 'node:crypto';
import type {
  CheckInOverview,
  EmailingStarted,
  EventRecord,
  EventRegistrationRecord,
  Problem,
  RegistrationEntry,
  RegistrationTimeline,
  WaitingListReport,
} from '@livres/api/contract';
import { DAY_MS } from '@livres/api/contract';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { csvRows } from '@livres/api/dist/platform/tables/csv-rows.js';
import { expect, describe, it } from 'vitest';
import { type Answer, type Request, staffOf, testApi } from '../factories/api.ts';
import { emailsTo, emailTo, mailbox, subjectsTo } from '../factories/emails.ts';
import { cancelEvent } from '../factories/events.ts';
import { openEvent, paidEvent, payAtDemo, register, verified } from '../factories/registrations.ts';
import { atOnce, eventually } from '../factories/waiting.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
const desk = staffOf(api, 'accueil');
const admin = staffOf(api, 'administrateur');
const reader = staffOf(api, 'lecteur');

const REGISTRATIONS = '/admin/event-registrations';
const entry = (event: EventRecord, over: Partial<RegistrationEntry> = {}) => ({
  event_id: event.id,
  first_name: 'Claire',
  last_name: 'Petit',
  ...over,
});
const enter = (event: EventRecord, over: Partial<RegistrationEntry> = {}, by: Request = desk) =>
  by(REGISTRATIONS, { body: entry(event, over) });
const read = async (id: string, by: Request = admin) =>
  (await by<EventRegistrationRecord>(`${REGISTRATIONS}/${id}`)).body;
const act = (id: string, action: string, body: object, by: Request = admin) =>
  by(`${REGISTRATIONS}/${id}/${action}`, { body });
const change = (id: string, body: object, by: Request = desk) =>
  by(`${REGISTRATIONS}/${id}`, { method: 'PUT', body });
const timelineOf = async (id: string) =>
  (await admin<RegistrationTimeline>(`${REGISTRATIONS}/${id}/timeline`)).body;
const listed = async (filter: object, by: Request = admin) =>
  by<EventRegistrationRecord[]>(`${REGISTRATIONS}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const outcome = ({ status, body }: Answer<Problem>) => [status, body.type.split('/').at(-1)];
/** Minor units in the journal of a registration, by account. */
async function accounts(id: string): Promise<Record<string, number>> {
  const rows: { account: string; amount: number }[] = await api.query(
    `SELECT account, sum(amount)::int AS amount FROM journal_postings posting
       JOIN journal_entries entry ON entry.id = posting.entry_id
      WHERE entry.subject_id = $1 GROUP BY account HAVING sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

describe('a registration that staff write down', () => {
  it('counts like the others, without an e-mail address too', async () => {
    const event = await openEvent(editor, { max_participants: 3 });
    const { status, body } = await enter(event, { seats: 2, special_needs: 'Fauteuil' });
    expect([status, body.status, body.source, body.seats]).toEqual([201, 'confirmed', 'equipe', 2]);
    expect((await register(api, event.id, { seats: 2 })).status).toBe(409);
    expect((await timelineOf(body.id)).entries.map(({ text }) => text)).toContain(
      'Saisie par l’équipe (2 places)',
    );
  });

  it('is one however often its form is sent, and refuses other words under the same key', async () => {
    const event = await openEvent(editor);
    const form_key = randomUUID();
    const sent = await atOnce(10, () => enter(event, { form_key }));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await listed({ event_id: event.id })).body).toHaveLength(1);
    expect(outcome(await enter(event, { form_key, last_name: 'Grand' }))).toEqual([
      409,
      'formulaire-modifie',
    ]);
    // The same key at another event is another form.
    expect((await enter(await openEvent(editor), { form_key })).status).toBe(201);
  });

  it('is refused where the event is full, unless it comes all the same or waits', async () => {
    const event = await openEvent(editor, { max_participants: 1 });
    await enter(event);
    expect(outcome(await enter(event))).toEqual([409, 'evenement-complet']);
    expect((await enter(event, { beyond_capacity: true })).body.status).toBe('confirmed');
    const waiting = await enter(event, { waiting_list: true });
    expect([waiting.body.status, waiting.body.waiting_position]).toEqual(['waitlisted', 1]);
  });

  it('is refused at an event that is cancelled, where nobody comes', async () => {
    const event = await openEvent(editor);
    await cancelEvent(editor, event);
    const { status, body } = await enter(event);
    expect([status, (body as Partial<Problem>).errors]).toEqual([
      400,
      { event_id: 'Cet événement est annulé : on ne s’y inscrit plus.' },
    ]);
  });

  it('waits for its money, or is free', async () => {
    const event = await paidEvent(editor);
    expect((await enter(event, { email: mailbox() })).body.status).toBe('pending_payment');
    const free = await enter(event, { is_free: true });
    expect([free.body.status, free.body.total]).toEqual(['confirmed', 0]);
  });

  it.each<[string, object, string[]]>([
    ['no name', { first_name: ' ', last_name: null }, ['first_name', 'last_name']],
    ['no event', { event_id: null }, ['event_id']],
    ['an event that does not exist', { event_id: 424242 }, ['event_id']],
    ['too large a number', { event_id: 1e20 }, ['event_id']],
    ['too many seats', { seats: 11 }, ['seats']],
    ['no seat', { seats: 0 }, ['seats']],
    ['no address', { email: 'claire' }, ['email']],
    ['a list for a name', { first_name: ['Claire'] }, ['first_name']],
    ['answers that are none', { answers: [null] }, ['answers']],
    ['null for answers', { answers: null }, ['answers']],
  ])('is refused with %s, by field', async (_, over, fields) => {
    const event = await openEvent(editor);
    const { status, body } = await desk<Problem>(REGISTRATIONS, { body: { ...entry(event), ...over } });
    expect(status).toBe(400);
    for (const field of fields) expect(Object.keys(body.errors ?? {}), JSON.stringify(body)).toContain(field);
  });

  it('takes null for what may be empty, and drops control characters', async () => {
    const event = await openEvent(editor);
    const nothing = { email: null, phone: null, organization: null, special_needs: null, form_key: null };
    const { status, body, text } = await desk<EventRegistrationRecord>(REGISTRATIONS, {
      body: { ...entry(event), ...nothing },
    });
    expect(status, text).toBe(201);
    expect([body.email, body.phone, body.organization, body.special_needs]).toEqual(['', '', '', '']);
    const odd = await enter(event, { first_name: 'Cla\u0000ire' });
    expect([201, 400]).toContain(odd.status);
  });
});

describe('a registration in the hands of staff', () => {
  it('is corrected from the version that was read', async () => {
    const event = await openEvent(editor, { max_participants: 3 });
    const { body: entered } = await enter(event, { email: mailbox() });
    const { status, body } = await change(entered.id, {
      version: entered.version,
      last_name: 'Grand',
      seats: 3,
    });
    expect([status, body.last_name, body.seats]).toEqual([200, 'Grand', 3]);
    expect((await change(entered.id, { version: entered.version, last_name: 'Moyen' })).status).toBe(409);
    expect(outcome(await change(entered.id, { version: body.version, seats: 4 }))).toEqual([
      409,
      'evenement-complet',
    ]);
    const emptied = await change(entered.id, { version: body.version, email: null, phone: null });
    expect([emptied.status, emptied.body.email, emptied.body.last_name]).toEqual([200, '', 'Grand']);
  });

  it('whose address is corrected opens by no link that the former one got', async () => {
    const event = await openEvent(editor);
    const [wrong, right] = [mailbox('faute'), mailbox('juste')];
    const { registration_id: id, token } = await verified(api, event.id, { email: wrong });
    const opens = async (link: string) =>
      (await api.request(`/event-registrations/track/${link}/`)).status === 200;
    const { version } = await read(id);
    expect(await opens(token)).toBe(true);
    expect((await change(id, { version, phone: '+33612345678' })).status).toBe(200);
    expect(await opens(token)).toBe(true);
    expect((await change(id, { version: version + 1, email: right })).status).toBe(200);
    expect(await opens(token)).toBe(false);
    const { text } = await emailTo(api.varFolder, right, 'Votre nouveau lien');
    expect(await opens(/\/inscriptions\/([\w-]+)/.exec(text)![1]!)).toBe(true);
  });

  it('is paid by hand by those who handle money, once', async () => {
    const event = await paidEvent(editor);
    const { body: entered } = await enter(event, { seats: 2 });
    const paid = { version: entered.version, method: 'cash', received_on: '2026-11-20' };
    expect((await act(entered.id, 'payment', paid, desk)).status).toBe(403);
    const later = parisDay(new Date(Date.now() + 2 * DAY_MS));
    expect((await act(entered.id, 'payment', { ...paid, received_on: later })).status).toBe(400);
    const { status, body } = await act(entered.id, 'payment', paid);
    expect([status, body.status, body.is_paid, body.payment_method]).toEqual([
      200,
      'confirmed',
      true,
      'cash',
    ]);
    const { tickets, ...others } = await accounts(entered.id);
    expect([tickets, Object.values(others)]).toEqual([-2500, [2500]]);
    expect(outcome(await act(entered.id, 'payment', { ...paid, version: body.version }))).toEqual([
      409,
      'deja-payee',
    ]);
  });

  it('is given back in part, then whole, never more, and once for a dialog', async () => {
    const event = await paidEvent(editor);
    const { registration_id: id } = await verified(api, event.id, { seats: 2 });
    await payAtDemo(api, event.id, id);
    const key = randomUUID();
    const part = { amount: '5', reason: 'Geste', key };
    expect((await act(id, 'refunds', part, desk)).status).toBe(403);
    for (const { status } of await atOnce(5, () => act(id, 'refunds', part))) expect(status).toBe(200);
    await eventually('the part given back', async () =>
      (await timelineOf(id)).refunds.some(({ status }) => status === 'done'),
    );
    expect((await timelineOf(id)).refunds).toMatchObject([{ amount: 5, status: 'done' }]);
    expect(outcome(await act(id, 'refunds', { amount: 20.01, reason: 'Trop' }))).toEqual([
      409,
      'remboursement-trop-grand',
    ]);
    expect((await act(id, 'refunds', { amount: 20, reason: 'Le reste' })).status).toBe(200);
    await eventually('all given back', async () => !('tickets' in (await accounts(id))));
    expect((await timelineOf(id)).refundable).toBe(0);
  });

  it('is cancelled with its money by those who handle money, without it by others', async () => {
    const event = await paidEvent(editor);
    const ids: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { registration_id } = await verified(api, event.id);
      await payAtDemo(api, event.id, registration_id);
      ids.push(registration_id);
    }
    const [kept, given] = ids as [string, string];
    const cancelled = { reason: 'Doublon', refund: true };
    await act(kept, 'cancel', { ...cancelled, version: (await read(kept)).version }, desk);
    expect([(await read(kept)).status, (await read(kept)).refunded]).toEqual(['cancelled', 0]);
    await act(given, 'cancel', { ...cancelled, version: (await read(given)).version });
    await eventually('given back', async () => (await read(given)).status === 'refunded');
    expect((await read(given)).refunded).toBe(12.5);
    // A second time is no error, and changes nothing.
    const { version } = await read(given);
    expect((await act(given, 'cancel', { version })).status).toBe(200);
    expect((await read(given)).version).toBe(version);
  });

  it('moves to another event where there is room, and leaves its seat to who waits', async () => {
    const [from, to, full] = [
      await openEvent(editor, { max_participants: 1 }),
      await openEvent(editor, { max_participants: 1 }),
      await openEvent(editor, { max_participants: 1 }),
    ];
    await enter(full);
    const { body: entered } = await enter(from, { email: mailbox() });
    const waiting = await verified(api, from.id, { waiting_list: true });
    const { id, version } = entered;
    expect(outcome(await act(id, 'move', { version, event_id: full.id }, desk))).toEqual([
      409,
      'evenement-complet',
    ]);
    expect((await act(id, 'move', { version, event_id: 424242 }, desk)).status).toBe(400);
    expect((await act(id, 'move', { version, event_id: from.id }, desk)).status).toBe(400);
    const moved = await act(id, 'move', { version, event_id: to.id }, desk);
    expect([moved.status, moved.body.event_id]).toEqual([200, to.id]);
    expect((await read(waiting.registration_id)).is_offered).toBe(true);
  });

  it('two that change places at once end, whichever is first', async () => {
    const [one, other] = [await openEvent(editor), await openEvent(editor)];
    const [{ body: first }, { body: second }] = [await enter(one), await enter(other)];
    const moves = await Promise.all([
      act(first.id, 'move', { version: first.version, event_id: other.id }),
      act(second.id, 'move', { version: second.version, event_id: one.id }),
    ]);
    expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is offered a seat out of its turn, where one is free', async () => {
    const event = await openEvent(editor, { max_participants: 2 });
    const { body: holder } = await enter(event, { seats: 2 });
    const first = await verified(api, event.id, { waiting_list: true, seats: 2 });
    const second = await verified(api, event.id, { waiting_list: true, seats: 2 });
    const offer = async () => {
      const { version } = await read(second.registration_id);
      return act(second.registration_id, 'offer', { version }, desk);
    };
    expect(outcome(await offer())).toEqual([409, 'evenement-complet']);
    await change(holder.id, { version: holder.version, seats: 1 });
    for (const { token } of [first, second])
      await api.request(`/event-registrations/track/${token}/decline/`, { method: 'POST' });
    const { body: report } = await reader<WaitingListReport>(`${REGISTRATIONS}/waiting-list/${event.id}`);
    expect(report).toMatchObject({ waiting: 2, offered: 0, free: 1 });
    expect((await offer()).body).toMatchObject({ is_offered: true, offered_seats: 1, seats: 2 });
    expect((await read(first.registration_id)).is_offered).toBe(false);
  });

  it('does not exist for a number that is none', async () => {
    for (const id of [randomUUID(), 'abc']) {
      expect((await admin(`${REGISTRATIONS}/${id}`)).status).toBe(404);
      expect((await change(id, { version: 1 })).status).toBe(404);
      expect((await act(id, 'notes', { body: 'Note' })).status).toBe(404);
    }
    const { body } = await enter(await openEvent(editor));
    expect((await act(body.id, 'notes', { body: ' ' })).status).toBe(400);
    expect((await act(body.id, 'notes', { body: 'A rappelé' })).status).toBe(201);
    expect((await timelineOf(body.id)).entries[0]).toMatchObject({ details: 'A rappelé' });
  });
});

describe('one whom staff enter at a paid event', () => {
  it('has as long to pay as for a transfer, no later than the event, and reads until when', async () => {
    const far = await paidEvent(editor);
    const email = mailbox('jean');
    const { body } = await enter(far, { email });
    const days = (until: string) => (new Date(until).getTime() - Date.now()) / DAY_MS;
    expect([body.status, days(body.expires_at)]).toEqual(['pending_payment', expect.closeTo(7, 1)]);
    const { text } = await emailTo(api.varFolder, email, 'Il reste à payer');
    expect(text).toContain('L’association vous a inscrit à');
    expect(text.replaceAll(/\s/g, ' ')).toMatch(/Votre place est gardée jusqu’au \S+ \d+/);
    expect(text).not.toContain('Votre adresse est confirmée');
    const start = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const soon = await paidEvent(editor, { start_date: start, end_date: null });
    expect((await enter(soon)).body.expires_at).toBe(start);
  });
});

describe('one whose seats staff change', () => {
  const isWritten = (email: string, words: string) =>
    eventually(words, async () => {
      const emails = await emailsTo(api.varFolder, email, 'Votre inscription a changé');
      return emails.some(({ text }) => text.replaceAll(/\s/g, ' ').includes(words));
    });

  it('reads how many they are, and what is left to pay', async () => {
    const event = await paidEvent(editor);
    const email = mailbox('jean');
    const { registration_id } = await verified(api, event.id, { email });
    await payAtDemo(api, event.id, registration_id);
    const { version } = await read(registration_id);
    expect((await change(registration_id, { version, seats: 3 })).status).toBe(200);
    await isWritten(email, 'est maintenant de 3 places. Les billets ont changé');
    await isWritten(email, 'Il reste 25 € à payer');
  });

  it('does not before their mailbox is verified', async () => {
    const event = await openEvent(editor);
    const email = mailbox('jean');
    const { body } = await register(api, event.id, { email });
    const { version } = await read(body.registration_id);
    expect((await change(body.registration_id, { version, seats: 2 })).status).toBe(200);
    const { entries } = await timelineOf(body.registration_id);
    expect(entries.map(({ text }) => text).join()).not.toContain('a changé');
  });
});

describe('registrations together', () => {
  it('are found by event, state, payment, needs and words, and exported as they are found', async () => {
    const event = await paidEvent(editor);
    await enter(event, { is_free: true, last_name: 'Étoundi', special_needs: 'Boucle auditive' });
    await enter(event, { last_name: 'Zoé' });
    const names = async (filter: object) =>
      (await listed({ event_id: event.id, ...filter })).body.map(({ last_name }) => last_name);
    expect(await names({ status: ['confirmed'] })).toEqual(['Étoundi']);
    expect(await names({ status: ['pending_payment'] })).toEqual(['Zoé']);
    expect(await names({ has_needs: true })).toEqual(['Étoundi']);
    expect(await names({ paid: false })).toHaveLength(2);
    expect(await names({ q: 'etoundi' })).toEqual(['Étoundi']);
    const filter = encodeURIComponent(JSON.stringify({ event_id: event.id, has_needs: true }));
    const csv = await desk(`${REGISTRATIONS}/export?filter=${filter}`);
    expect(csv.text).toContain('Boucle auditive');
    expect(csv.text).not.toContain('Zoé');
    const sheet = await desk(`${REGISTRATIONS}/export.xlsx?filter=${filter}`);
    expect([sheet.status, sheet.text.startsWith('PK')]).toEqual([200, true]);
    expect((await reader(`${REGISTRATIONS}/export?filter=${filter}`)).status).toBe(403);
  });

  it('are exported with a line for each person, as many as the door expects', async () => {
    const event = await openEvent(editor);
    const phone = '+237 6 50 11 22 33';
    const group = { last_name: 'Étoundi', seats: 3, phone, special_needs: '=Rampe;\nmerci' };
    const { body: entered } = await enter(event, group);
    await enter(event, { last_name: 'Zoé' });
    await enter(event, { last_name: 'Attend', waiting_list: true });
    const asked = { event_id: event.id, status: ['confirmed'] };
    const filter = encodeURIComponent(JSON.stringify(asked));
    const sort = encodeURIComponent(JSON.stringify(['created_at', 'ASC']));
    const { text } = await desk(`${REGISTRATIONS}/people/export?filter=${filter}&sort=${sort}`);
    const [headings, ...lines] = csvRows(text.replace('\uFEFF', ''), ';').map(({ cells }) => cells);
    const named = lines.map((cells): Record<string, string> =>
      Object.fromEntries(cells.map((cell, place) => [headings![place]!, cell])),
    );
    expect(
      named.map((one) => [one['Référence'] === entered.reference, one['Personne'], one['Billet']]),
    ).toEqual([
      [true, 'Claire Étoundi', '1'],
      [true, 'Invité 2 de Claire Étoundi', '2'],
      [true, 'Invité 3 de Claire Étoundi', '3'],
      [false, 'Claire Zoé', '1'],
    ]);
    expect(named.map((one) => one['Téléphone']!.replaceAll(/\D/g, ''))).toEqual([
      '237650112233',
      '237650112233',
      '237650112233',
      '',
    ]);
    // A formula to a spreadsheet, were it not told apart; and said once.
    expect(named.map((one) => one['Besoins particuliers'])).toEqual(["'=Rampe;\nmerci", '', '', '']);
    const door = await desk<CheckInOverview>(`${REGISTRATIONS}/${event.id}/check-in`);
    expect(door.body.figures.expected).toBe(named.length);
    const sheet = await desk(`${REGISTRATIONS}/people/export.xlsx?filter=${filter}`);
    expect([sheet.status, sheet.text.startsWith('PK')]).toEqual([200, true]);
    expect((await reader(`${REGISTRATIONS}/people/export?filter=${filter}`)).status).toBe(403);
  });

  it('show a reader figures and nobody', async () => {
    const event = await openEvent(editor);
    await enter(event, {
      last_name: 'Nomtresrare',
      email: 'rare.personne@example.org',
      phone: '+33612345678',
    });
    const answer = await listed({ event_id: event.id }, reader);
    expect([answer.status, answer.body[0]?.seats]).toEqual([200, 1]);
    for (const said of ['Nomtresrare', 'rare.personne', '612345678']) expect(answer.text).not.toContain(said);
    expect((await enter(event, {}, reader)).status).toBe(403);
    expect((await enter(event, {}, editor)).status).toBe(403);
  });

  it('are written to in the background, each once, with their own names', async () => {
    const event = await openEvent(editor);
    const people = [mailbox('claire'), mailbox('zoe')];
    const ids: string[] = [];
    for (const [index, email] of people.entries())
      ids.push((await enter(event, { email, first_name: index ? 'Zoé' : 'Claire' })).body.id);
    const body = { ids, subject: 'Bonjour {prénom}', body: 'À « {événement} ».', key: randomUUID() };
    const sent = await atOnce(3, () => desk<EmailingStarted>(`${REGISTRATIONS}/emails`, { body }));
    expect(sent.map(({ status, body: started }) => [status, started.recipients])).toEqual([
      [202, 2],
      [202, 2],
      [202, 2],
    ]);
    for (const [email, subject] of [
      [people[0]!, 'Bonjour Claire'],
      [people[1]!, 'Bonjour Zoé'],
    ] as const)
      await eventually(subject, async () => (await subjectsTo(api, email)).includes(subject));
    await desk(`${REGISTRATIONS}/emails`, { body });
    await eventually('its jobs done', async () => {
      const [row] = await api.query(
        `SELECT count(*)::int AS count FROM jobs.job WHERE name = 'event-registrations.email' AND state <> 'completed'`,
      );
      return row.count === 0;
    });
    const subjects = await subjectsTo(api, people[0]!);
    expect(subjects.filter((one) => one === 'Bonjour Claire')).toHaveLength(1);

    // What stays of the timeline once they are erased names nobody.
    const erasure = { email: people[1]!, reason: 'Demandé par courrier du 3 mars', proof: 'note' };
    const expected = await admin('/admin/personal-data/erasures', { body: erasure });
    expect([expected.status, expected.body.obstacles]).toEqual([
      409,
      [
        {
          code: 'inscription-a-venir',
          detail: expect.stringContaining(event.title),
          path: `/admin/event-registrations/${ids[1]!}/show`,
        },
      ],
    ]);
    const { version } = await read(ids[1]!);
    expect((await act(ids[1]!, 'cancel', { version })).status).toBe(200);
    expect((await admin('/admin/personal-data/erasures', { body: erasure })).status).toBe(200);
    const said = (await timelineOf(ids[1]!)).entries.map(({ text }) => text);
    expect(said).toContain('E-mail envoyé : « Bonjour {prénom} »');
    expect(said.join()).not.toContain('Zoé');
  });

  it.each<[string, object]>([
    ['nobody', { ids: [] }],
    ['75 000 numbers', { ids: Array.from({ length: 75_000 }, () => 'x') }],
    ['null', { ids: null }],
    ['no subject', { subject: ' ' }],
    ['a subject that is no text', { subject: 7 }],
    ['no words', { body: null }],
  ])('are not written to with %s', async (_, over) => {
    const { body: one } = await enter(await openEvent(editor));
    const body = { ids: [one.id], subject: 'Objet', body: 'Message', ...over };
    const { status } = await desk(`${REGISTRATIONS}/emails`, { body });
    expect([400, 413]).toContain(status);
  });
});
