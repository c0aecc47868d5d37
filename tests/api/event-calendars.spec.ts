import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventInput, type EventRecord, MINUTE_MS } from '@livres/api/contract';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { emailsTo, emailTo, mailbox } from '../factories/emails.ts';
import { cancelEvent } from '../factories/events.ts';
import { announceChanges, openEvent, verified } from '../factories/registrations.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const WINTER = '2027-01-15T09:00:00Z';
const SUMMER = '2027-07-01T09:00:00Z';
/** Both ends of the hours that change, and the middle of summer: as UTC, and when they begin for clocks in Paris. */
const EVENTS = [
  { start: '2027-03-28T00:30:00.000Z', end: '2027-03-28T01:30:00.000Z', hour: '1 h 30' },
  { start: '2027-03-28T16:00:00.000Z', end: '2027-03-28T18:15:00.000Z', hour: '18 h' },
  { start: '2027-07-15T16:00:00.000Z', end: '2027-07-15T18:15:00.000Z', hour: '18 h' },
  { start: '2027-10-31T17:00:00.000Z', end: '2027-10-31T19:15:00.000Z', hour: '18 h' },
  { start: '2027-10-31T20:00:00.000Z', end: '2027-11-01T07:00:00.000Z', hour: '21 h' },
] as const;
/** Where who reads the file is, with what its clocks are behind UTC in January and in July, in minutes. */
const PLACES = [
  ['Europe/Paris', -60, -120],
  ['Africa/Douala', -60, -60],
  ['America/Montreal', 300, 240],
] as const;

const api = testApi();
const admin = adminOf(api);
const clock = stoppedClock(api, new Date(WINTER));
beforeEach(() => clock.set(WINTER));
afterEach(() => vi.unstubAllEnvs());

interface Read {
  zone: string;
  start: string;
  end: string;
}
const isoOf = (moment: Date) => new Date(moment.getTime()).toISOString();

/** As who goes by the zone that the file itself defines. */
function byItsOwnZone(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as string);
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    const { tzid } = startDate.zone;
    // Without the definition the reader takes the hours for those of wherever it is.
    expect(zones).toContain(tzid);
    return { zone: tzid, start: isoOf(startDate.toJSDate()), end: isoOf(endDate.toJSDate()) };
  });
}

/** As who knows the zones by their names. */
function byItsName(text: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(text))
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map(({ start, end }) => ({ zone: start.tz ?? '', start: isoOf(start), end: isoOf(end!) }));
}

async function calendarOf(path: string): Promise<string> {
  const { status, text } = await api.request(path);
  expect(status).toBe(200);
  return text;
}

describe('the calendar file of an event, and of a seat at it', () => {
  it('reads back equal in Paris, Douala and Montréal, made in winter or in summer', async () => {
    const made: { event: EventRecord; token: string; email: string; hour: string }[] = [];
    for (const { start, end, hour } of EVENTS) {
      const event = await openEvent(admin, { start_date: start, end_date: end });
      const email = mailbox('agenda');
      made.push({ event, email, hour, token: (await verified(api, event.id, { email })).token });
    }
    const files = new Set<string>();
    let read = 0;
    for (const now of [WINTER, SUMMER])
      for (const [place, january, july] of PLACES) {
        clock.set(now);
        // Links of a season ago are sent anew on request; these are as if they had been.
        await api.query('UPDATE event_registration_links SET created_at = $1', [clock.now()]);
        // The server's own hours are no more right than the reader's.
        vi.stubEnv('TZ', place);
        expect([0, 6].map((month) => new Date(2027, month, 15).getTimezoneOffset())).toEqual([january, july]);
        for (const { event, token } of made)
          for (const path of [
            `/events/${event.slug}/calendar.ics`,
            `/event-registrations/track/${token}/event.ics`,
          ]) {
            const text = await calendarOf(path);
            files.add(`${path} ${createHash('sha256').update(text).digest('hex')}`);
            const expected = { zone: 'Europe/Paris', start: event.start_date, end: event.end_date };
            expect([byItsOwnZone(text), byItsName(text)], `${path} in ${place}`).toEqual([
              [expected],
              [expected],
            ]);
            read += 1;
          }
        const ahead = made.filter(({ event }) => new Date(event.end_date!) > new Date(now));
        const all = await calendarOf('/events/calendar.ics');
        for (const reader of [byItsOwnZone, byItsName])
          expect(reader(all).map(({ start, end }) => `${start} ${end}`)).toEqual(
            expect.arrayContaining(ahead.map(({ event }) => `${event.start_date} ${event.end_date}`)),
          );
      }
    expect(read).toBe(2 * 3 * EVENTS.length * 2);
    // The day on which a file is made, and where, change nothing of it.
    expect(files.size).toBe(2 * EVENTS.length);
    for (const { email, hour } of made) {
      const { text, attachments } = await emailTo(api.varFolder, email, 'Inscription confirmée');
      expect(text).toContain(`2027 à ${hour} (heure de Paris)`);
      expect(
        byItsOwnZone(attachments.find(({ filename }) => filename === 'evenement.ics')!.text),
      ).toHaveLength(1);
    }
  });
});

/** The calendar file of such an e-mail, by default the first, and what the message as it was sent says of it and of who writes. */
async function sentCalendar(to: string, words: string, which = 0) {
  const { id, text, headers, attachments } = await eventually(
    `« ${words} » to ${to}`,
    async () => (await emailsTo(api.varFolder, to, words))[which],
  );
  const message = (await readFile(join(api.varFolder, 'mail', id), 'utf8')).replaceAll(/\r?\n[ \t]+/g, ' ');
  const file = attachments.find(({ filename }) => filename === 'evenement.ics')!.text;
  const calendar = new ICAL.Component(ICAL.parse(file) as string);
  const event = calendar.getFirstSubcomponent('vevent')!;
  const valueOf = (name: string) => String(event.getFirstPropertyValue(name));
  return {
    text: text.replaceAll('\u00a0', ' '),
    from: /[^\s<]+@[^\s>]+/.exec(headers.get('from')!)![0],
    part: /^Content-Type: text\/calendar;.*\bmethod="?(\w+)/im.exec(message)?.[1],
    method: calendar.getFirstPropertyValue('method'),
    status: valueOf('status'),
    uid: valueOf('uid'),
    organizer: valueOf('organizer'),
    sequence: Number(valueOf('sequence')),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    location: valueOf('location'),
  };
}
type SentCalendar = Awaited<ReturnType<typeof sentCalendar>>;

/** Publishes other words of an event and has them told, once people have been told of it as it was. */
async function republished({ id }: EventRecord, over: Partial<EventInput>): Promise<void> {
  await announceChanges(api);
  const { version } = (await admin<EventRecord>(`/admin/events/${id}`)).body;
  const saved = await admin<EventRecord>(`/admin/events/${id}`, {
    method: 'PUT',
    body: { ...over, version },
  });
  await admin(`/admin/events/${id}/publish`, { body: { version: saved.body.version } });
  clock.advance(3 * MINUTE_MS);
  await announceChanges(api);
}

/** One entry for life, which each message replaces by the address that it came from. */
function expectOneEntry(sent: SentCalendar[]): void {
  const [first] = sent;
  expect(new Set(sent.map(({ uid }) => uid)).size).toBe(1);
  const sequences = sent.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  for (const { organizer, from } of sent)
    expect([organizer.toLowerCase(), from]).toEqual([`mailto:${first!.from}`, first!.from]);
  const said = sent.map(({ part, method, status }) => [part, method, status]);
  const kept = ['PUBLISH', 'PUBLISH', 'CONFIRMED'];
  expect(said).toEqual([...said.slice(1).map(() => kept), ['CANCEL', 'CANCEL', 'CANCELLED']]);
}

describe('the messages that carry the seat of one registration', () => {
  it('are one entry of a calendar: confirmed, moved, elsewhere, and taken away with the event', async () => {
    const event = await openEvent(admin, { start_date: EVENTS[1].start, end_date: EVENTS[1].end });
    const email = mailbox('agenda');
    await verified(api, event.id, { email });
    const confirmed = await sentCalendar(email, 'Inscription confirmée');
    await republished(event, { start_date: EVENTS[2].start, end_date: EVENTS[2].end });
    const moved = await sentCalendar(email, 'Changement');
    expect(moved.start).toBe(EVENTS[2].start);
    expect(moved.text).toContain(
      `S’il y figure deux fois, supprimez l’ancien : « ${event.title} », le dimanche 28 mars 2027 à 18 h`,
    );
    await republished(event, { location: 'Salle des fêtes' });
    const elsewhere = await sentCalendar(email, 'Changement', 1);
    expect(elsewhere).toMatchObject({
      start: EVENTS[2].start,
      location: expect.stringContaining('Salle des fêtes'),
    });
    expect(elsewhere.text).not.toContain('supprimez');
    await cancelEvent(admin, (await admin<EventRecord>(`/admin/events/${event.id}`)).body);
    clock.advance(3 * MINUTE_MS);
    await announceChanges(api);
    const off = await sentCalendar(email, 'Événement annulé');
    expect(off.text).toContain(
      `S’il y reste, supprimez-le : « ${event.title} », le jeudi 15 juillet 2027 à 18 h`,
    );
    expectOneEntry([confirmed, moved, elsewhere, off]);
  });

  it('are one where the person gives it up', async () => {
    const event = await openEvent(admin, { start_date: EVENTS[2].start, end_date: EVENTS[2].end });
    const email = mailbox('agenda');
    const { token } = await verified(api, event.id, { email });
    const confirmed = await sentCalendar(email, 'Inscription confirmée');
    await api.request(`/event-registrations/track/${token}/cancel/`, { body: {} });
    const given = await sentCalendar(email, 'Inscription annulée');
    expect(given.text).toContain(
      `S’il y reste, supprimez-le : « ${event.title} », le jeudi 15 juillet 2027 à 18 h`,
    );
    expectOneEntry([confirmed, given]);
  });
});
