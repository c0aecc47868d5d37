import { DelayAlertsService } from '@livres/api/dist/goods/pickups/delay-alerts.service.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Request, type TestApi, testApi } from '../factories/api.ts';
import { aCollection, type TestCollection } from '../factories/collections.ts';
import { testDatabase } from '../factories/database.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { HOUR_MS } from '@livres/api/contract';

const START = new Date('2027-03-01T09:00:00Z');

let clocks: StoppedClock[];
const database = testDatabase();
const api = testApi({}, database);
const other = testApi({}, database);
beforeAll(() => {
  clocks = [stopClock(api, START), stopClock(other, START)];
});
beforeEach(() => setClock(START));

const setClock = (to: Date | string) => clocks.forEach((clock) => clock.set(to));
const hoursAfter = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);
const run = (on: TestApi = api) => on.app.get(DelayAlertsService, { strict: false }).run();
/** By four processes at once, and again. */
async function runEverywhere() {
  await Promise.all([run(), run(other), run(), run(other)]);
  await run();
}
const alertsOf = ({ donation }: TestCollection) =>
  api.sql`SELECT alert_type, severity, message, transaction_id, is_read, resolved_at FROM donation_alerts
      WHERE physical_donation_id = ${donation} ORDER BY created_at`;
const signedIn = async (): Promise<Request> => {
  const { body } = await api.request('/access/', { body: { code: 'code-des-essais-2026' } });
  return (path, ask) => api.request(path, { token: body.token, ...ask });
};
const action = async ({ transaction }: TestCollection, name: string, body: object = {}) => {
  const answer = await (await signedIn())(`/donation-transactions/${transaction}/${name}/`, { body });
  expect(answer.status).toBe(200);
};

describe('a donor nobody called', () => {
  it('is told of 24 hours after validation, not before, and once', async () => {
    const collection = await aCollection(api);
    setClock(hoursAfter(23.9));
    await run();
    expect(await alertsOf(collection)).toEqual([]);
    setClock(hoursAfter(24));
    await runEverywhere();
    const [alert, ...more] = await alertsOf(collection);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({
      alert_type: 'contact_overdue',
      severity: 'warning',
      transaction_id: collection.transaction,
      resolved_at: null,
    });
    expect(alert.message).toContain(`${collection.reference}, Lyon`);
    expect(alert.message).toContain('24 heures');
    expect(alert.message).not.toContain('Œuvrard');
  });

  it('is an emergency from 48 hours on: the same alert, unread again, and once', async () => {
    const collection = await aCollection(api);
    setClock(hoursAfter(30));
    await run();
    await api.sql`UPDATE donation_alerts SET is_read = true
        WHERE physical_donation_id = ${collection.donation}`;
    setClock(hoursAfter(48));
    await runEverywhere();
    const [alert, ...more] = await alertsOf(collection);
    expect(more).toEqual([]);
    expect([alert.severity, alert.is_read]).toEqual(['critical', false]);
    expect(alert.message).toContain('48 heures');
    await api.sql`UPDATE donation_alerts SET is_read = true
        WHERE physical_donation_id = ${collection.donation}`;
    setClock(hoursAfter(72));
    await runEverywhere();
    expect((await alertsOf(collection))[0].is_read).toBe(true);
    const timeline = await api.sql`SELECT kind FROM physical_donation_entries
          WHERE physical_donation_id = ${collection.donation} AND kind = 'alert'`;
    expect(timeline).toHaveLength(2);
  });

  it('is one urgent alert where the jobs did not run for two days', async () => {
    const collection = await aCollection(api);
    setClock(hoursAfter(50));
    await runEverywhere();
    expect((await alertsOf(collection)).map(({ severity }: { severity: string }) => severity)).toEqual([
      'critical',
    ]);
  });

  it('stays dealt with where staff said so', async () => {
    const collection = await aCollection(api);
    setClock(hoursAfter(25));
    await run();
    await api.sql`UPDATE donation_alerts SET resolved_at = now()
        WHERE physical_donation_id = ${collection.donation}`;
    setClock(hoursAfter(60));
    await runEverywhere();
    const [alert] = await alertsOf(collection);
    expect([alert.severity, alert.resolved_at === null]).toEqual(['warning', false]);
  });

  it('is told of no more once they are called', async () => {
    const collection = await aCollection(api);
    setClock(hoursAfter(25));
    await run();
    await action(collection, 'mark_contacted');
    const [alert] = await alertsOf(collection);
    expect(alert.resolved_at).toEqual(hoursAfter(25));
    setClock(hoursAfter(49));
    await runEverywhere();
    expect(await alertsOf(collection)).toHaveLength(1);
  });

  it.each(['contacted', 'completed', 'cancelled'] as const)(
    'is not meant where the collection is « %s »',
    async (status) => {
      const collection = await aCollection(api, status);
      setClock(hoursAfter(100));
      await run();
      expect(await alertsOf(collection)).toEqual([]);
    },
  );

  it('is not meant where the donation is in the bin', async () => {
    const collection = await aCollection(api, 'pending_contact', { donation: { deleted_at: START } });
    setClock(hoursAfter(100));
    await run();
    expect(await alertsOf(collection)).toEqual([]);
  });
});

describe('a pick-up that nobody ticked off', () => {
  it('is told of the day after, in Paris, and once', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    setClock('2027-03-04T22:59:00Z');
    await run();
    expect(await alertsOf(collection)).toEqual([]);
    setClock('2027-03-04T23:01:00Z');
    await runEverywhere();
    const [alert, ...more] = await alertsOf(collection);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({
      alert_type: 'pickup_overdue',
      severity: 'warning',
      transaction_id: collection.transaction,
    });
    expect(alert.message).toContain('jeudi 4 mars 2027');
  });

  it('is another cause once it is moved, and missed again', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    setClock('2027-03-05T09:00:00Z');
    await run();
    await action(collection, 'reschedule_pickup', {
      pickup_date: '2027-03-06',
      pickup_slot: 'Soirée (17h-20h)',
    });
    await runEverywhere();
    setClock('2027-03-07T09:00:00Z');
    await runEverywhere();
    const alerts = await alertsOf(collection);
    expect(alerts.map(({ resolved_at }: { resolved_at: Date | null }) => resolved_at === null)).toEqual([
      false,
      true,
    ]);
    expect(alerts[1].message).toContain('samedi 6 mars 2027');
  });

  it('is told of no more once it is done', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    setClock('2027-03-05T09:00:00Z');
    await run();
    await action(collection, 'complete_pickup', {
      collected: [{ kind: 'books', category: 'Arts', quantity: 3 }],
    });
    await runEverywhere();
    expect(
      (await alertsOf(collection)).map(
        ({ resolved_at }: { resolved_at: Date | null }) => resolved_at === null,
      ),
    ).toEqual([false]);
  });
});

describe('a donation that waits for its code', () => {
  const pending = { status: 'pending_validation', validated_at: null, completed_at: null };
  async function waiting(codeUntil: Date | null) {
    const collection = await aCollection(api, 'pending_contact', { donation: pending });
    await api.sql`DELETE FROM donation_transactions WHERE id = ${collection.transaction}`;
    await api.sql`UPDATE physical_donations SET created_at = ${START} WHERE id = ${collection.donation}`;
    if (codeUntil)
      await api.sql`INSERT INTO physical_donation_codes (physical_donation_id, code_hash, expires_at, created_at)
         VALUES (${collection.donation}, 'x', ${codeUntil}, ${START})`;
    return collection;
  }

  it('is told of 30 minutes after the form, for information, and once', async () => {
    const collection = await waiting(hoursAfter(0.5));
    setClock(hoursAfter(0.49));
    await run();
    expect(await alertsOf(collection)).toEqual([]);
    setClock(hoursAfter(0.5));
    await runEverywhere();
    expect(await alertsOf(collection)).toMatchObject([
      { alert_type: 'unvalidated', severity: 'info', transaction_id: null },
    ]);
  });

  it('has the time of the code that was sent again', async () => {
    const collection = await waiting(hoursAfter(0.9));
    setClock(hoursAfter(0.8));
    await run();
    expect(await alertsOf(collection)).toEqual([]);
    setClock(hoursAfter(0.9));
    await run();
    expect(await alertsOf(collection)).toHaveLength(1);
  });

  it('is passed over where no code was ever sent', async () => {
    const collection = await waiting(null);
    setClock(hoursAfter(5));
    await run();
    expect(await alertsOf(collection)).toEqual([]);
  });
});
