import { randomUUID } from 'node:crypto';
import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Request, type TestApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { giversOf } from '../factories/donations.ts';
import { emailsIn } from '../factories/emails.ts';
import { pagesOf } from '../factories/pdf-files.ts';
import { pledge, type PledgedGift } from '../factories/paid-gifts.ts';
import {
  aGift,
  issueReceipts,
  receiptOf,
  receiptsOf,
  receiptsSettled,
  publishAgain,
} from '../factories/receipts.ts';
import { thisYear } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { startStripeServer, type StripeServer } from '../fakes/stripe-server.ts';

const DONOR = {
  first_name: 'Hélène',
  last_name: 'Œuvrard',
  street_address: '12 rue de l’Église',
  postal_code: '69003',
  city: 'Lyon',
};

/** Everything that shows a sum, or a number of gifts, of donors or of receipts. */
async function figuresOf(api: TestApi, campaign: number) {
  const admin = await api.asStaff('administrateur');
  const [stats, giving, users, declaration, current, ofCampaign] = await Promise.all([
    admin('/donations/stats/'),
    admin('/admin/giving/figures?period=year'),
    admin('/admin/users'),
    admin(`/admin/receipts/declaration?year=${thisYear()}`),
    api.request(`/campaigns/${campaign}/`),
    admin(`/admin/giving/campaigns/${campaign}`),
  ]);
  return {
    total: stats.body.total_amount,
    gifts: stats.body.donation_count,
    donors: stats.body.donor_count,
    confirmed: stats.body.by_status.succeeded,
    monthly: stats.body.recurring_monthly_amount,
    raised: giving.body.now.raised,
    tries: giving.body.now.failures + giving.body.now.gifts,
    running: giving.body.recurring.active,
    people: users.body.length,
    declared: [declaration.body.count, declaration.body.total],
    campaign: [current.body.current_amount, current.body.donation_count],
    campaign_raised: [ofCampaign.body.raised, ofCampaign.body.gifts],
  };
}
const NOTHING = {
  total: 0,
  gifts: 0,
  donors: 0,
  confirmed: 0,
  monthly: 0,
  raised: 0,
  tries: 0,
  running: 0,
  people: 0,
  declared: [0, 0],
  campaign: [0, 0],
  campaign_raised: [0, 0],
};

/** Pays at Stripe, and waits until it is known here. */
async function paid(api: TestApi, stripe: StripeServer, over: object = {}): Promise<PledgedGift> {
  const gift = await pledge(api, { ...DONOR, ...over });
  stripe.payer.pays(gift.session_id);
  await stripe.deliveries.deliver(api.url);
  await eventually('the gift', async () => {
    const [row] = await api.sql`SELECT status FROM donations WHERE id = ${gift.id}`;
    return row.status === 'succeeded';
  });
  return gift;
}

describe('an installation that goes from Stripe’s test keys to real ones', () => {
  let database: TestDatabase;
  let testing: StripeServer;
  let real: StripeServer;
  let api: TestApi;
  let campaign: number;
  let tried: PledgedGift;
  beforeAll(async () => {
    database = await createDatabase();
    testing = await startStripeServer();
    real = await startStripeServer({ live: true });
    api = await startApi({ database, env: testing.env });
    await issueReceipts(api);
    campaign = (await createCampaign(await api.asStaff('administrateur'))).id;
    tried = await paid(api, testing, { campaign: String(campaign) });
    await paid(api, testing, { campaign: String(campaign), frequency: 'monthly' });
    await receiptsSettled(api);
  });
  afterAll(async () => {
    await api?.close();
    await testing?.close();
    await real?.close();
    await database?.drop();
  });

  it('counts test gifts while it tries, so that everything can be tried, and says that they are', async () => {
    const figures = await figuresOf(api, campaign);
    expect(figures).toMatchObject({
      total: 84,
      gifts: 2,
      donors: 2,
      raised: 84,
      running: 1,
      people: 2,
      campaign: [84, 2],
      campaign_raised: [84, 2],
      declared: [0, 0],
    });
    const admin = await api.asStaff('administrateur');
    expect((await admin(`/admin/donations/${tried.id}`)).body.mode).toBe('test');
    expect((await admin('/admin/donations?filter={"mode":["test"]}')).body).toHaveLength(2);
    expect((await admin('/admin/donations?filter={"mode":["live"]}')).body).toHaveLength(0);
    const [attempt] = await api.sql`SELECT mode FROM payment_attempts WHERE subject_id = ${tried.id}`;
    expect(attempt.mode).toBe('test');
  });

  it('gives a test gift a specimen in the place of a receipt: no number, nothing kept, nothing declared', async () => {
    const admin = await api.asStaff('administrateur');
    expect((await admin('/admin/receipts')).body).toEqual([]);
    expect((await admin(`/admin/receipts/batch?year=${thisYear()}`)).body).toMatchObject({
      single: { count: 0 },
      yearly: { count: 0 },
      waiting: { count: 0 },
    });
    const view = (await admin(`/donations/${tried.id}/`)).body;
    expect([view.mode, view.receiptStatus]).toEqual(['test', 'specimen']);
    const response = await fetch(`${api.url}${view.receiptUrl}`, {
      headers: { authorization: `Bearer ${await api.tokenOf('administrateur')}` },
    });
    const [page] = await pagesOf(Buffer.from(await response.arrayBuffer()));
    expect(page).toContain('SPÉCIMEN');
    expect(page).toContain('Œuvrard');
    expect(page).not.toMatch(/\d{4}-\d{6}/);
    const [kept] = await api.query(`SELECT count(*)::int AS count FROM receipts`);
    expect(kept.count).toBe(0);
    const emails = (await emailsIn(api.varFolder)).filter(({ to }) => to === tried.email);
    expect(emails.filter(({ subject }) => subject.startsWith('Spécimen'))).toHaveLength(1);
    expect(emails.filter(({ subject }) => subject.startsWith('Votre reçu fiscal'))).toEqual([]);
    await publishAgain(api, { id: tried.id, email: tried.email, recurring_gift_id: null });
    await receiptsSettled(api);
    const again = (await emailsIn(api.varFolder)).filter(({ to }) => to === tried.email);
    expect(again.filter(({ subject }) => subject.startsWith('Spécimen'))).toHaveLength(1);
  });

  it('tells whoever checks a specimen that it is no receipt', async () => {
    const { status, body } = await api.request('/receipts/verify/specimen');
    expect([status, body.type]).toEqual([404, expect.stringContaining('recu-specimen')]);
    expect(body.detail).toContain('ce n’est pas un reçu fiscal');
  });

  it('leaves nothing of them in any figure once real money is taken, and counts real gifts alone', async () => {
    await api.close();
    api = await startApi({ database, env: real.env });
    expect(await figuresOf(api, campaign)).toEqual(NOTHING);
    const gift = await paid(api, real, { campaign: String(campaign) });
    const receipt = await receiptOf(api, { id: gift.id });
    expect(receipt.number).toMatch(/-000001$/);
    expect(await figuresOf(api, campaign)).toMatchObject({
      total: 42,
      gifts: 1,
      donors: 1,
      confirmed: 1,
      raised: 42,
      people: 1,
      running: 0,
      declared: [1, 42],
      campaign: [42, 1],
      campaign_raised: [42, 1],
    });
    expect(await receiptsOf(api, tried.id)).toEqual([]);
  });

  it('still shows them to staff, marked, and refuses them a receipt', async () => {
    const admin = await api.asStaff('administrateur');
    expect((await admin('/admin/donations?filter={"mode":["test"]}')).body).toHaveLength(2);
    const { text } = await admin('/admin/donations/export?filter={"mode":["test"]}');
    expect(text).toContain('Mode test');
  });
});

describe('the demonstration', () => {
  let database: TestDatabase;
  let api: TestApi;
  let admin: Request;
  beforeAll(async () => {
    database = await createDatabase();
    api = await startApi({ database });
    await api.app.get(DemoContentService).fillIfEmpty();
    admin = await api.asStaff('administrateur');
    await issueReceipts(api);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  it('issues no receipt for what it seeded, whatever batch is asked for', async () => {
    for (const year of [thisYear() - 1, thisYear()]) {
      expect((await admin('/admin/receipts/batch', { body: { year } })).body).toEqual({ count: 0 });
      expect((await admin(`/admin/receipts/declaration?year=${year}`)).body).toMatchObject({
        count: 0,
        total: 0,
      });
    }
    expect((await admin('/admin/receipts-waiting')).body).toEqual([]);
  });

  it('issues none for a gift made at its own payment page', async () => {
    const givers = giversOf(api);
    const gift = await givers.given({ ...DONOR, form_key: randomUUID() });
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await eventually('the specimen', async () => (await givers.read(gift)).receiptStatus === 'specimen');
    await receiptsSettled(api);
    expect((await admin('/admin/receipts')).body).toEqual([]);
  });

  it('but does for a cheque, which staff have in hand', async () => {
    expect((await receiptOf(api, await aGift(api))).number).toMatch(/-000001$/);
  });

  it('leaves only what is real once the same database is in production', async () => {
    const [{ id }] = await api.query(
      `SELECT id FROM campaigns WHERE id IN (SELECT campaign_id FROM donations) ORDER BY id LIMIT 1`,
    );
    const opening = (await admin(`/admin/campaigns/${id}`)).body.opening_amount ?? 0;
    await api.close();
    api = await startApi({
      database,
      env: {
        ENVIRONMENT: 'production',
        ADMIN_ACCESS_CODE: 'code-des-essais-2026',
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    });
    const figures = await figuresOf(api, id);
    expect(figures).toMatchObject({ total: 50, gifts: 1, donors: 1, running: 0, campaign_raised: [0, 0] });
    expect(figures.campaign[0]).toBe(opening);
  });
});
