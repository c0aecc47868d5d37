import { randomUUID } from 'node:crypto';
import { LedgerService, type JournalEntry } from '@livres/api/dist/giving/ledger/ledger.service.js';
import { DataSource } from 'typeorm';
import type { TestApi } from './api.ts';
import { insertRow } from './rows.ts';

let made = 0;

export interface TestGift {
  id: string;
  reference: string;
}

/** A gift of money in this state, written as the product keeps it; a success is in the journal too. Minor units. */
export async function aGift(api: TestApi, over: Record<string, unknown> = {}): Promise<TestGift> {
  made += 1;
  const status = over['status'] ?? 'succeeded';
  const at = (over['given_at'] ?? over['created_at'] ?? new Date('2027-03-10T09:00:00Z')) as Date;
  const gift = {
    id: randomUUID(),
    reference: `DON-20270310-${made.toString(16).toUpperCase().padStart(8, '0')}`,
    status,
    donor_type: 'particulier',
    email: `donateur.${made}@example.org`,
    first_name: 'Hélène',
    last_name: 'Œuvrard',
    street_address: '12 rue de l’Église',
    postal_code: '69003',
    city: 'Lyon',
    frequency: 'one-time',
    amount: 5000,
    payment_method: 'card',
    provider: 'stripe',
    mode: 'live' as 'live' | 'test',
    ...(status === 'succeeded' && { succeeded_at: at, given_at: at }),
    ...(status === 'failed' && { failed_at: at }),
    ...(status === 'cancelled' && { cancelled_at: at }),
    created_at: at,
    updated_at: at,
    ...over,
  };
  await insertRow(api, 'donations', gift);
  const { id, reference, amount, mode } = gift;
  const campaign_id = (over['campaign_id'] ?? null) as number | null;
  if (status === 'succeeded') await moved(api, { id, campaign_id, kind: 'gift', amount: -amount, at, mode });
  return { id, reference };
}

/** A recurring gift, in this state. Minor units. */
export async function aRecurringGift(api: TestApi, over: Record<string, unknown> = {}): Promise<string> {
  made += 1;
  const at = new Date('2027-01-10T09:00:00Z');
  const gift = {
    id: randomUUID(),
    reference: `REG-20270110-${made}`,
    status: 'active',
    donor_type: 'particulier',
    email: `regulier.${made}@example.org`,
    frequency: 'monthly',
    amount: 1e3,
    payment_method: 'card',
    provider: 'stripe',
    mode: 'live',
    started_at: at,
    created_at: at,
    updated_at: at,
    ...over,
  };
  await insertRow(api, 'recurring_gifts', gift);
  return gift.id;
}

interface Moved {
  id: string;
  campaign_id?: number | null;
  kind: JournalEntry['kind'];
  /** On `gifts`: below 0 for what is given, above for what is taken back; on `fees`, what is kept. */
  amount: number;
  at: Date;
  /** Its cause: what a dispute took and what its end gave back have the same. */
  ref?: string;
  currency?: 'EUR' | 'XAF';
  mode?: JournalEntry['mode'];
}

/** Enters in the journal what moved for a gift. */
export async function moved(
  api: TestApi,
  { id, campaign_id = null, kind, amount, at, ...over }: Moved,
): Promise<void> {
  const { currency = 'EUR', mode = 'live', ref = `essai:${(made += 1)}` } = over;
  const account = kind === 'fee' || kind === 'dispute_fee' ? 'fees' : 'gifts';
  const ledger = api.app.get(LedgerService, { strict: false });
  await api.app.get(DataSource).transaction((tx) =>
    ledger.enter(tx, {
      kind,
      ref,
      donation_id: id,
      happened_at: at,
      entered_by: null,
      mode,
      postings: [
        {
          account: 'provider:stripe',
          amount: -amount,
          currency,
        },
        {
          account,
          amount,
          currency,
          ...(account === 'gifts' && { campaign_id }),
        },
      ],
    }),
  );
}

/** A try to pay for a gift. */
export async function anAttempt(
  api: TestApi,
  donation: { id: string },
  over: Record<string, unknown> = {},
): Promise<void> {
  const at = new Date('2027-03-10T09:00:00Z');
  await insertRow(api, 'payment_attempts', {
    id: randomUUID(),
    purpose: 'donation',
    subject_id: donation.id,
    provider: 'stripe',
    method: 'card',
    mode: 'live',
    status: 'succeeded',
    amount: 5e3,
    currency: 'EUR',
    created_at: at,
    updated_at: at,
    ...over,
  });
}
