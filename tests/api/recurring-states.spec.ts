import { randomUUID } from 'node:crypto';
import { DonorsOverTime1800000020000 } from '@livres/api/dist/platform/database/migrations/1800000020000-donors-over-time.js';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../factories/database.ts';
import { insertRow } from '../factories/rows.ts';

let source: DataSource;
const database = testDatabase();
beforeAll(async () => {
  source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(() => source?.destroy());

const moment = (day: string) => new Date(`${day}T09:00:00Z`);

async function aGift(over: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await insertRow(source, 'recurring_gifts', {
    id,
    reference: `REG-${id}`,
    status: 'active',
    donor_type: 'particulier',
    frequency: 'monthly',
    amount: 1000,
    payment_method: 'card',
    provider: 'stripe',
    mode: 'live',
    started_at: moment('2026-01-05'),
    created_at: moment('2026-01-05'),
    updated_at: moment('2026-01-05'),
    ...over,
  });
  return id;
}

const told = (recurring_gift_id: string, day: string, kind: string, text: string = kind) =>
  insertRow(source, 'donation_entries', { recurring_gift_id, kind, at: moment(day), text });

/** From which day on, in which state, for how much; and the day of its end. */
async function statesOf(id: string): Promise<string[]> {
  const rows: { said: string }[] = await source.query(
    `SELECT concat_ws(' ', began_at::date, status, amount, frequency, ended_at::date) AS said
       FROM recurring_gift_states WHERE recurring_gift_id = $1 ORDER BY began_at, id`,
    [id],
  );
  return rows.map(({ said }) => said);
}

it('what a recurring gift was is kept as it changes, from its first payment on', async () => {
  const id = await aGift({ status: 'pending', started_at: null });
  const set = (day: string, change: string) =>
    source.query(`UPDATE recurring_gifts SET ${change}, updated_at = $2 WHERE id = $1`, [id, moment(day)]);
  await set('2026-01-06', 'amount = 1200');
  await set('2026-02-01', `status = 'active', started_at = '2026-01-31T23:30:00Z'`);
  await set('2026-03-01', 'amount = 1500');
  await set('2026-03-02', `message = 'Merci'`);
  await set('2026-04-01', `status = 'cancelled', cancelled_at = '2026-04-01T09:00:00Z'`);
  expect(await statesOf(id)).toEqual([
    '2026-01-31 active 1200 monthly 2026-03-01',
    '2026-03-01 active 1500 monthly 2026-04-01',
    '2026-04-01 cancelled 1500 monthly',
  ]);
});

it('what it was before is what its timeline told, and what it is now', async () => {
  const runner = source.createQueryRunner();
  const migration = new DonorsOverTime1800000020000();
  await migration.down(runner);
  const same = await aGift({});
  const changed = await aGift({ amount: 125_050, status: 'cancelled', cancelled_at: moment('2026-09-01') });
  await told(changed, '2026-02-01', 'paused');
  await told(changed, '2026-03-01', 'resumed');
  await told(changed, '2026-04-01', 'amount', 'Montant changé : de 10 € à 2 000 €');
  await told(changed, '2026-05-01', 'note');
  await told(changed, '2026-06-01', 'amount', 'Montant changé : de 2 000 € à 1 250,50 €');
  await told(changed, '2026-07-01', 'payment_failed');
  await told(changed, '2026-08-01', 'recovered');
  const untold = await aGift({ status: 'past_due', frequency: 'yearly', updated_at: moment('2026-10-01') });
  const pending = await aGift({ status: 'pending', started_at: null });
  await migration.up(runner);
  await runner.release();
  expect(await statesOf(same)).toEqual(['2026-01-05 active 1000 monthly']);
  expect(await statesOf(changed)).toEqual([
    '2026-01-05 active 1000 monthly 2026-02-01',
    '2026-02-01 paused 1000 monthly 2026-03-01',
    '2026-03-01 active 1000 monthly 2026-04-01',
    '2026-04-01 active 200000 monthly 2026-06-01',
    '2026-06-01 active 125050 monthly 2026-07-01',
    '2026-07-01 past_due 125050 monthly 2026-08-01',
    '2026-08-01 active 125050 monthly 2026-09-01',
    '2026-09-01 cancelled 125050 monthly',
  ]);
  expect(await statesOf(untold)).toEqual([
    '2026-01-05 active 1000 yearly 2026-10-01',
    '2026-10-01 past_due 1000 yearly',
  ]);
  expect(await statesOf(pending)).toEqual([]);
});
