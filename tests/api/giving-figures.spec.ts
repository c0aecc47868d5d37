import type { CampaignGiving, GivingStats, GivingToday } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Request, testApi, staffOf, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGift, anAttempt, aRecurringGift, moved } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';

const IN_MARCH = new Date('2027-03-10T09:00:00Z');
const IN_FEBRUARY = new Date('2027-02-10T09:00:00Z');
/** The 1st of March in Paris, still February in UTC. */
const FIRST_HOUR = new Date('2027-02-28T23:30:00Z');

let campaign: { id: number };
const api = testApi();
stoppedClock(api, new Date('2027-03-20T12:00:00Z'));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');
beforeAll(async () => {
  campaign = await createCampaign(admin, { title: 'Une bibliothèque à Dschang' });
  await gifts();
});

/** March: 150 € given by two, 20 € given back, 1,45 € kept; February: 80 € by one of them. */
async function gifts() {
  const faithful = { email: 'Fidele@example.org' };
  await aGift(api, { ...faithful, amount: 8000, given_at: IN_FEBRUARY, source: 'bouton' });
  const whole = await aGift(api, { email: 'fidele@example.org', amount: 10_000, campaign_id: campaign.id });
  const { id } = whole;
  await moved(api, { id, campaign_id: campaign.id, kind: 'refund', amount: 2000, at: IN_MARCH });
  await moved(api, { id, kind: 'fee', amount: 145, at: IN_MARCH });
  await aGift(api, { amount: 5000, given_at: FIRST_HOUR, frequency: 'monthly', source: 'abonnement' });
  const failed = await aGift(api, { status: 'failed', email: 'refus@example.org' });
  await anAttempt(api, failed, { status: 'failed', failure_code: 'insufficient_funds' });
  await anAttempt(api, whole);
  await aRecurringGift(api, { amount: 1000 });
  await aRecurringGift(api, { amount: 3000, frequency: 'quarterly' });
  await aRecurringGift(api, { amount: 12_001, frequency: 'yearly', started_at: IN_MARCH });
  await aRecurringGift(api, { amount: 9900, status: 'past_due' });
}

const figures = async (period: string, staff: Request = reader): Promise<GivingStats> =>
  (await staff(`/admin/giving/figures?period=${period}`)).body;

describe('the figures of a period', () => {
  it('are sums over the journal: what was given, less what was given back', async () => {
    const { now } = await figures('month');
    expect(now).toMatchObject({ given: 150, refunded: 20, raised: 130, fees: 1.45, gifts: 2, average: 75 });
  });

  it('begin at midnight in Paris, and are measured against as many days of the period before', async () => {
    const { from, to, before_from, before_to, before } = await figures('month');
    expect([from, to, before_from, before_to]).toEqual([
      '2027-03-01',
      '2027-03-20',
      '2027-02-01',
      '2027-02-20',
    ]);
    expect(before).toMatchObject({ raised: 80, gifts: 1 });
  });

  it('know who gives for the first time, whatever the letters of their address', async () => {
    expect((await figures('month')).now).toMatchObject({ donors: 2, new_donors: 1 });
  });

  it('say how many tries were refused', async () => {
    expect((await figures('month')).now).toMatchObject({ failures: 1, failure_rate: 50 });
    expect((await figures('month')).before).toMatchObject({ failures: 0, failure_rate: null });
  });

  it('are shared out by campaign, origin, means and pace, and each share adds up to the whole', async () => {
    const { by_campaign, by_source, by_method, by_frequency } = await figures('month');
    expect(by_campaign.map(({ label, raised, gifts }) => [label, raised, gifts])).toEqual([
      ['Une bibliothèque à Dschang', 80, 1],
      ['L’association', 50, 1],
    ]);
    expect(by_source.map(({ source }) => source)).toEqual(['site', 'abonnement']);
    expect(by_frequency.map(({ frequency }) => frequency)).toEqual(['one-time', 'monthly']);
    for (const shares of [by_campaign, by_source, by_method, by_frequency])
      expect(shares.reduce((sum, { raised }) => sum + raised, 0)).toBe(130);
  });

  it('are drawn day after day, beside the days before, without a gap', async () => {
    const { steps, step } = await figures('month');
    expect([step, steps.length]).toEqual(['day', 20]);
    expect(steps[0]).toEqual({ day: '2027-03-01', raised: 50, before: 0 });
    expect(steps[9]).toEqual({ day: '2027-03-10', raised: 80, before: 80 });
    expect((await figures('year')).steps.map(({ raised }) => raised)).toEqual([0, 80, 130]);
  });

  it('count what comes again by month: a third of a quarter, a twelfth of a year, to the cent below', async () => {
    const { recurring } = await figures('month');
    expect(recurring).toMatchObject({ monthly: 30, active: 3, past_due: 1, started: 1, stopped: 0 });
  });

  it('refuse a period that is none', async () => {
    expect((await reader('/admin/giving/figures?period=jamais')).status).toBe(400);
  });
});

describe('what waits for an administrator', () => {
  const today = async (): Promise<GivingToday> => (await admin('/admin/giving/today')).body;

  it('counts failing cards, transfers, missing addresses and disputes, as the list finds them', async () => {
    const before = await today();
    await aGift(api, {
      status: 'pending',
      payment_method: 'bank_transfer',
      provider: 'bank_transfer',
      created_at: new Date('2027-03-10T12:00:00Z'),
    });
    await aGift(api, { street_address: '', given_at: new Date('2020-01-01T12:00:00Z') });
    const { id } = await aGift(api, { given_at: new Date('2020-01-01T12:00:00Z') });
    await moved(api, { id, kind: 'dispute', amount: 5000, at: IN_MARCH });
    const now = await today();
    expect(now).toMatchObject({ failing_cards: 1, failed: 1, transfers: 1, oldest_transfer_days: 10 });
    expect(now.missing_addresses - before.missing_addresses).toBe(1);
    expect(now.disputes - before.disputes).toBe(1);
    for (const [attention, count] of Object.entries({ transfer: now.transfers, dispute: now.disputes })) {
      const { headers } = await admin(`/admin/donations?filter={"attention":"${attention}"}`);
      expect(headers.get('content-range')).toMatch(new RegExp(`/${count}$`));
    }
  });
});

describe('what a campaign was given', () => {
  const of = async (id: number): Promise<CampaignGiving> =>
    (await reader(`/admin/giving/campaigns/${id}`)).body;

  it('is told month after month up to now, with the total so far', async () => {
    const answer = await of(campaign.id);
    expect(answer).toMatchObject({ raised: 80, gifts: 1, average: 100, donors: 1, refunded: 20 });
    expect(answer.months).toEqual([{ month: '2027-03', raised: 80, gifts: 1, total: 80 }]);
  });

  it('has no month where nothing was given, and no campaign where there is none', async () => {
    const empty = await createCampaign(admin);
    expect(await of(empty.id)).toMatchObject({ raised: 0, gifts: 0, average: null, months: [] });
    expect((await reader('/admin/giving/campaigns/999999')).status).toBe(404);
  });
});
