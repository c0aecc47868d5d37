import { randomUUID } from 'node:crypto';
import type { ReceiptRecord } from '@livres/api/contract';
import { DonationEventsService } from '@livres/api/dist/giving/donations/donation-events.service.js';
import { LedgerService } from '@livres/api/dist/giving/ledger/ledger.service.js';
import { DataSource } from 'typeorm';
import type { TestApi } from './api.ts';
import { eventually } from './waiting.ts';
import { insertRow } from './rows.ts';

export { issueReceipts } from './receipt-settings.ts';

let given = 0;

export interface TestGift {
  id: string;
  email: string;
  recurring_gift_id: string | null;
}

/** A gift of 50 € that has succeeded, of someone who said who they are; columns may be given. */
export async function aGift(api: TestApi, over: Record<string, unknown> = {}): Promise<TestGift> {
  given += 1;
  const at = (over['given_at'] ?? new Date('2027-03-01T09:00:00Z')) as Date;
  const donation = {
    id: randomUUID(),
    reference: `DON-20270301-${String(given).padStart(8, '0')}`,
    status: 'succeeded',
    donor_type: 'particulier',
    email: `donatrice.${given}@example.org`,
    frequency: 'one-time',
    first_name: 'Hélène',
    last_name: 'Œuvrard',
    street_address: '12 rue de l’Église',
    postal_code: '69003',
    city: 'Lyon',
    amount: 5e3,
    currency: 'EUR',
    payment_method: 'cheque',
    provider: 'offline',
    mode: 'live',
    recurring_gift_id: null,
    given_at: at,
    succeeded_at: at,
    created_at: at,
    updated_at: at,
    ...over,
  };
  const { id, email, amount, currency, mode, recurring_gift_id } = donation;
  await api.app.get(DataSource).transaction(async (tx) => {
    await insertRow(tx, 'donations', donation);
    const postings = [
      { account: 'cheques', amount, currency },
      { account: 'gifts', amount: -amount, currency },
    ];
    const about = { ref: id, donation_id: id, happened_at: at, entered_by: 'Essai', mode };
    await api.app
      .get(LedgerService, { strict: false })
      .enter(tx, { ...about, kind: 'gift', postings } as never);
    await publish(api, tx, 'succeeded', id);
  });
  return { id, email, recurring_gift_id };
}

/** Part of a gift goes back, or comes again where `amount` is below 0: the journal says so, and other features hear of it. */
export async function giveBack(api: TestApi, { id }: TestGift, amount: number): Promise<void> {
  await api.app.get(DataSource).transaction(async (tx) => {
    const postings = [
      { account: 'gifts', amount, currency: 'EUR' },
      { account: 'cheques', amount: -amount, currency: 'EUR' },
    ];
    const happened_at = new Date('2027-04-01T09:00:00Z');
    const about = { ref: randomUUID(), donation_id: id, happened_at, entered_by: 'Essai', mode: 'live' };
    const entry = { ...about, kind: 'refund' };
    await api.app.get(LedgerService, { strict: false }).enter(tx, { ...entry, postings } as never);
    await publish(api, tx, 'refunded', id);
  });
}

/** Other features hear once more of a gift that has succeeded. */
export async function publishAgain(api: TestApi, { id }: TestGift): Promise<void> {
  await api.app.get(DataSource).transaction((tx) => publish(api, tx, 'succeeded', id));
}

/** A gift of 10 € that comes again each month, of someone who said who they are. */
export async function aRecurringGift(api: TestApi, over: Record<string, unknown> = {}): Promise<string> {
  given += 1;
  const at = new Date('2026-01-05T09:00:00Z');
  const gift = {
    id: randomUUID(),
    reference: `REC-${given}`,
    status: 'active',
    donor_type: 'particulier',
    email: `fidele.${given}@example.org`,
    first_name: 'Paul',
    last_name: 'Durand',
    street_address: '3 quai des Brumes',
    postal_code: '29200',
    city: 'Brest',
    frequency: 'monthly',
    amount: 1e3,
    payment_method: 'card',
    provider: 'stripe',
    mode: 'live',
    created_at: at,
    updated_at: at,
    ...over,
  };
  await insertRow(api, 'recurring_gifts', gift);
  return gift.id;
}

/** The newest receipt of a gift once there is one whose file is drawn, and that is not `after`. */
export async function receiptOf(
  api: TestApi,
  { id }: Pick<TestGift, 'id'>,
  after?: string,
): Promise<ReceiptRecord> {
  return eventually(`the receipt of ${id}`, async () => {
    const [receipt] = await receiptsOf(api, id);
    return receipt?.sha256 && receipt.id !== after ? receipt : undefined;
  });
}

/** Every receipt that a gift ever had, newest first. */
export async function receiptsOf(api: TestApi, donation_id: string): Promise<ReceiptRecord[]> {
  const admin = await api.asStaff('administrateur');
  const filter = encodeURIComponent(JSON.stringify({ donation_id }));
  return (await admin(`/admin/receipts?filter=${filter}`)).body;
}

/** Once no job about receipts waits any more. */
export function receiptsSettled(api: TestApi): Promise<boolean> {
  return eventually('every job about receipts', async () => {
    const [waiting] = await api.query(
      `SELECT count(*)::int AS count FROM jobs.job
        WHERE name ~ 'receipts' AND state IN ('created', 'retry', 'active')`,
    );
    return waiting.count === 0;
  });
}

async function publish(api: TestApi, tx: unknown, kind: string, donation_id: string): Promise<void> {
  await api.app
    .get(DonationEventsService, { strict: false })
    .emit(tx as never, { kind, donation_id } as never);
}
