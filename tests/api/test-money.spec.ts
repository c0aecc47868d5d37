import type { MoneyDonationRecord, UnappliedPaymentRecord } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Request, type TestApi } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { actCurrent } from '../factories/current-version.ts';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { pledge, type PledgedGift } from '../factories/paid-gifts.ts';
import { issueReceipts, receiptsOf, receiptsSettled } from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';
import { startStripeServer, type StripeServer } from '../fakes/stripe-server.ts';

const WHO = {
  first_name: 'Hélène',
  last_name: 'Œuvrard',
  street_address: '12 rue de l’Église',
  postal_code: '69003',
  city: 'Lyon',
};
const RECEIVED_ON = '2026-11-20';

/** What the accountant's file says of each account, in cents. */
async function fileOf(admin: Request, year: number): Promise<Record<string, number>> {
  const { status, text } = await admin(`/admin/accounting/fec?year=${year}`);
  expect(status).toBe(200);
  const [headings = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const [number, debit, credit] = ['CompteNum', 'Debit', 'Credit'].map((name) =>
    headings.split('\t').indexOf(name),
  ) as [number, number, number];
  const sums: Record<string, number> = {};
  for (const cells of rows.map((row) => row.split('\t'))) {
    const cents = (column: number) => Number(cells[column]!.replace(',', ''));
    const account = cells[number]!;
    sums[account] = (sums[account] ?? 0) + cents(debit) - cents(credit);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** What « Comptes » says of each account of the plan, in cents. */
async function accountsOf(api: TestApi, admin: Request): Promise<Record<string, number>> {
  const { accounts } = await bankOf(api, admin).overview();
  const sums: Record<string, number> = {};
  for (const { number, amount } of accounts) sums[number] = (sums[number] ?? 0) + Math.round(amount * 100);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe('money of test mode, in the accounts of an association that takes real money', () => {
  let database: TestDatabase;
  let testing: StripeServer;
  let real: StripeServer;
  let api: TestApi;
  let admin: Request;
  /** Begun in test mode; a real transfer was received for it; its page at Stripe was paid after that. */
  let transferred: PledgedGift;
  /** Begun in test mode, and paid another amount there. */
  let other: PledgedGift;
  beforeAll(async () => {
    database = await createDatabase();
    testing = await startStripeServer();
    real = await startStripeServer({ live: true });
    api = await startApi({ database, env: testing.env });
    admin = await api.asStaff('administrateur');
    await issueReceipts(api);
  });
  afterAll(async () => {
    await api?.close();
    await testing?.close();
    await real?.close();
    await database?.drop();
  });

  const unapplied = async ({ id }: PledgedGift) =>
    (await admin<UnappliedPaymentRecord[]>(`/admin/unapplied-payments?donation_id=${id}`)).body;
  const accept = async ({ id }: UnappliedPaymentRecord) => {
    const answer = await admin<MoneyDonationRecord>(`/admin/unapplied-payments/${id}/accept`, {
      method: 'POST',
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const modesOf = (payment: string) =>
    api.sql`SELECT DISTINCT mode FROM journal_entries WHERE payment_ref = ${`stripe:${payment}`}`;

  it.each(['donations', 'recurring_gifts', 'payment_attempts', 'campaign_gifts', 'journal_entries'])(
    'is called so by who writes a row of %s, never by a column’s default',
    async (table) => {
      const columns = await api.sql`SELECT column_default, is_nullable FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${table} AND column_name = 'mode'`;
      expect(columns).toEqual([{ column_default: null, is_nullable: 'NO' }]);
    },
  );

  it('is in them while everything is tried', async () => {
    const paid = await pledge(api, WHO);
    testing.payer.pays(paid.session_id);
    const payout = testing.payer.paysOut(3000);
    testing.payer.payoutEnds(payout.id, 'paid');
    transferred = await pledge(api, WHO);
    testing.befall({ kind: 'fail', status: 500 }, /sessions\/\w+\/expire$/, 60);
    const body = { received_on: RECEIVED_ON, amount: '45' };
    const path = `/admin/donations/${transferred.id}`;
    expect((await actCurrent(admin, path, 'transfer', body)).status).toBe(200);
    testing.payer.pays(transferred.session_id);
    other = await pledge(api, WHO);
    testing.payer.paysOtherwise(other.session_id, { unit_amount: 4100 });
    await testing.deliveries.deliver(api.url);
    await eventually('the payments', async () => {
      const waiting = await Promise.all([transferred, other].map(unapplied));
      return waiting.every((one) => one.length === 1);
    });
    await eventually('the payout', async () => (await accountsOf(api, admin))['512000'] === 4500 + 3000);
    expect((await admin('/admin/giving/today')).body.unapplied).toBe(2);
  });

  it('accepted, it stays money of test mode: no receipt, whatever the gift was before', async () => {
    const [payment] = await unapplied(transferred);
    expect((await admin(`/admin/donations/${transferred.id}`)).body.mode).toBe('live');
    const made = await accept(payment!);
    expect([made.id === transferred.id, made.mode, made.amount]).toEqual([false, 'test', 42]);
    await receiptsSettled(api);
    expect(await receiptsOf(api, made.id)).toEqual([]);
    expect(await receiptsOf(api, transferred.id)).toHaveLength(1);
    expect(await modesOf(payment!.provider_payment_id)).toEqual([{ mode: 'test' }]);
    expect((await admin(`/admin/donations/${transferred.id}`)).body.mode).toBe('live');
  });

  it('is in no account once real money is taken, and the accountant’s file agrees with the screen', async () => {
    await api.close();
    api = await startApi({ database, env: real.env });
    admin = await api.asStaff('administrateur');
    const transfer = { '512000': 4500, '754100': -4500 };
    expect(await accountsOf(api, admin)).toEqual(transfer);
    expect(await fileOf(admin, Number(RECEIVED_ON.slice(0, 4)))).toEqual(transfer);
    const { banks } = await bankOf(api, admin).overview();
    // The payout of test mode is nothing that a line of the bank could be.
    expect(banks).toMatchObject([{ journal: 45, unlinked: { count: 1, amount: 45 } }]);
  });

  it('waits in no list of what staff have to do then, and is accepted from its gift as what it is', async () => {
    expect((await admin('/admin/unapplied-payments')).body).toEqual([]);
    expect((await admin('/admin/giving/today')).body.unapplied).toBe(0);
    const [payment] = await unapplied(other);
    expect(await accept(payment!)).toMatchObject({ id: other.id, mode: 'test', amount: 41 });
    await receiptsSettled(api);
    expect(await receiptsOf(api, other.id)).toEqual([]);
    expect(await accountsOf(api, admin)).toEqual({ '512000': 4500, '754100': -4500 });
  });
});
