import { createHash } from 'node:crypto';
import type { EventRecord } from '@livres/api/contract';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import { openEvent, verified } from '../factories/registrations.ts';
import { stoppedClock } from '../factories/time.ts';

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
