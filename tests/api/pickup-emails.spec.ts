import { PickupRemindersService } from '@livres/api/dist/goods/pickups/pickup-reminders.service.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_ACCESS_CODE, testApi } from '../factories/api.ts';
import { aCollection, type TestCollection, PLAN } from '../factories/collections.ts';
import { testDatabase } from '../factories/database.ts';
import { type StoredEmail, emailsIn, emailTo } from '../factories/emails.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';

const MONDAY = '2027-03-01T09:00:00Z';

let clocks: StoppedClock[];
const database = testDatabase();
const api = testApi({}, database);
const other = testApi(() => ({ VAR_DIR: api.varFolder }), database);
beforeAll(() => {
  // A second process shares the database and the folder of emails.
  clocks = [stopClock(api, new Date(MONDAY)), stopClock(other, new Date(MONDAY))];
});
beforeEach(() => setClock(MONDAY));

let now = MONDAY;
function setClock(to: string) {
  now = to;
  for (const clock of clocks) clock.set(to);
}
/** A session that has not ended by then. */
const sessions = new Map<string, Promise<string>>();
function token(): Promise<string> {
  const from = { 'x-forwarded-for': `10.3.0.${sessions.size}` };
  const opened =
    sessions.get(now) ??
    api
      .request('/access/', { body: { code: ADMIN_ACCESS_CODE }, headers: from })
      .then(({ body }) => body.token);
  sessions.set(now, opened);
  return opened;
}
async function action({ transaction }: TestCollection, name: string, body: object) {
  const path = `/donation-transactions/${transaction}/${name}/`;
  const answer = await api.request(path, { token: await token(), body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const emailsTo = async ({ email }: TestCollection) =>
  (await emailsIn(api.varFolder)).filter(({ to }) => to === email);
const sentEmail = ({ email }: TestCollection, words: string) => emailTo(api.varFolder, email, words);
/** The lines of a calendar file, unfolded. */
const calendarIn = ({ attachments }: StoredEmail) => linesOf(attachments[0]!.text);
const linesOf = (ics: string) =>
  ics
    .replaceAll('\r', '')
    .replace(/\n[ \t]/g, '')
    .trim()
    .split('\n');

describe('when a pick-up is planned, its donor', () => {
  it('reads the day, the slot, who comes, where, and has a link of their own', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', PLAN);
    const { subject, text, html, headers } = await sentEmail(collection, 'chercher');
    expect(subject).toBe('Nous passons chercher votre don lundi 8 mars 2027');
    for (const words of [
      'Bonjour Hélène Œuvrard,',
      collection.reference,
      'lundi 8 mars 2027, le matin, entre 8 h et 12 h',
      'Moussa, pour Livres en partage',
      '12 rue de l’Église, 69003 Lyon',
      'Code 45B, deuxième cour',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    const [, token] = /http:\/\/localhost:3000\/donations\/suivi\/([\w-]{43})/.exec(text)!;
    expect(html).toContain(token);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('has the appointment for their calendar, in the hours of Paris', async () => {
    const collection = await aCollection(api, 'contacted');
    const { version } = await action(collection, 'schedule_pickup', {
      ...PLAN,
      pickup_slot: 'Après-midi (12h-17h)',
    });
    const sent = await sentEmail(collection, 'chercher');
    expect(sent.attachments).toMatchObject([{ filename: 'collecte.ics', mimeType: 'text/calendar' }]);
    const lines = calendarIn(sent);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'DTSTART;TZID=Europe/Paris:20270308T120000',
        'DTEND;TZID=Europe/Paris:20270308T170000',
        `UID:collecte-${collection.transaction}@localhost:3000`,
        `SEQUENCE:${version}`,
        'SUMMARY:Collecte de votre don\\, Livres en partage',
        'LOCATION:12 rue de l’Église\\, 69003 Lyon',
        'BEGIN:VTIMEZONE',
      ]),
    );
  });

  it.each([
    ['2027-03-27', 'Matin (8h-12h)', '20270327T080000', '20270327T120000'],
    ['2027-03-28', 'Matin (8h-12h)', '20270328T080000', '20270328T120000'],
    ['2027-10-31', 'Soirée (17h-20h)', '20271031T170000', '20271031T200000'],
    ['2027-07-14', 'Soirée (17h-20h)', '20270714T170000', '20270714T200000'],
  ])('has the right hours on %s, when clocks change too', async (pickup_date, pickup_slot, from, to) => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', { pickup_date, pickup_slot });
    const lines = calendarIn(await sentEmail(collection, 'chercher'));
    expect(lines).toContain(`DTSTART;TZID=Europe/Paris:${from}`);
    expect(lines).toContain(`DTEND;TZID=Europe/Paris:${to}`);
  });

  it('can fetch the same calendar file by that link, until it has taken place', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', PLAN);
    const sent = await sentEmail(collection, 'chercher');
    const [, token] = /suivi\/([\w-]{43})/.exec(sent.text)!;
    const path = `/physical-donations/tracking/${token}/calendar.ics`;
    const fetched = await api.request(path);
    expect(fetched.headers.get('content-type')).toContain('text/calendar');
    expect(linesOf(fetched.text)).toEqual(calendarIn(sent));
    await action(collection, 'complete_pickup', {
      collected: [{ kind: 'books', category: 'Arts', quantity: 1 }],
    });
    expect((await api.request(path)).status).toBe(404);
    expect((await api.request(path.replace(token!, 'x'.repeat(43)))).status).toBe(404);
  });

  it('is told that somebody comes where nobody is named yet', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', { ...PLAN, assigned_to: null });
    expect((await sentEmail(collection, 'chercher')).text).toContain('une personne de Livres en partage');
  });
});

describe('when a pick-up is moved, its donor', () => {
  it('is told the new day, and their calendar follows', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', PLAN);
    await action(collection, 'reschedule_pickup', { ...PLAN, pickup_date: '2027-03-10' });
    const moved = await sentEmail(collection, 'change');
    expect(moved.subject).toBe('Votre collecte change : mercredi 10 mars 2027');
    const [before, after] = [calendarIn(await sentEmail(collection, 'chercher')), calendarIn(moved)];
    const valueOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(name))!;
    expect(valueOf(after, 'UID')).toBe(valueOf(before, 'UID'));
    expect(valueOf(after, 'DTSTART;')).toContain('20270310');
    const sequence = (lines: string[]) => Number(valueOf(lines, 'SEQUENCE:').slice('SEQUENCE:'.length));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });

  it('is not written to where nothing they were told has changed', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', PLAN);
    await sentEmail(collection, 'chercher');
    await action(collection, 'reschedule_pickup', { ...PLAN, notes: 'Prendre le diable' });
    await jobsSettled(api);
    expect(await emailsTo(collection)).toHaveLength(1);
  });
});

describe('the day before, a donor', () => {
  const remind = async () => {
    const jobs = [api, other, api].map((one) => one.app.get(PickupRemindersService, { strict: false }).run());
    await Promise.all(jobs);
    await jobs[0];
    await api.app.get(PickupRemindersService, { strict: false }).run();
  };
  async function planned(plan: object = {}) {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', { ...PLAN, ...plan });
    await sentEmail(collection, 'chercher');
    return collection;
  }
  const reminders = async (collection: TestCollection) =>
    (await emailsTo(collection)).filter(({ subject }) => subject.startsWith('C’est demain'));

  it('is reminded, once, however often and by however many processes the job runs', async () => {
    const collection = await planned();
    const later = await planned({ pickup_date: '2027-03-09' });
    setClock('2027-03-06T18:00:00Z');
    await remind();
    setClock('2027-03-07T09:00:00Z');
    await remind();
    const { text } = await sentEmail(collection, 'C’est demain');
    expect(text).toContain('lundi 8 mars 2027, le matin, entre 8 h et 12 h');
    await remind();
    await jobsSettled(api);
    expect(await reminders(collection)).toHaveLength(1);
    expect(await reminders(later)).toHaveLength(0);
    const kinds =
      await api.sql`SELECT text FROM physical_donation_entries WHERE physical_donation_id = ${collection.donation} AND kind = 'letter'`;
    expect(kinds).toHaveLength(2);
  });

  it('is not reminded of what was planned or moved that very day', async () => {
    const collection = await planned();
    setClock('2027-03-07T08:00:00Z');
    const sameDay = await planned();
    await action(collection, 'reschedule_pickup', { ...PLAN, pickup_slot: 'Soirée (17h-20h)' });
    setClock('2027-03-07T09:00:00Z');
    await remind();
    await jobsSettled(api);
    expect([await reminders(collection), await reminders(sameDay)]).toEqual([[], []]);
  });

  it('is not reminded of what is cancelled or done', async () => {
    const [cancelled, done] = [await planned(), await planned()];
    setClock('2027-03-06T09:00:00Z');
    await action(cancelled, 'cancel', { reason: 'Camion en panne' });
    await action(done, 'complete_pickup', { collected: [{ kind: 'books', category: 'Arts', quantity: 1 }] });
    setClock('2027-03-07T09:00:00Z');
    await remind();
    await jobsSettled(api);
    expect([await reminders(cancelled), await reminders(done)]).toEqual([[], []]);
  });

  it('is reminded of the new day where the pick-up has moved after a reminder', async () => {
    const collection = await planned();
    setClock('2027-03-07T09:00:00Z');
    await remind();
    await action(collection, 'reschedule_pickup', { ...PLAN, pickup_date: '2027-03-12' });
    setClock('2027-03-11T09:00:00Z');
    await remind();
    await jobsSettled(api);
    expect(await reminders(collection)).toHaveLength(2);
  });
});

describe('when it is done, a donor', () => {
  it('is thanked, with what was collected and for which campaign', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    const collected = [
      { kind: 'books', category: 'Fiction', quantity: 80 },
      { kind: 'books', category: 'Manuels scolaires', quantity: 12 },
      { kind: 'books', category: 'Fiction', quantity: 5 },
    ];
    await action(collection, 'complete_pickup', { collected });
    const { text, html } = await sentEmail(collection, 'Merci');
    const { body: campaign } = await api.request(`/campaigns/${collection.campaign}`);
    for (const words of [
      '• Fiction : 85',
      '• Manuels scolaires : 12',
      campaign.title,
      `/campagnes/${campaign.slug}`,
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(html).toContain(campaign.title);
  });

  it('is told why where staff cancel', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    await action(collection, 'cancel', { reason: 'Notre camion est en panne.' });
    expect((await sentEmail(collection, 'annulé')).text).toContain('Notre camion est en panne.');
  });

  it('has the appointment taken out of their calendar, whoever cancels', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'schedule_pickup', PLAN);
    const planned = calendarIn(await sentEmail(collection, 'chercher'));
    const { version } = await action(collection, 'cancel', { reason: 'Notre camion est en panne.' });
    const lines = calendarIn(await sentEmail(collection, 'annulé'));
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', `SEQUENCE:${version}`]),
    );
    const id = (line: string) => line.startsWith('UID:');
    expect(lines.filter(id)).toEqual(planned.filter(id));
  });

  it('has no calendar file where no day was planned', async () => {
    const collection = await aCollection(api, 'contacted');
    await action(collection, 'cancel', { reason: 'Notre camion est en panne.' });
    expect((await sentEmail(collection, 'annulé')).attachments).toEqual([]);
  });
});
