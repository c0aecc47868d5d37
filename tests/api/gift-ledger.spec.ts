import type { ProviderPayment } from '@livres/api/dist/giving/payments/provider-updates.event.js';
import { ProviderUpdatesService } from '@livres/api/dist/giving/payments/provider-updates.service.js';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { giversOf } from '../factories/donations.ts';

const api = testApi();
const admin = adminOf(api);
const givers = giversOf(api);

const AMOUNT = 5000;
const AT = new Date('2026-11-21T10:00:00Z');

/** What a provider has of a payment once all is said: refunds and disputes in their last state. */
interface Fate {
  fee: number | null;
  refunds: { amount: number; hasFailed: boolean }[];
  disputes: { amount: number; fee: number; isFeeReturned: boolean; end: 'open' | 'won' | 'lost' }[];
}
const fate: fc.Arbitrary<Fate> = fc.record({
  fee: fc.option(fc.integer({ min: 1, max: 300 })),
  refunds: fc.array(fc.record({ amount: fc.integer({ min: 1, max: AMOUNT }), hasFailed: fc.boolean() }), {
    maxLength: 3,
  }),
  disputes: fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: AMOUNT }),
      fee: fc.constantFrom(0, 1500),
      isFeeReturned: fc.boolean(),
      end: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
    { maxLength: 2 },
  ),
});

/** The payment as the provider had it after each thing that happened, the last being how it ended. */
function history(attempt_id: string, { fee, refunds, disputes }: Fate): ProviderPayment[] {
  const payment: ProviderPayment = {
    attempt_id,
    payment_id: `pi_${attempt_id}`,
    session_id: null,
    mode: 'live',
    status: 'processing',
    amount: AMOUNT,
    currency: 'EUR',
    fee: null,
    method: 'card',
    failure_code: null,
    customer_id: null,
    at: AT,
    refunds: [],
    disputes: [],
    invoice: null,
  };
  const stages: ProviderPayment[] = [payment, { ...payment, status: 'succeeded' }];
  const next = (change: Partial<ProviderPayment>) => stages.push({ ...stages.at(-1)!, ...change });
  if (fee !== null) next({ fee });
  for (const [index, { amount, hasFailed }] of refunds.entries()) {
    const before = stages.at(-1)!.refunds;
    const refund = { refund_id: `re_${attempt_id}_${index}`, amount, at: AT };
    next({ refunds: [...before, { ...refund, status: 'pending' }] });
    next({ refunds: [...before, { ...refund, status: hasFailed ? 'failed' : 'succeeded' }] });
  }
  for (const [index, { amount, fee: cost, isFeeReturned, end }] of disputes.entries()) {
    const before = stages.at(-1)!.disputes;
    const dispute = {
      dispute_id: `dp_${attempt_id}_${index}`,
      amount,
      fee: cost,
      fee_returned: 0,
      reason: 'fraudulent',
      at: AT,
    };
    next({ disputes: [...before, { ...dispute, status: 'open' }] });
    if (end !== 'open')
      next({ disputes: [...before, { ...dispute, status: end, fee_returned: isFeeReturned ? cost : 0 }] });
  }
  return stages;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Below 0 where more was taken back than was given: refunded, and disputed too. */
const netOf = ({ refunds, disputes }: Fate) =>
  AMOUNT -
  sum(refunds.filter(({ hasFailed }) => !hasFailed).map(({ amount }) => amount)) -
  sum(disputes.filter(({ end }) => end !== 'won').map(({ amount }) => amount));
const costOf = ({ fee, disputes }: Fate) =>
  (fee ?? 0) +
  sum(disputes.map(({ fee: cost, isFeeReturned, end }) => (end !== 'open' && isFeeReturned ? 0 : cost)));

const applyUpdate = (payment: ProviderPayment) =>
  api.app
    .get(DataSource)
    .transaction((tx) =>
      api.app.get(ProviderUpdatesService, { strict: false }).apply(tx, { kind: 'payment', payment }, 'demo'),
    );

/** A gift to a campaign of its own, and its attempt. */
async function pledged(): Promise<{ donation_id: string; attempt_id: string; campaign_id: number }> {
  const { id: campaign_id } = await createCampaign(admin);
  const { id: donation_id } = await givers.given({ amount: AMOUNT / 100, campaign: campaign_id });
  const [{ id: attempt_id }] =
    await api.sql`SELECT id FROM payment_attempts WHERE subject_id = ${donation_id}`;
  return { donation_id, attempt_id, campaign_id };
}

async function balance(account: string, donation_id: string): Promise<number> {
  const [{ amount }] =
    await api.sql`SELECT coalesce(sum(amount), 0)::bigint AS amount FROM journal_postings posting
       JOIN journal_entries entry ON entry.id = posting.entry_id
       WHERE account = ${account} AND donation_id = ${donation_id}`;
  return amount;
}

describe('the journal of gifts', () => {
  it('says the same whatever happened to a payment, in whatever order and however often it is heard of', async () => {
    const cases = fate.chain((ended) =>
      fc.record({
        ended: fc.constant(ended),
        order: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ ended, order }) => {
        const { donation_id, attempt_id, campaign_id } = await pledged();
        const stages = history(attempt_id, ended);
        const told = order.map((index) => stages[index % stages.length]!);
        // What is true at last is heard of once at least, at any moment: what comes after it is old news.
        told.splice(order[0]! % told.length, 0, stages.at(-1)!);
        for (const payment of told) await applyUpdate(payment);
        const net = Math.max(0, netOf(ended));
        expect(0 - (await balance('gifts', donation_id))).toBe(net);
        expect(await balance('losses', donation_id)).toBe(Math.max(0, 0 - netOf(ended)));
        expect(await balance('fees', donation_id)).toBe(costOf(ended));
        expect(await balance('provider:demo', donation_id)).toBe(netOf(ended) - costOf(ended));
        const { body: campaign } = await admin(`/admin/campaigns/${campaign_id}`);
        expect(campaign.current_amount).toBe(net / 100);
        expect(campaign.donation_count).toBe(net > 0 ? 1 : 0);
        const [{ status }] = await api.sql`SELECT status FROM donations WHERE id = ${donation_id}`;
        expect(status).toBe('succeeded');
      }),
      { numRuns: 25 },
    );
  });

  it('holds as much for every campaign as its total shows', async () => {
    const apart = await api.query(
      `SELECT id FROM campaigns JOIN campaign_totals USING (id)
        WHERE current_amount - opening_amount <> (SELECT coalesce(-sum(posting.amount), 0)
            FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
            JOIN donations donation ON donation.id = entry.donation_id
           WHERE posting.account = 'gifts' AND donation.campaign_id = campaigns.id
             AND posting.currency = campaigns.currency)`,
    );
    expect(apart).toEqual([]);
    expect(
      (await api.query(`SELECT DISTINCT campaign_id FROM journal_postings WHERE account = 'gifts'`)).length,
    ).toBeGreaterThan(5);
  });

  it('has entries that sum to zero, each of a cause that entered once', async () => {
    const unbalanced = await api.query(
      'SELECT entry_id, currency FROM journal_postings GROUP BY entry_id, currency HAVING sum(amount) <> 0',
    );
    expect(unbalanced).toEqual([]);
    expect(
      await api.query('SELECT kind, ref FROM journal_entries GROUP BY kind, ref HAVING count(*) > 1'),
    ).toEqual([]);
  });

  it.each([
    ...['journal_entries', 'journal_postings'].flatMap((table) => [
      `UPDATE ${table} SET id = id + 1000000`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]),
    `WITH entry AS (INSERT INTO journal_entries (kind, ref, happened_at, entered_at, mode) VALUES ('gift', 'seule', now(), now(), 'live') RETURNING id)
       INSERT INTO journal_postings (entry_id, account, amount, currency) SELECT id, 'bank', 100, 'EUR' FROM entry`,
    `INSERT INTO journal_entries (kind, ref, happened_at, entered_at, mode) VALUES ('gift', 'vide', now(), now(), 'live')`,
    `WITH entry AS (INSERT INTO journal_entries (kind, ref, happened_at, entered_at, mode) VALUES ('gift', 'deux monnaies', now(), now(), 'live') RETURNING id)
       INSERT INTO journal_postings (entry_id, account, amount, currency)
       SELECT id, account, amount, currency FROM entry, (VALUES ('bank', 100, 'EUR'), ('gifts', -100, 'XAF')) AS posting (account, amount, currency)`,
  ])('is refused by the database itself where it would be changed or would not balance: %s', async (sql) => {
    const before = await api.query('SELECT count(*)::int AS entries FROM journal_entries');
    await expect(api.query(sql)).rejects.toThrow();
    expect(await api.query('SELECT count(*)::int AS entries FROM journal_entries')).toEqual(before);
  });
});

describe('a payment that is not what was asked', () => {
  it.each([{ amount: AMOUNT + 1 }, { amount: AMOUNT - 1 }, { currency: 'USD' }, { currency: 'XAF' }])(
    'is no gift but is in the journal, and staff are told once: %j',
    async (other) => {
      const { donation_id, attempt_id } = await pledged();
      const [, succeeded] = history(attempt_id, { fee: null, refunds: [], disputes: [] });
      const wrong = { ...succeeded!, ...other };
      expect([await applyUpdate(wrong), await applyUpdate(wrong)]).toEqual(['applied', 'unchanged']);
      const alerts = await api.sql`SELECT text FROM donation_entries
            WHERE donation_id = ${donation_id} AND kind = 'alert'`;
      expect(alerts).toHaveLength(1);
      expect(await balance('gifts', donation_id)).toBe(0);
      expect(-(await balance('suspense', donation_id))).toBe(wrong.amount);
      expect(await balance('provider:demo', donation_id)).toBe(wrong.amount);
      await applyUpdate({ ...succeeded!, payment_id: `pi_right_${attempt_id}` });
      expect(-(await balance('gifts', donation_id))).toBe(AMOUNT);
      expect(-(await balance('suspense', donation_id))).toBe(wrong.amount);
    },
  );
});

describe('a success', () => {
  it('is not undone by a failure or an expiry that comes late', async () => {
    const { donation_id, attempt_id } = await pledged();
    const [, succeeded] = history(attempt_id, { fee: null, refunds: [], disputes: [] });
    await applyUpdate(succeeded!);
    for (const status of ['failed', 'expired', 'cancelled', 'processing', 'waiting'] as const)
      await applyUpdate({ ...succeeded!, status, failure_code: 'card_declined' });
    expect(await api.sql`SELECT status FROM donations WHERE id = ${donation_id}`).toEqual([
      { status: 'succeeded' },
    ]);
    expect(-(await balance('gifts', donation_id))).toBe(AMOUNT);
  });

  it('comes even after a failure, or once nobody waited for it any more', async () => {
    for (const status of ['failed', 'expired', 'cancelled'] as const) {
      const { donation_id, attempt_id } = await pledged();
      const [, succeeded] = history(attempt_id, { fee: null, refunds: [], disputes: [] });
      await applyUpdate({ ...succeeded!, status, payment_id: `session_${attempt_id}` });
      await applyUpdate(succeeded!);
      expect(await api.sql`SELECT status FROM donations WHERE id = ${donation_id}`).toEqual([
        { status: 'succeeded' },
      ]);
    }
  });

  it('of a gift that another payment made already is owed to the donor, and no second gift', async () => {
    const { donation_id, attempt_id } = await pledged();
    const [, succeeded] = history(attempt_id, { fee: null, refunds: [], disputes: [] });
    await applyUpdate(succeeded!);
    const second = { ...succeeded!, payment_id: `pi_second_${attempt_id}` };
    await applyUpdate(second);
    await applyUpdate(second);
    expect(-(await balance('gifts', donation_id))).toBe(AMOUNT);
    expect(-(await balance('to_return', donation_id))).toBe(AMOUNT);
    const refund = {
      refund_id: `re_second_${attempt_id}`,
      amount: AMOUNT,
      status: 'succeeded' as const,
      at: AT,
    };
    await applyUpdate({ ...second, refunds: [refund] });
    await applyUpdate({ ...second, refunds: [refund] });
    expect(await balance('to_return', donation_id)).toBe(0);
    expect(await balance('provider:demo', donation_id)).toBe(AMOUNT);
  });
});
