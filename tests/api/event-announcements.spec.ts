import { randomUUID } from 'node:crypto';
import type {
  EventCancellationPreview,
  EventInput,
  EventRecord,
  RegistrationInput,
} from '@livres/api/contract';
import { DAY_MS, MINUTE_MS } from '@livres/api/contract';
import { AnnouncementsService } from '@livres/api/dist/events/announcements/announcements.service.js';
import { EventRemindersService } from '@livres/api/dist/events/announcements/event-reminders.service.js';
import { RegistrationEmailsService } from '@livres/api/dist/events/registrations/registration-emails.service.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { emailsTo, emailTo, mailbox } from '../factories/emails.ts';
import { cancelEvent } from '../factories/events.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import {
  beginPayment,
  confirmPayment,
  openEvent,
  paidEvent,
  payAtDemo,
  progressOf,
  register,
  verified,
} from '../factories/registrations.ts';
import { rowsOf } from '../factories/rows.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const START = '2027-02-01T09:00:00Z';

let api: TestApi;
let editor: Request;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi();
  clock = stopClock(api, new Date(START));
  const asked = await api.asStaff('editeur');
  // Weeks pass between two calls: the session is as young as the clock says.
  editor = async (path, ask) => {
    await api.query('UPDATE staff_sessions SET created_at = $1, last_seen_at = $1', [clock.now()]);
    return asked(path, ask);
  };
});
afterAll(() => api?.close());

const sweep = () => api.app.get(AnnouncementsService, { strict: false }).sweep();
const remind = () => api.app.get(EventRemindersService, { strict: false }).sweep();
const minutes = (count: number) => clock.advance(count * MINUTE_MS);

/** How many e-mails of this subject an address was sent, once none waits any more. */
async function toldOf(email: string, words: string): Promise<number> {
  await eventually('the mail to be sent', async () => {
    const [{ waiting }] = await api.query(
      `SELECT count(*)::int AS waiting FROM jobs.job WHERE name = 'mail.send' AND state IN ('created', 'retry', 'active')`,
    );
    return waiting === 0;
  });
  return (await emailsTo(api.varFolder, email, words)).length;
}
const told = (emails: string[], words: string) => Promise.all(emails.map((email) => toldOf(email, words)));

async function confirmed(event: EventRecord, over: Partial<RegistrationInput> = {}) {
  const email = mailbox('inscrite');
  const { registration_id: id } = await verified(api, event.id, { email, ...over });
  return { email, id };
}

async function interested(event: EventRecord): Promise<string> {
  const email = mailbox('curieuse');
  const { status } = await api.request(`/events/${event.slug}/interested/`, {
    body: { guest_email: email },
    headers: { 'x-forwarded-for': someAddress() },
  });
  expect(status).toBe(200);
  return email;
}

/** Changes a published event as staff do, and publishes the change. */
async function change(event: EventRecord, over: Partial<EventInput>): Promise<EventRecord> {
  const path = `/admin/events/${event.id}`;
  const current = await editor<EventRecord>(path);
  const { version } = current.body;
  const saved = await editor<EventRecord>(path, { method: 'PUT', body: { ...over, version } });
  expect(saved.status).toBe(200);
  const { status } = await editor(`${path}/publish`, { body: { version: saved.body.version } });
  expect(status).toBe(200);
  return (await editor<EventRecord>(path)).body;
}

describe('an event whose date or place changes', () => {
  it('is told once, before and after, to those registered, waiting and interested', async () => {
    const event = await openEvent(editor, {
      start_date: '2027-03-06T09:00:00Z',
      end_date: '2027-03-06T11:00:00Z',
      max_participants: 1,
    });
    const coming = await confirmed(event);
    const waiting = await confirmed(event, { waiting_list: true });
    const people = [coming.email, waiting.email, await interested(event)];
    await sweep();
    expect(await told(people, 'Changement')).toEqual([0, 0, 0]);
    minutes(5);
    await change(event, { start_date: '2027-03-13T09:00:00Z', end_date: null, location: 'Mairie du 9e' });
    minutes(1);
    await sweep();
    expect(await told(people, 'Changement')).toEqual([0, 0, 0]);
    minutes(2);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(await told(people, 'Changement')).toEqual([1, 1, 1]);
    for (const email of people) {
      const { text } = await emailTo(api.varFolder, email, 'Changement');
      for (const words of ['6 mars 2027', 'Entrepôt de Vaise', '13 mars 2027', 'Mairie du 9e'])
        expect(text).toContain(words);
    }
    const { text, attachments } = await emailTo(api.varFolder, coming.email, 'Changement');
    expect(text).toContain('/inscriptions/');
    expect(attachments[0]!.text).toContain('DTSTART;TZID=Europe/Paris:20270313T100000');
  });

  it('tells nobody of a corrected text, nor of a change that staff took back', async () => {
    const event = await openEvent(editor);
    const people = [(await confirmed(event)).email, await interested(event)];
    await sweep();
    await change(event, { short_description: 'Un samedi pour trier et réparer des livres.' });
    minutes(3);
    await sweep();
    await change(event, { city: 'Paris' });
    await change(event, { city: event.city });
    minutes(3);
    await sweep();
    expect(await told(people, 'Changement')).toEqual([0, 0]);
  });
});

describe('an event online whose link changes', () => {
  const online = {
    is_online: true,
    online_url: 'https://visio.example/un',
    start_date: '2027-03-06T09:00:00Z',
    end_date: '2027-03-06T11:00:00Z',
  };
  const online_url = 'https://visio.example/deux';

  it('sends the new one once to those who are in, and to nobody else', async () => {
    const event = await openEvent(editor, { ...online, max_participants: 1 });
    const coming = await confirmed(event);
    const others = [(await confirmed(event, { waiting_list: true })).email, await interested(event)];
    await sweep();
    await change(event, { online_url });
    minutes(3);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await told([coming.email, ...others], 'Nouveau lien')).toEqual([1, 0, 0]);
    expect(await told([coming.email, ...others], 'Changement')).toEqual([0, 0, 0]);
    const { text, attachments } = await emailTo(api.varFolder, coming.email, 'Nouveau lien');
    expect(text).toContain(`Pour vous connecter : ${online_url}`);
    expect(text).not.toContain(online.online_url);
    expect(attachments[0]!.text).toContain(online_url);
  });

  it('sends it to those interested where nobody has to register', async () => {
    const event = await openEvent(editor, { ...online, requires_registration: false });
    const email = await interested(event);
    await sweep();
    await change(event, { online_url });
    minutes(3);
    await sweep();
    expect(await toldOf(email, 'Nouveau lien')).toBe(1);
    expect((await emailTo(api.varFolder, email, 'Nouveau lien')).text).toContain(online_url);
  });

  it('is told with the hour where that changes too', async () => {
    const event = await openEvent(editor, online);
    const { email } = await confirmed(event);
    await sweep();
    await change(event, { online_url, start_date: '2027-03-06T10:00:00Z' });
    minutes(3);
    await sweep();
    expect(await told([email], 'Nouveau lien')).toEqual([0]);
    expect((await emailTo(api.varFolder, email, 'Changement')).text).toContain(online_url);
  });
});

it('an event that has no date any more says which entry of the calendar to remove', async () => {
  const event = await openEvent(editor, { start_date: '2027-03-06T09:00:00Z', end_date: null });
  const [coming, watching] = [(await confirmed(event)).email, await interested(event)];
  await sweep();
  await change(event, { start_date: null });
  minutes(3);
  await sweep();
  const { text, attachments } = await emailTo(api.varFolder, coming, 'Changement');
  expect(text).toMatch(/supprimez de votre agenda : .*6 mars 2027/);
  expect(attachments).toEqual([]);
  expect((await emailTo(api.varFolder, watching, 'Changement')).text).not.toContain('agenda');
});

describe('registration that opens', () => {
  it('is told once to those interested', async () => {
    const opens = new Date(Date.parse(START) + DAY_MS).toISOString();
    const event = await openEvent(editor, { registration_opens_at: opens });
    const email = await interested(event);
    await sweep();
    expect(await toldOf(email, 'ouvertes')).toBe(0);
    clock.set(new Date(Date.parse(opens) + MINUTE_MS));
    await Promise.all([sweep(), sweep()]);
    minutes(1);
    await sweep();
    expect(await toldOf(email, 'ouvertes')).toBe(1);
  });

  it('is told where staff ask for registration later', async () => {
    const event = await openEvent(editor, { requires_registration: false });
    const email = await interested(event);
    await sweep();
    await change(event, { requires_registration: true });
    minutes(3);
    await sweep();
    expect(await toldOf(email, 'ouvertes')).toBe(1);
  });
});

describe('an event that is cancelled', () => {
  it('gives all back and tells everyone once, even where the work was cut', async () => {
    const event = await paidEvent(editor, { max_participants: 3, accepts_donations: true });
    const paid = await confirmed(event, { seats: 2, donation_amount: 5 });
    await payAtDemo(api, event.id, paid.id);
    const unpaid = await confirmed(event);
    const waiting = await confirmed(event, { waiting_list: true });
    const unverified = mailbox('muette');
    const started = await register(api, event.id, { email: unverified, waiting_list: true });
    const watching = await interested(event);
    await sweep();

    const means = { payment_method: 'demo', currency: 'EUR', by_hand: false, registrations: 1, amount: 30 };
    const preview = await editor<EventCancellationPreview>(`/admin/events/${event.id}/cancellation`);
    expect([preview.status, preview.body]).toEqual([
      200,
      { registrations: 4, seats: 5, paid: 1, to_refund: [means], interested: 1 },
    ]);

    await cancelEvent(editor, (await editor<EventRecord>(`/admin/events/${event.id}`)).body);
    await sweep();
    expect((await progressOf(api, event.id, paid.id)).status).toBe('confirmed');
    minutes(2);
    const emails = api.app.get(RegistrationEmailsService, { strict: false });
    const write = emails.cancelledWithEvent.bind(emails);
    const cut = vi
      .spyOn(emails, 'cancelledWithEvent')
      .mockImplementation((tx, held, ...rest) =>
        held.row.id === paid.id ? Promise.reject(new Error('cut')) : write(tx, held, ...rest),
      );
    await sweep();
    expect((await progressOf(api, event.id, paid.id)).status).toBe('confirmed');
    cut.mockRestore();
    await Promise.all([sweep(), sweep()]);

    const people = [paid.email, unpaid.email, waiting.email, watching];
    expect(await told(people, 'Événement annulé')).toEqual([1, 1, 1, 1]);
    expect(await toldOf(unverified, 'Événement annulé')).toBe(0);
    const { text, attachments } = await emailTo(api.varFolder, paid.email, 'Événement annulé');
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Nous vous remboursons 30');
    expect(text).toContain('La salle est fermée.');
    expect(attachments[0]!.text).toContain('STATUS:CANCELLED');
    for (const id of [unpaid.id, waiting.id, started.body.registration_id])
      expect((await progressOf(api, event.id, id)).status).toBe('cancelled');
    await eventually('the refund done', async () => {
      const refunds = await rowsOf<{ status: string; amount: string }>(
        api.databaseUrl,
        `SELECT status, (ticket_amount + donation_amount)::text AS amount FROM event_registration_refunds
          WHERE registration_id = $1`,
        [paid.id],
      );
      expect(refunds).toHaveLength(1);
      expect(refunds[0]!.amount).toBe('3000');
      return refunds[0]!.status === 'done';
    });
  });

  it('gives back too what is paid while or after the others are given back, and is cancelled once by two at once', async () => {
    const event = await paidEvent(editor, { max_participants: 9 });
    const paying = [await confirmed(event), await confirmed(event)];
    await sweep();
    const begun = [];
    for (const { id } of paying) begun.push((await accepted(beginPayment(api, event.id, id))).transaction_id);
    const paid = async (transaction_id: string) => {
      await api.sql`UPDATE demo_payments SET status = 'succeeded' WHERE attempt_id = ${transaction_id}`;
      await confirmPayment(api, event.id, transaction_id);
    };
    const { version } = (await editor<EventRecord>(`/admin/events/${event.id}`)).body;
    const body = { version, reason: 'La salle est fermée.' };
    const presses = await Promise.all([1, 2].map(() => editor(`/admin/events/${event.id}/cancel`, { body })));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await paid(begun[0]!);
    minutes(2);
    await Promise.all([sweep(), sweep()]);
    await paid(begun[1]!);
    await sweep();
    for (const { email, id } of paying) {
      await eventually('all given back', async () => {
        const refunds = await api.sql<{ status: string; ticket_amount: string }[]>`
          SELECT status, ticket_amount::text FROM event_registration_refunds WHERE registration_id = ${id}`;
        expect(refunds.length).toBeLessThan(2);
        return refunds[0]?.status === 'done' && refunds[0].ticket_amount === '1250';
      });
      expect(await toldOf(email, 'Événement annulé')).toBe(1);
    }
  });

  it('stays as it was where staff put it back within the minute', async () => {
    const event = await openEvent(editor);
    const { email, id } = await confirmed(event);
    await sweep();
    const cancelled = await cancelEvent(
      editor,
      (await editor<EventRecord>(`/admin/events/${event.id}`)).body,
    );
    await sweep();
    const { version } = cancelled;
    expect((await editor(`/admin/events/${event.id}/reinstate`, { body: { version } })).status).toBe(200);
    minutes(3);
    await sweep();
    expect((await progressOf(api, event.id, id)).status).toBe('confirmed');
    expect(await toldOf(email, 'Événement annulé')).toBe(0);
  });
});

describe('reminders', () => {
  it('come a week, a day and two hours before, at the hour of Paris when its clocks change, each once', async () => {
    clock.set('2027-03-15T09:00:00Z');
    // 10 o'clock in Paris, the day after summer time began.
    const event = await openEvent(editor, {
      start_date: '2027-03-29T08:00:00Z',
      end_date: '2027-03-29T10:00:00Z',
      is_online: true,
      online_url: 'https://visio.example/salle',
    });
    const early = await confirmed(event);
    const counts = (email: string) =>
      Promise.all(['Dans une semaine', 'Demain', 'Tout à l’heure'].map((words) => toldOf(email, words)));
    clock.set('2027-03-22T08:59:00Z');
    await remind();
    expect(await counts(early.email)).toEqual([0, 0, 0]);
    clock.set('2027-03-22T09:00:00Z');
    await Promise.all([remind(), remind()]);
    expect(await counts(early.email)).toEqual([1, 0, 0]);
    minutes(5);
    const late = await confirmed(event);
    clock.set('2027-03-28T07:59:00Z');
    await remind();
    expect(await counts(late.email)).toEqual([0, 0, 0]);
    clock.set('2027-03-28T08:00:00Z');
    await remind();
    clock.set('2027-03-29T06:00:00Z');
    await remind();
    await remind();
    expect(await counts(early.email)).toEqual([1, 1, 1]);
    expect(await counts(late.email)).toEqual([0, 1, 1]);
    const { text } = await emailTo(api.varFolder, late.email, 'Tout à l’heure');
    expect(text).toContain('https://visio.example/salle');
    expect(text).toContain('/inscriptions/');
  });

  it('go to nobody who cancelled a minute before, never was in, or registered after their date; nor of an event that is off', async () => {
    clock.set('2027-05-01T09:00:00Z');
    const dates = { start_date: '2027-05-20T16:00:00Z', end_date: null };
    const event = await openEvent(editor, dates);
    const full = await openEvent(editor, { ...dates, max_participants: 1 });
    const off = await openEvent(editor, dates);
    const counts = (email: string) =>
      Promise.all(['Dans une semaine', 'Demain', 'Tout à l’heure'].map((words) => toldOf(email, words)));
    const stays = await confirmed(event);
    const leaving = mailbox('partie');
    const { token } = await verified(api, event.id, { email: leaving });
    await confirmed(full);
    const waits = await confirmed(full, { waiting_list: true });
    const unverified = mailbox('muette');
    await register(api, event.id, { email: unverified });
    const cancelled = await confirmed(off);
    expect((await cancelEvent(editor, off, 'La salle est fermée.')).status).toBe('cancelled');

    clock.set('2027-05-19T15:59:00Z');
    const left = await api.request(`/event-registrations/track/${token}/cancel/`, { method: 'POST' });
    expect(left.body.status).toBe('cancelled');
    clock.set('2027-05-19T16:00:00Z');
    await remind();
    // Twenty hours before: the day before is past, and so it never comes.
    clock.set('2027-05-19T20:00:00Z');
    const late = await confirmed(event);
    await remind();
    clock.set('2027-05-20T14:00:00Z');
    await remind();
    expect(await counts(stays.email)).toEqual([0, 1, 1]);
    expect(await counts(late.email)).toEqual([0, 0, 1]);
    for (const email of [leaving, waits.email, unverified, cancelled.email])
      expect(await counts(email), email).toEqual([0, 0, 0]);
  });

  it('after it, who came is thanked, and everyone registered gets the recording, once', async () => {
    clock.set('2027-04-01T09:00:00Z');
    const event = await openEvent(editor, {
      start_date: '2027-04-10T08:00:00Z',
      end_date: '2027-04-10T10:00:00Z',
      gives_certificates: true,
    });
    const [came, absent] = [await confirmed(event), await confirmed(event)];
    await checkIn(event.id, came.id);
    clock.set('2027-04-10T09:59:00Z');
    await remind();
    expect(await told([came.email, absent.email], 'Merci')).toEqual([0, 0]);
    clock.set('2027-04-10T10:00:00Z');
    await remind();
    await remind();
    expect(await told([came.email, absent.email], 'Merci')).toEqual([1, 0]);
    expect((await emailTo(api.varFolder, came.email, 'Merci')).text).toContain('attestation');
    await change(event, { recording_url: 'https://videos.example/trier' });
    await Promise.all([remind(), remind()]);
    expect(await told([came.email, absent.email], 'L’enregistrement')).toEqual([1, 1]);
  });
});

describe('e-mails to somebody interested', () => {
  it('stop by one click, of the mailbox itself or on the page, with the same answer again', async () => {
    clock.set('2027-05-01T09:00:00Z');
    const event = await openEvent(editor, {
      start_date: '2027-06-05T08:00:00Z',
      end_date: '2027-06-05T10:00:00Z',
    });
    const email = await interested(event);
    await sweep();
    await change(event, { city: 'Paris' });
    minutes(3);
    await sweep();
    expect(await toldOf(email, 'Changement')).toBe(1);
    const { headers, text } = await emailTo(api.varFolder, email, 'Changement');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, token] = /\/evenements\/suivi\/([\w-]+)/.exec(headers.get('list-unsubscribe')!)!;
    expect(text).toContain(`/evenements/suivi/${token}`);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await api.request('/events/interest/stop/', { body: { token } });
      expect([status, body]).toEqual([200, { interested: false }]);
    }
    const left = await rowsOf(api.databaseUrl, 'SELECT FROM event_interests WHERE email = $1', [email]);
    expect(left).toEqual([]);
    await change(event, { city: 'Lyon' });
    minutes(3);
    await sweep();
    expect(await toldOf(email, 'Changement')).toBe(1);
    const unknown = await api.request('/events/interest/stop/', { body: { token: 'x'.repeat(43) } });
    expect(unknown.status).toBe(404);
  });
});

/** As the doors do: one seat of a registration came in. */
async function checkIn(event_id: number, registration_id: string): Promise<void> {
  const [ticket] = await rowsOf<{ id: string }>(
    api.databaseUrl,
    'SELECT id FROM event_tickets WHERE registration_id = $1',
    [registration_id],
  );
  await rowsOf(
    api.databaseUrl,
    `INSERT INTO event_check_ins (id, ticket_id, event_id, scanned_at, received_at, staff_name)
     VALUES ($1, $2, $3, now(), now(), 'Accueil')`,
    [randomUUID(), ticket!.id, event_id],
  );
}
