import type {
  AuditEntry,
  DonationStarted,
  FoundRecord,
  MatchingPotDays,
  MatchingPotInput,
  MatchingPotRecord,
} from '@livres/api/contract';
import type { ProviderPayment } from '@livres/api/dist/giving/payments/provider-updates.event.js';
import { ProviderUpdatesService } from '@livres/api/dist/giving/payments/provider-updates.service.js';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { giversOf } from '../factories/donations.ts';
import { aMatchingPot } from '../factories/matching.ts';
import { eventually } from '../factories/waiting.ts';

const AT_ONCE = 200;
/** As many as the api's pool gives out at a time. */
const CONNECTIONS = 8;

const api = testApi();
const admin = adminOf(api);
const givers = giversOf(api);

const createPot = (campaign_id: number, over: Partial<MatchingPotInput> = {}): Promise<MatchingPotRecord> =>
  accepted(admin('/admin/matching-pots', { body: aMatchingPot({ campaign_id, ...over }) }));
const readPot = async ({ id }: { id: string }): Promise<MatchingPotRecord> =>
  (await admin<MatchingPotRecord>(`/admin/matching-pots/${id}`)).body;
const matchedOf = async ({ id }: { id: string }) => {
  const [{ matched }] = await api.sql`SELECT coalesce(-sum(amount), 0)::bigint AS matched
     FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
    WHERE posting.account = 'matched' AND entry.donation_id = ${id}`;
  return matched as number;
};
const pay = async (gift: DonationStarted) => {
  await givers.act(givers.sessionOf(gift), { act: 'succeed' });
  await eventually('the payment', async () => (await givers.read(gift)).status === 'succeeded');
  return gift;
};
const give = async (campaign: number, euros: number, over: object = {}) =>
  pay(await givers.given({ amount: euros, campaign, ...over }));
const campaignOf = async (id: number) => (await api.request(`/campaigns/${id}/`)).body;

/** What the provider of a gift says of it, in the transaction of its webhook. */
async function settle(gift: { id: string }, euros: number, change: Partial<ProviderPayment>): Promise<void> {
  const [attempt] = await api.sql`SELECT id FROM payment_attempts WHERE subject_id = ${gift.id}`;
  const payment: ProviderPayment = {
    attempt_id: attempt.id,
    payment_id: `pi_${attempt.id}`,
    session_id: null,
    mode: 'live',
    status: 'succeeded',
    amount: euros * 100,
    currency: 'EUR',
    fee: null,
    method: 'card',
    failure_code: null,
    customer_id: null,
    at: new Date(),
    refunds: [],
    disputes: [],
    invoice: null,
    ...change,
  };
  await api.app
    .get(DataSource)
    .transaction((tx) =>
      api.app.get(ProviderUpdatesService, { strict: false }).apply(tx, { kind: 'payment', payment }, 'demo'),
    );
}
const refund = (id: string, amount: number, status: 'succeeded' | 'failed' = 'succeeded') =>
  ({ refund_id: id, amount, status, at: new Date() }) as const;
const dispute = (id: string, amount: number, status: 'open' | 'won' | 'lost') =>
  ({
    dispute_id: id,
    amount,
    fee: 0,
    fee_returned: 0,
    reason: 'fraudulent',
    status,
    at: new Date(),
  }) as const;

describe('a gift to a campaign with a pot', () => {
  it('is doubled the moment it succeeds, and not before', async () => {
    const { id: campaign } = await createCampaign(admin);
    const pot = await createPot(campaign);
    const gift = await givers.given({ amount: 50, campaign });
    expect(await matchedOf(gift)).toBe(0);
    await pay(gift);
    expect(await matchedOf(gift)).toBe(5000);
    expect(await readPot(pot)).toMatchObject({ matched: 50, left: 950, gifts: 1, state: 'open' });
    expect(await campaignOf(campaign)).toMatchObject({
      current_amount: 100,
      matched_amount: 50,
      donation_count: 1,
      progress_percentage: 10,
      matching: [{ sponsor_name: 'Novatech', ratio: 100, matched: 50, left: 950, state: 'open' }],
    });
  });

  it('is added to by the ratio, up to the ceiling of a gift and to what is left', async () => {
    const { id: campaign } = await createCampaign(admin);
    const pot = await createPot(campaign, { ratio: 50, gift_ceiling: 20, total: 45 });
    const gifts = [await give(campaign, 30), await give(campaign, 100), await give(campaign, 90)];
    expect(await Promise.all(gifts.map(matchedOf))).toEqual([1500, 2000, 1000]);
    expect(await readPot(pot)).toMatchObject({ matched: 45, left: 0, state: 'empty' });
    expect(await matchedOf(await give(campaign, 40))).toBe(0);
  });

  it('takes from the oldest pot alone, and from the next once that is empty', async () => {
    const { id: campaign } = await createCampaign(admin);
    const first = await createPot(campaign, { total: 60 });
    const second = await createPot(campaign, { sponsor_name: 'Rotary', total: 500 });
    await give(campaign, 40);
    await give(campaign, 40);
    expect((await readPot(first)).matched).toBe(60);
    expect((await readPot(second)).matched).toBe(0);
    await give(campaign, 40);
    expect((await readPot(second)).matched).toBe(40);
  });

  it('is matched as its pot says: on its days, the first gifts of a donor, or regular ones', async () => {
    const { id: campaign } = await createCampaign(admin);
    await createPot(campaign, { starts_on: '2031-01-01', ends_on: '2031-02-01' });
    await createPot(campaign, { condition: 'recurring' });
    expect(await matchedOf(await give(campaign, 30))).toBe(0);
    expect(await matchedOf(await give(campaign, 30, { frequency: 'monthly' }))).toBe(3000);
    await createPot(campaign, { condition: 'first' });
    const email = 'premiere.fois@example.org';
    expect(await matchedOf(await give(campaign, 20, { email }))).toBe(2000);
    expect(await matchedOf(await give(campaign, 20, { email: email.toUpperCase() }))).toBe(0);
  });

  it('never takes more than was promised, with two hundred gifts at once', async () => {
    const { id: campaign } = await createCampaign(admin, { goal_amount: 100_000 });
    const pot = await createPot(campaign, { total: 777, gift_ceiling: 15 });
    const euros = (index: number) => 5 + (index % 30);
    const gifts = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => givers.given({ amount: euros(index), campaign })),
    );
    const waiting = gifts.entries();
    const worker = async () => {
      for (const [index, gift] of waiting) await settle(gift, euros(index), {});
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    const matched = await Promise.all(gifts.map(matchedOf));
    expect(matched.reduce((sum, amount) => sum + amount, 0)).toBe(77_700);
    expect(Math.max(...matched)).toBe(1500);
    expect(await readPot(pot)).toMatchObject({ matched: 777, left: 0 });
    expect((await campaignOf(campaign)).matched_amount).toBe(777);
  });
});

describe('what was added to a gift', () => {
  it('goes back to the pot with a refund, in proportion, and is there for the next gift', async () => {
    const { id: campaign } = await createCampaign(admin);
    const pot = await createPot(campaign, { total: 50 });
    const gift = await givers.given({ amount: 50, campaign });
    await settle(gift, 50, { refunds: [refund('re_part', 1234)] });
    expect(await matchedOf(gift)).toBe(5000 - 1234);
    await settle(gift, 50, { refunds: [refund('re_part', 1234), refund('re_rest', 5000 - 1234)] });
    expect(await matchedOf(gift)).toBe(0);
    expect(await readPot(pot)).toMatchObject({ matched: 0, left: 50, gifts: 0 });
    const { days } = (await admin<MatchingPotDays>(`/admin/matching-pots/${pot.id}/days`)).body;
    expect(days.reduce((sum, day) => sum + day.gifts, 0)).toBe(0);
    expect(await matchedOf(await give(campaign, 50))).toBe(5000);
  });

  it('comes again where a dispute is won, as far as the pot still has it', async () => {
    const { id: campaign } = await createCampaign(admin);
    const pot = await createPot(campaign, { total: 60 });
    const gift = await givers.given({ amount: 50, campaign });
    await settle(gift, 50, { disputes: [dispute('dp_lent', 5000, 'open')] });
    expect(await matchedOf(gift)).toBe(0);
    await give(campaign, 40);
    await settle(gift, 50, { disputes: [dispute('dp_lent', 5000, 'won')] });
    expect(await matchedOf(gift)).toBe(2000);
    expect(await readPot(pot)).toMatchObject({ matched: 60, left: 0 });
  });

  it('equals the journal whatever goes back of gifts, and never passes what was promised', async () => {
    const step = fc.record({
      euros: fc.integer({ min: 1, max: 120 }),
      back: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 6000 }), fails: fc.boolean() }), {
        maxLength: 3,
      }),
    });
    const cases = fc.record({
      ratio: fc.constantFrom(33, 50, 100, 200),
      gift_ceiling: fc.option(fc.integer({ min: 5, max: 90 })),
      steps: fc.array(step, { minLength: 1, maxLength: 5 }),
    });
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ ratio, gift_ceiling, steps }) => {
        tried += 1;
        const { id: campaign } = await createCampaign(admin);
        const pot = await createPot(campaign, { ratio, gift_ceiling, total: 100 });
        const gifts = [];
        for (const [index, { euros, back }] of steps.entries()) {
          const gift = await givers.given({ amount: euros, campaign });
          await settle(gift, euros, {});
          const first = await matchedOf(gift);
          const refunds = back.map(({ cents, fails }, place) =>
            refund(`re_${tried}_${index}_${place}`, cents, fails ? 'failed' : 'succeeded'),
          );
          for (const [place] of refunds.entries())
            await settle(gift, euros, { refunds: refunds.slice(0, place + 1) });
          const gone = refunds
            .filter(({ status }) => status !== 'failed')
            .reduce((sum, { amount }) => sum + amount, 0);
          const net = Math.max(0, euros * 100 - gone);
          expect(await matchedOf(gift)).toBe(Math.floor((first * net) / (euros * 100)));
          gifts.push(gift);
        }
        const { matched, left } = await readPot(pot);
        const sum = (await Promise.all(gifts.map(matchedOf))).reduce((total, one) => total + one, 0);
        expect(Math.round(matched * 100)).toBe(sum);
        expect(Math.round(left * 100)).toBe(10_000 - sum);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 12 },
    );
    expect(tried).toBeGreaterThanOrEqual(12);
  });
});

describe('a pot', () => {
  it('that has matched keeps its promise: no lower ratio, ceiling or sum, no other campaign', async () => {
    const { id: campaign } = await createCampaign(admin);
    const { id: other } = await createCampaign(admin);
    const pot = await createPot(campaign, { gift_ceiling: 80 });
    await give(campaign, 50);
    const change = (body: object) =>
      admin(`/admin/matching-pots/${pot.id}`, { method: 'PUT', body: { version: pot.version, ...body } });
    const refused = [
      { ratio: 50 },
      { gift_ceiling: 79 },
      { total: 49.99, gift_ceiling: null },
      { campaign_id: other },
    ];
    for (const body of refused) {
      const answer = await change(body);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toContain(Object.keys(body)[0]);
    }
    expect((await change({ ratio: 200, total: 2000 })).status).toBe(200);
    expect((await admin(`/admin/matching-pots/${pot.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  it('is ended early with a reason, then matches nothing and changes no more', async () => {
    const { id: campaign } = await createCampaign(admin);
    const pot = await createPot(campaign);
    const end = (reason: unknown) =>
      admin(`/admin/matching-pots/${pot.id}/end`, { body: { version: pot.version, reason } });
    expect((await end('')).status).toBe(400);
    expect((await end('Le mécène a changé de budget.')).body).toMatchObject({ state: 'ended' });
    expect(await matchedOf(await give(campaign, 50))).toBe(0);
    expect((await campaignOf(campaign)).matching).toMatchObject([{ state: 'ended' }]);
    const history = await admin<AuditEntry[]>(`/admin/matching-pots/${pot.id}/history`);
    expect(history.body).toMatchObject([{ action: 'updated' }, { action: 'created' }]);
    expect(JSON.stringify(history.body)).not.toContain('Ada Ndiaye');
    const { version } = await readPot(pot);
    const changed = await admin(`/admin/matching-pots/${pot.id}`, {
      method: 'PUT',
      body: { version, total: 5 },
    });
    expect(changed.status).toBe(409);
  });

  it.each([
    { ratio: 0 },
    { ratio: 501 },
    { ratio: null },
    { total: 0 },
    { total: 1.234 },
    { total: '100' },
    { gift_ceiling: 2000 },
    { ends_on: '2020-01-01' },
    { starts_on: '2026-02-31' },
    { starts_on: null },
    { condition: 'toujours' },
    { sponsor_name: '' },
    { contact_email: 'personne' },
    { campaign_id: 2_000_000_000 },
    { campaign_id: null },
  ])('is refused beside its field where it is wrong: %j', async (over) => {
    const { id: campaign_id } = await createCampaign(admin);
    const body = { ...aMatchingPot({ campaign_id }), ...over };
    const answer = await admin('/admin/matching-pots', { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).not.toEqual([]);
    expect(await api.sql`SELECT id FROM matching_pots WHERE campaign_id = ${campaign_id}`).toEqual([]);
  });

  it('is refused with a name of 75 000 letters, or with a control character', async () => {
    const { id: campaign_id } = await createCampaign(admin);
    for (const sponsor_name of ['x'.repeat(75_000), 'Nova\u0000tech']) {
      const answer = await admin('/admin/matching-pots', {
        body: aMatchingPot({ campaign_id, sponsor_name }),
      });
      expect(answer.status).toBe(400);
    }
  });

  it.each([{ currency: 'XAF' }, { campaign_type: 'books', goal_books: 100 }] as const)(
    'is of a campaign that takes euros, not of %j',
    async (over) => {
      const { id: campaign_id } = await createCampaign(admin, over);
      const answer = await admin('/admin/matching-pots', { body: aMatchingPot({ campaign_id }) });
      expect(answer.body.errors).toMatchObject({ campaign_id: expect.any(String) });
    },
  );

  it('keeps the currency of its campaign', async () => {
    const { id, version } = await createCampaign(admin);
    await createPot(id);
    const answer = await admin(`/admin/campaigns/${id}`, {
      method: 'PUT',
      body: { version, currency: 'XAF' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject({ currency: expect.any(String) });
  });

  it('shows its sponsor a report by a private link, until another link takes its place', async () => {
    const { id: campaign } = await createCampaign(admin);
    const pot = await createPot(campaign);
    await give(campaign, 30);
    await give(campaign, 20);
    const link = async (): Promise<string> =>
      (await accepted<{ url: string }>(admin(`/admin/matching-pots/${pot.id}/report-link`, { body: {} })))
        .url;
    const token = (url: string) => url.slice(url.lastIndexOf('/') + 1);
    const old = token(await link());
    const report = await api.request(`/matching-reports/${old}/`);
    expect(report.body).toMatchObject({
      sponsor_name: 'Novatech',
      gifts: 2,
      matched: 50,
      given: 50,
      left: 950,
    });
    expect(report.body.days).toMatchObject([{ gifts: 2, matched: 50 }]);
    expect(JSON.stringify(report.body)).not.toContain('example.org');
    const file = await api.request(`/matching-reports/${old}/days.csv`);
    expect(file.text).toContain('Total;2;50');
    const fresh = token(await link());
    expect((await api.request(`/matching-reports/${old}/`)).status).toBe(404);
    expect((await api.request(`/matching-reports/${fresh}/`)).status).toBe(200);
    expect((await api.request('/matching-reports/nimporte-quoi/')).status).toBe(404);
  });

  it('is found by the letters of its sponsor', async () => {
    const { id: campaign } = await createCampaign(admin);
    const { id } = await createPot(campaign, { sponsor_name: 'Scierie Évrard' });
    const filter = encodeURIComponent(JSON.stringify({ q: 'evrard', campaign_id: campaign }));
    expect((await admin<MatchingPotRecord[]>(`/admin/matching-pots?filter=${filter}`)).body).toMatchObject([
      { id },
    ]);
    expect((await admin<FoundRecord[]>('/admin/search?q=evrard')).body).toMatchObject([
      { resource: 'matching-pots', id },
    ]);
  });

  it('holds its campaign: what has a pot is archived, not deleted', async () => {
    const campaign = await createCampaign(admin);
    await createPot(campaign.id);
    const { id, version } = campaign;
    await admin(`/admin/campaigns/${id}`, { method: 'DELETE', body: { version } });
    const [row] = await api.sql`SELECT archived_at, deleted_at FROM campaigns WHERE id = ${id}`;
    expect(row.deleted_at).toBeNull();
  });
});
