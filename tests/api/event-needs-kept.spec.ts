import { DAY_MS, type EventRegistrationRecord } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { paidEvent, payAtDemo, verified } from '../factories/registrations.ts';
import { tablesHolding } from '../factories/rows.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const NOW = new Date('2027-01-10T13:00:00Z');
const END = '2027-03-06T11:00:00Z';
/** Words that nothing else of the database holds. */
const NEED = 'fauteuil-marqué-kapok';
const ANSWER = 'réponse-marquée-fromager';

let api: TestApi;
let admin: Request;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'bureau@livres.example' } });
  clock = stopClock(api, NOW);
  admin = await api.asStaff('administrateur');
});
afterAll(() => api?.close());

/** The nightly job at `moment`; staff read before and after it, in the session that they have. */
const eraseAt = async (moment: Date) => {
  clock.set(moment);
  await api.app.get(RetentionService, { strict: false }).run();
  clock.set(NOW);
};
const recordOf = async (id: string) =>
  (await admin<EventRegistrationRecord>(`/admin/event-registrations/${id}`)).body;
/** The export as a spreadsheet's cells, made at this moment. */
const exported = async (event: number) => {
  const filter = encodeURIComponent(JSON.stringify({ event_id: event }));
  return (await admin(`/admin/event-registrations/export?filter=${filter}`)).text;
};

describe('needs and answers', () => {
  it('go by themselves three months after the event from all that is kept; money and counts stay', async () => {
    const event = await paidEvent(admin, {
      start_date: '2027-03-06T09:00:00Z',
      end_date: END,
      questions: [{ label: 'Un mot ?', kind: 'text', required: false }] as never[],
    });
    const { body: shown } = await api.request(`/events/${event.id}/`);
    const [question] = shown.questions as { id: string }[];
    const { registration_id } = await verified(api, event.id, {
      seats: 2,
      special_needs: NEED,
      answers: [{ question_id: question!.id, answer: ANSWER }],
    });
    await payAtDemo(api, event.id, registration_id);
    const before = await recordOf(registration_id);
    expect(before).toMatchObject({
      special_needs: NEED,
      has_needs: true,
      needs_kept_until: '2027-06-07T11:00:00.000Z',
      identity_kept_until: '2030-03-07T11:00:00.000Z',
    });
    // Staff correct them once, so that their history has been written too.
    const changed = await admin(`/admin/event-registrations/${registration_id}`, {
      method: 'PUT',
      body: { version: before.version, special_needs: `${NEED}, près de la scène` },
    });
    expect(changed.status).toBe(200);
    await eventually('the e-mails gone', async () => {
      const tables = await tablesHolding(api, NEED);
      return tables.length === 1 && tables[0] === 'public.event_registrations';
    });

    await eraseAt(new Date(Date.parse(END) + 90 * DAY_MS));
    expect((await recordOf(registration_id)).has_needs).toBe(true);

    await eraseAt(new Date(before.needs_kept_until!));
    expect([await tablesHolding(api, NEED), await tablesHolding(api, ANSWER)]).toEqual([[], []]);
    const { body: door } = await admin(`/admin/event-registrations/${event.id}/check-in`);
    const file = await exported(event.id);
    for (const word of [NEED, ANSWER])
      expect([JSON.stringify(door).includes(word), file.includes(word)]).toEqual([false, false]);
    expect(file).toContain(before.reference);
    expect(await recordOf(registration_id)).toMatchObject({
      first_name: before.first_name,
      email: before.email,
      special_needs: '',
      has_needs: false,
      answers: [],
      seats: 2,
      amount: 25,
      total: 25,
      is_paid: true,
    });
    const { body: after } = await api.request(`/events/${event.id}/`);
    expect(after.current_participants).toBe(2);
  });

  it('of an event that never had a date go fifteen months after the registration', async () => {
    const event = await paidEvent(admin, { start_date: null, end_date: null });
    const need = 'boucle-magnétique-marquée-iroko';
    await verified(api, event.id, { special_needs: need });
    await eventually('the e-mails gone', async () => (await tablesHolding(api, need)).length === 1);
    await eraseAt(new Date('2028-04-08T13:00:00Z'));
    expect(await tablesHolding(api, need)).toEqual(['public.event_registrations']);
    await eraseAt(new Date('2028-04-12T13:00:00Z'));
    expect(await tablesHolding(api, need)).toEqual([]);
  });
});
