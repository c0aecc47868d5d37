import type { EventInput, EventRecord, EventRepeated } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { openEvent, verified } from '../factories/registrations.ts';
import { inParis, stopClock } from '../factories/time.ts';

const api = testApi();
const admin = adminOf(api);
beforeAll(() => void stopClock(api, new Date('2027-09-20T08:00:00Z')));

const record = async (id: number): Promise<EventRecord> => (await admin(`/admin/events/${id}`)).body;
const repeat = (event: EventRecord, every: string, times: unknown) =>
  admin<EventRepeated>(`/admin/events/${event.id}/repeat`, { body: { every, times } });
async function datesOf(over: Partial<EventInput>, every: string, times: number): Promise<EventRecord[]> {
  const event = await openEvent(admin, over);
  const { ids } = await accepted(repeat(event, every, times));
  return Promise.all(ids.map(record));
}

describe('dates that are made from one event', () => {
  it('each week are at the same hour in Paris across the change of hour, with all that goes by their day', async () => {
    const dates = await datesOf(
      {
        is_free: false,
        price: 12,
        early_bird_price: 9,
        // Sunday the 10th of October at 18 h, until 20 h 30; the rest ten days before at 23 h 59.
        start_date: '2027-10-10T16:00:00Z',
        end_date: '2027-10-10T18:30:00Z',
        early_bird_deadline: '2027-09-30T21:59:00Z',
        registration_closes_at: '2027-10-09T21:59:00Z',
      },
      'week',
      5,
    );
    expect(dates.map(({ start_date }) => inParis(start_date))).toEqual([
      '2027-10-17 18:00',
      '2027-10-24 18:00',
      '2027-10-31 18:00',
      '2027-11-07 18:00',
      '2027-11-14 18:00',
    ]);
    const rest = dates.map(({ end_date, early_bird_deadline, registration_closes_at }) =>
      [end_date, early_bird_deadline, registration_closes_at].map(inParis),
    );
    expect(rest[2]).toEqual(['2027-10-31 20:30', '2027-10-21 23:59', '2027-10-30 23:59']);
    expect(rest[3]).toEqual(['2027-11-07 20:30', '2027-10-28 23:59', '2027-11-06 23:59']);
  });

  it('each month are on the same day, or on the last one of a month that has none', async () => {
    const dates = await datesOf({ start_date: '2027-10-31T17:00:00Z', end_date: null }, 'month', 4);
    expect(dates.map(({ start_date }) => inParis(start_date))).toEqual([
      '2027-11-30 18:00',
      '2027-12-31 18:00',
      '2028-01-31 18:00',
      '2028-02-29 18:00',
    ]);
  });

  it('each month close and end as many days from their start as the first', async () => {
    const dates = await datesOf(
      {
        is_free: false,
        price: 12,
        early_bird_price: 9,
        // The 31st of October at 18 h until the 1st of November at 1 h; the rest two and ten days before.
        start_date: '2027-10-31T17:00:00Z',
        end_date: '2027-11-01T00:00:00Z',
        early_bird_deadline: '2027-10-21T21:59:00Z',
        registration_closes_at: '2027-10-29T21:59:00Z',
      },
      'month',
      1,
    );
    const [first] = dates;
    expect(
      [first!.start_date, first!.end_date, first!.early_bird_deadline, first!.registration_closes_at].map(
        inParis,
      ),
    ).toEqual(['2027-11-30 18:00', '2027-12-01 01:00', '2027-11-20 23:59', '2027-11-28 23:59']);
  });

  it('carry texts, questions, policy and prices, and nothing that is of one date alone', async () => {
    const questions = [{ id: 'q1', label: 'Votre quartier', kind: 'text', choices: [], required: false }];
    const event = await openEvent(admin, {
      start_date: '2027-10-10T16:00:00Z',
      end_date: null,
      max_participants: 20,
      refund_until_days: 3,
      refund_percentage: 50,
      questions: questions as EventInput['questions'],
      recording_url: 'https://video.example/1',
      offline_participants: 4,
    });
    await verified(api, event.id);
    await accepted(
      admin('/admin/event-codes', { body: { event_id: event.id, code: 'AMIS', reserved_seats: 2 } }),
    );
    const { ids } = await accepted(repeat(event, 'week', 1));
    const copy = await record(ids[0]!);
    expect(copy).toMatchObject({
      status: 'draft',
      title: event.title,
      max_participants: 20,
      refund_until_days: 3,
      refund_percentage: 50,
      recording_url: '',
      offline_participants: 0,
      current_participants: 0,
      waiting_count: 0,
    });
    expect(copy.questions.map(({ label }) => label)).toEqual(['Votre quartier']);
    const path = `/admin/event-codes?filter=${encodeURIComponent(JSON.stringify({ event_id: copy.id }))}`;
    expect((await admin(path)).body).toEqual([]);
  });

  it('whose registrations would be closed already are named', async () => {
    const event = await openEvent(admin, {
      start_date: '2027-09-22T16:00:00Z',
      end_date: null,
      registration_closes_at: '2027-09-10T21:59:00Z',
    });
    const { ids, late_days } = await accepted(repeat(event, 'week', 3));
    expect([ids.length, late_days]).toEqual([3, ['2027-09-29']]);
  });

  it('that would be over already are named, and none is made', async () => {
    const event = await openEvent(admin, { start_date: '2027-09-02T16:00:00Z', end_date: null });
    const answer = await repeat(event, 'week', 4);
    expectAnswer(answer, 409, { type: '/problems/dates-passees', days: ['2027-09-09', '2027-09-16'] });
    expect(answer.text).toContain('jeudi 9 septembre 2027, jeudi 16 septembre 2027');
    expect((await repeat(event, 'month', 1)).status).toBe(201);
    for (const times of [null, 0, 53, 'x', 1.5])
      expect((await repeat(event, 'week', times)).status).toBe(400);
  });
});
