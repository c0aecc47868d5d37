import {
  type EventInput,
  type EventRecord,
  type EventRepeated,
  type EventSeriesChange,
  type EventSeriesChanged,
  type EventSeriesReach,
  MINUTE_MS,
  type PublicEvent,
} from '@livres/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, put, testApi } from '../factories/api.ts';
import { actCurrent, putCurrent } from '../factories/current-version.ts';
import { emailTo, mailbox, subjectsTo } from '../factories/emails.ts';
import { cancelEvent } from '../factories/events.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import { announceChanges, openEvent, progressOf, verified } from '../factories/registrations.ts';
import { inParis, stoppedClock } from '../factories/time.ts';

const NOW = new Date('2027-09-20T08:00:00Z');
const DAYS = ['2027-10-10', '2027-10-17', '2027-10-24', '2027-10-31', '2027-11-07', '2027-11-14'];

const api = testApi();
const admin = adminOf(api);
const clock = stoppedClock(api, NOW);
beforeEach(() => clock.set(NOW));

const pathOf = (id: number) => `/admin/events/${id}`;
const record = async (id: number): Promise<EventRecord> => (await admin(pathOf(id))).body;
const records = (ids: number[]) => Promise.all(ids.map(record));
const shown = async (id: number): Promise<PublicEvent> => (await api.request(`/events/${id}/`)).body;
const reachOf = async (id: number) => (await accepted(admin<EventSeriesReach>(`${pathOf(id)}/series`))).dates;
type Change = Partial<EventSeriesChange>;
const change = (id: number, body: Change) =>
  actCurrent<EventSeriesChanged>(admin, pathOf(id), 'series', { scope: 'all', ...body });

/** Six Sundays at 18 h in Paris, across the change of hour, all published; their numbers in order. */
async function sixDates(over: Partial<EventInput> = {}): Promise<number[]> {
  const first = await openEvent(admin, {
    start_date: '2027-10-10T16:00:00Z',
    end_date: '2027-10-10T18:30:00Z',
    ...over,
  });
  const { ids } = await accepted(
    admin<EventRepeated>(`${pathOf(first.id)}/repeat`, { body: { every: 'week', times: 5 } }),
  );
  for (const id of ids) await accepted(actCurrent(admin, pathOf(id), 'publish', {}));
  return [first.id, ...ids];
}
async function registered(id: number) {
  const email = mailbox('inscrite');
  return { ...(await verified(api, id, { email })), email };
}
async function interested(id: number): Promise<string> {
  const email = mailbox('curieuse');
  const headers = { 'x-forwarded-for': someAddress() };
  await accepted(api.request(`/events/${id}/interested/`, { body: { guest_email: email }, headers }));
  return email;
}
const startsOf = (events: { start_date: string | null }[]) =>
  events.map(({ start_date }) => inParis(start_date));
const at = (hours: string[]) => hours.map((hour, index) => `${DAYS[index]!} ${hour}`);

describe('a change of several dates of a series', () => {
  it('lists them with who will be written to, and leaves those with registrations until they are ticked', async () => {
    const ids = await sixDates();
    const [second, fourth] = [ids[1]!, ids[3]!];
    const [coming, other, curious] = [
      await registered(second),
      await registered(fourth),
      await interested(ids[2]!),
    ];
    await announceChanges(api);

    const dates = await reachOf(ids[4]!);
    expect(startsOf(dates)).toEqual(at(DAYS.map(() => '18:00')));
    expect(dates.map(({ has_registrations }) => has_registrations)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(dates.map(({ written_to }) => written_to)).toEqual([0, 1, 1, 1, 0, 0]);

    const asked: Change = { start_time: '19:15', end_time: '21:00', location: 'Mairie du 9e' };
    const first = await accepted(change(ids[4]!, asked));
    expect(first).toEqual({
      changed_ids: [ids[0]!, ids[2]!, ids[4]!, ids[5]!],
      left_ids: [second, fourth],
    });
    const after = await records(ids);
    expect(startsOf(after)).toEqual(at(['19:15', '18:00', '19:15', '18:00', '19:15', '19:15']));
    expect(inParis(after[4]!.end_date)).toBe('2027-11-07 21:00');
    expect(after.map(({ location, has_pending_changes }) => [location, has_pending_changes])).toEqual(
      after.map((_, index) => [index === 1 || index === 3 ? 'Entrepôt de Vaise' : 'Mairie du 9e', false]),
    );
    // At once before the public, as text that is published is.
    expect(inParis((await shown(ids[2]!)).start_date)).toBe('2027-10-24 19:15');
    clock.advance(3 * MINUTE_MS);
    await announceChanges(api);
    const told = await emailTo(api.varFolder, curious, 'Changement');
    expect(told.text).toContain('Mairie du 9e');
    for (const { email } of [coming, other])
      expect((await subjectsTo(api, email)).filter((subject) => subject.includes('Changement'))).toEqual([]);

    expect(await accepted(change(ids[0]!, { ...asked, ticked_ids: [fourth] }))).toEqual({
      changed_ids: [fourth],
      left_ids: [second],
    });
    expect(startsOf(await records(ids))).toEqual(at(['19:15', '18:00', '19:15', '19:15', '19:15', '19:15']));
    clock.advance(3 * MINUTE_MS);
    await announceChanges(api);
    const moved = await emailTo(api.varFolder, other.email, 'Changement');
    expect(moved.attachments[0]!.text).toContain('DTSTART;TZID=Europe/Paris:20271031T191500');
    expect((await subjectsTo(api, coming.email)).join()).not.toContain('Changement');
    const { body: history } = await admin<{ action: string }[]>(`${pathOf(fourth)}/history`);
    expect(history.map(({ action }) => action).slice(0, 2)).toEqual(['published', 'published']);
  });

  it('is for this date, or for it and those that follow, where staff say so', async () => {
    const ids = await sixDates();
    expect(await accepted(change(ids[2]!, { scope: 'one', start_time: '17:00' }))).toEqual({
      changed_ids: [ids[2]!],
      left_ids: [],
    });
    await accepted(change(ids[3]!, { scope: 'following', start_time: '17:30', end_time: null }));
    const after = await records(ids);
    expect(startsOf(after)).toEqual(at(['18:00', '18:00', '17:00', '17:30', '17:30', '17:30']));
    expect(after.map(({ end_date }) => inParis(end_date))).toEqual([
      '2027-10-10 20:30',
      '2027-10-17 20:30',
      '2027-10-24 20:30',
      null,
      null,
      null,
    ]);
  });

  it('leaves a date to which somebody registered since staff looked, and one whose people phoned', async () => {
    const ids = await sixDates();
    expect((await reachOf(ids[0]!)).some(({ has_registrations }) => has_registrations)).toBe(false);
    await registered(ids[5]!);
    const { version } = await record(ids[4]!);
    const saved = await accepted(
      put<EventRecord>(admin, pathOf(ids[4]!), { version, offline_participants: 3 }),
    );
    await accepted(admin(`${pathOf(ids[4]!)}/publish`, { body: { version: saved.version } }));
    const { left_ids } = await accepted(change(ids[0]!, { city: 'Bron' }));
    expect(left_ids).toEqual([ids[4]!, ids[5]!]);
    expect((await records(ids)).map(({ city }) => city).join(' ')).toBe('Bron Bron Bron Bron Lyon Lyon');
  });

  it('changes all or none: the date that cannot change so is named', async () => {
    const ids = await sixDates();
    const { version } = await record(ids[3]!);
    const saved = await accepted(
      put<EventRecord>(admin, pathOf(ids[3]!), { version, end_date: '2027-10-31T17:30:00Z' }),
    );
    await accepted(admin(`${pathOf(ids[3]!)}/publish`, { body: { version: saved.version } }));
    const before = await records(ids);
    const refused = await change(ids[0]!, { start_time: '19:00' });
    expectAnswer(refused, 409, { type: '/problems/date-refusee', day: '2027-10-31' });
    expect(refused.body).toMatchObject({
      detail: 'Rien n’a changé, à cause du dimanche 31 octobre 2027\u00a0: La fin doit suivre le début.',
    });
    expect(await records(ids)).toEqual(before);
  });

  it('publishes nothing of what else waits at a date, and takes the new hour into it', async () => {
    const ids = await sixDates();
    await accepted(
      putCurrent(admin, pathOf(ids[1]!), { title: 'Autre titre', end_date: '2027-10-17T20:00:00Z' }),
    );
    const was = await shown(ids[1]!);
    await accepted(change(ids[0]!, { start_time: '17:15', location: 'Mairie du 9e' }));
    const now = await shown(ids[1]!);
    expect([now.title, inParis(now.start_date), inParis(now.end_date), now.location]).toEqual([
      was.title,
      '2027-10-17 17:15',
      '2027-10-17 20:30',
      'Mairie du 9e',
    ]);
    const copy = await record(ids[1]!);
    expect([copy.title, inParis(copy.start_date), inParis(copy.end_date), copy.location]).toEqual([
      'Autre titre',
      '2027-10-17 17:15',
      '2027-10-17 22:00',
      'Mairie du 9e',
    ]);
    expect(copy.has_pending_changes).toBe(true);
  });

  it('touches no date that is over, cancelled or in the bin', async () => {
    const ids = await sixDates();
    await cancelEvent(admin, await record(ids[4]!));
    await accepted(admin('/admin/events/acts', { body: { act: 'remove', ids: [ids[3]!] } }));
    clock.set('2027-10-12T08:00:00Z');
    // The session is as young as the clock says.
    await api.query('UPDATE staff_sessions SET created_at = $1, last_seen_at = $1', [clock.now()]);
    const open = [ids[1]!, ids[2]!, ids[5]!];
    expect((await reachOf(ids[0]!)).map(({ id }) => id)).toEqual(open);
    expect((await accepted(change(ids[1]!, { city: 'Bron' }))).changed_ids).toEqual(open);
    expectAnswer(await change(ids[0]!, { scope: 'one', city: 'Bron' }), 409, {
      type: '/problems/aucune-date-changee',
    });
  });

  it('is refused where it says nothing, or was made from an older version', async () => {
    const ids = await sixDates();
    const nothing = { type: '/problems/aucune-date-changee' };
    expectAnswer(await change(ids[0]!, {}), 409, nothing);
    expectAnswer(await change(ids[0]!, { start_time: '18:00', city: 'Lyon' }), 409, nothing);
    for (const wrong of [{ start_time: '25:00' }, { start_time: null }, { end_time: '7:5' }, { scope: 'x' }])
      expect((await change(ids[0]!, wrong as Change)).status).toBe(400);
    const { version } = await record(ids[0]!);
    await accepted(change(ids[0]!, { city: 'Bron' }));
    const stale = await admin(`${pathOf(ids[0]!)}/series`, { body: { version, scope: 'all', city: 'Lyon' } });
    expectAnswer(stale, 409, { type: '/problems/version-depassee' });
  });
});

describe('one date of a series', () => {
  it('is cancelled alone: no other changes, nor do those who are registered to it', async () => {
    const ids = await sixDates();
    const seats = await Promise.all([ids[2]!, ids[3]!].map(registered));
    const before = await records(ids);
    await cancelEvent(admin, before[2]!);
    clock.advance(2 * MINUTE_MS);
    await announceChanges(api);
    const others = (all: EventRecord[]) => all.filter(({ id }) => id !== ids[2]);
    const after = await records(ids);
    expect(others(after)).toEqual(others(before));
    expect(after[2]!.status).toBe('cancelled');
    const stands = await Promise.all(
      seats.map(({ registration_id }, index) => progressOf(api, ids[index + 2]!, registration_id)),
    );
    expect(stands.map(({ status }) => status)).toEqual(['cancelled', 'confirmed']);
  });

  it('is saved alone, the first one too: the dates stay together, each as it was', async () => {
    const ids = await sixDates();
    await registered(ids[1]!);
    const before = await records(ids);
    await accepted(putCurrent(admin, pathOf(ids[0]!), { title: 'Le premier soir', location: 'Ailleurs' }));
    await accepted(actCurrent(admin, pathOf(ids[0]!), 'publish', {}));
    const after = await records(ids);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(new Set(after.map(({ series_id }) => series_id)).size).toBe(1);
    expect(after[0]!.series_id).not.toBeNull();
    expect(await reachOf(ids[3]!)).toHaveLength(6);
  });
});
