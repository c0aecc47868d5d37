import { DAY_MS, type EventRecord, MINUTE_MS } from '@livres/api/contract';
import { ContentTrashService } from '@livres/api/dist/content/publishing/content-trash.service.js';
import { TRASH_DAYS } from '@livres/api/dist/core/audit/audit.contract.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { actCurrent, putCurrent } from '../factories/current-version.ts';
import { cancelEvent, createEvent } from '../factories/events.ts';
import {
  announceChanges,
  freeDueSeats,
  openEvent,
  paidEvent,
  payAtDemo,
  progressOf,
  verified,
} from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';

const api = testApi();
const admin = adminOf(api);
const NEXT_MONTH = { start_date: '2027-03-03T18:00:00Z', end_date: null };
const NOW = new Date('2027-02-02T10:00:00Z');
let clock: StoppedClock;
beforeEach(() => {
  clock = stopClock(api, NOW);
});

const path = ({ id }: EventRecord) => `/admin/events/${id}`;
const remove = (event: EventRecord) => admin(path(event), { method: 'DELETE' });
const withdraw = (event: EventRecord) => actCurrent(admin, path(event), 'withdraw', {});
const read = async (event: EventRecord) => (await admin<EventRecord>(path(event))).body;
const emptyBin = () => api.app.get(ContentTrashService).empty();
const AWAITED = { type: '/problems/inscrits-attendus', detail: expect.stringMatching('annulez d’abord') };

async function paid() {
  const event = await paidEvent(admin, NEXT_MONTH);
  const { registration_id } = await verified(api, event.id);
  await payAtDemo(api, event.id, registration_id);
  return { event, registration_id };
}

describe('an event to come to which people registered', () => {
  it('is neither deleted nor withdrawn, alone or in a selection, before it is cancelled', async () => {
    const { event, registration_id } = await paid();
    for (const refused of [await remove(event), await withdraw(event)]) {
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject(AWAITED);
    }
    const bulk = await admin('/admin/events/acts', { body: { act: 'remove', ids: [event.id] } });
    expect([bulk.status, bulk.body.type]).toEqual([409, AWAITED.type]);
    expect(await read(event)).toMatchObject({ status: 'published', deleted_at: null, archived_at: null });

    await cancelEvent(admin, await read(event));
    expect((await remove(event)).body.detail).toMatch('vient d’être annulé');
    clock.advance(2 * MINUTE_MS);
    await announceChanges(api);
    expect(['cancelled', 'refunded']).toContain((await progressOf(api, event.id, registration_id)).status);
    expect((await remove(event)).body).toMatchObject({ deleted_at: null, archived_at: expect.any(String) });
  });

  it('is archived once it is over, and the emptying of the bin leaves it with its money', async () => {
    const { event, registration_id } = await paid();
    await api.sql`UPDATE events SET start_date = '2027-01-10T18:00:00Z' WHERE id = ${event.id}`;
    expect((await remove(event)).body).toMatchObject({ deleted_at: null, archived_at: expect.any(String) });
    clock.advance((TRASH_DAYS + 1) * DAY_MS);
    expect(await emptyBin()).toBe(0);
    expect((await progressOf(api, event.id, registration_id)).status).toBe('confirmed');
  });

  it('offers nobody a seat while it lies in the archives', async () => {
    const event = await openEvent(admin, { ...NEXT_MONTH, max_participants: 1 });
    await verified(api, event.id);
    const { registration_id } = await verified(api, event.id, { waiting_list: true });
    await api.sql`UPDATE events SET max_participants = 2, archived_at = now() WHERE id = ${event.id}`;
    await freeDueSeats(api);
    expect((await progressOf(api, event.id, registration_id)).is_offered).toBe(false);
  });
});

describe('the currency of an event', () => {
  const inFrancs = (event: EventRecord) =>
    putCurrent(admin, path(event), { currency: 'XAF', price: 5000, early_bird_price: null });

  it('is kept while people wait for a seat in it', async () => {
    const event = await paidEvent(admin, { ...NEXT_MONTH, max_participants: 1 });
    await verified(api, event.id);
    const { token } = await verified(api, event.id, { waiting_list: true });
    const refused = await inFrancs(event);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { currency: expect.stringMatching('attendent une place') },
    ]);
    await api.request(`/event-registrations/track/${token}/cancel/`, { method: 'POST' });
    expect((await inFrancs(event)).status).toBe(200);
  });

  it('is kept while a code takes an amount off, and changed where it takes a share', async () => {
    for (const [off, status] of [
      [{ discount_amount: 5 }, 400],
      [{ discount_percentage: 50 }, 200],
    ] as const) {
      const event = await paidEvent(admin, NEXT_MONTH);
      const code = await admin('/admin/event-codes', { body: { event_id: event.id, code: 'AMIS', ...off } });
      expect([code.status, (await inFrancs(event)).status]).toEqual([201, status]);
    }
  });
});

it('the bin is emptied of the others where something still refers to one of them', async () => {
  const { event, registration_id } = await paid();
  const to = await paidEvent(admin, NEXT_MONTH);
  const other = await createEvent(admin, NEXT_MONTH);
  // The ticket that a move replaced names the event that was left.
  const moved = `/admin/event-registrations/${registration_id}`;
  expect((await actCurrent(admin, moved, 'move', { event_id: to.id, difference: 0 })).status).toBe(200);
  for (const one of [event, other])
    expect((await remove(one)).body).toMatchObject({ deleted_at: expect.any(String), archived_at: null });
  clock.advance((TRASH_DAYS + 1) * DAY_MS);
  expect(await emptyBin()).toBe(1);
  clock.set(NOW);
  expect((await admin(path(other))).status).toBe(404);
  expect((await read(event)).deleted_at).not.toBeNull();
});
