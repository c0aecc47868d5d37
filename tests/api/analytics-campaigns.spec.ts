import type {
  CampaignAnalytics,
  CampaignChoice,
  CampaignFacts,
  CampaignRecord,
  GivingStats,
} from '@livres/api/contract';
import { sumMonth } from '@livres/api/dist/reporting/visits/visit-rollups.queries.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { createCampaign, enterGift } from '../factories/campaigns.ts';
import {
  enterGifts,
  giftYears,
  inParis,
  type KnownGift,
  middleOf,
  numbersOf,
  sumOf,
} from '../factories/gift-years.ts';
import { aGift } from '../factories/gifts.ts';
import { insertRow } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';

const TODAY = '2027-03-20';
const LAUNCH = '2027-01-10';
const END = '2027-05-19';
const GOAL = 30_000;
const OPENING = 1200;

let school: CampaignRecord;
let quiet: CampaignRecord;
let gifts: KnownGift[];
const api = testApi();
stoppedClock(api, new Date(`${TODAY}T12:00:00Z`));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');
beforeAll(async () => {
  school = await createCampaign(admin, {
    title: 'Une bibliothèque à Foumban',
    campaign_type: 'mixed',
    start_date: `${LAUNCH}T07:00:00Z`,
    end_date: `${END}T20:00:00Z`,
    goal_amount: GOAL,
    goal_books: 4000,
    opening_amount: OPENING,
  });
  quiet = await createCampaign(admin, {
    title: 'Sans but ni fin',
    campaign_type: 'books',
    goal_amount: 0,
    goal_books: 10,
  });
  gifts = [...schoolGifts(), ...giftYears(TODAY, [quiet.id], 60)];
  await enterGifts(api, gifts);
  await enterGift(api, school.id, 'books', 2310);
  await enterGift(api, school.id, 'equipment', 9);
});

/** Since the launch, and one before it; on the 14th of February comes what usually takes weeks. */
function schoolGifts(): KnownGift[] {
  const next = numbersOf(3);
  const days = Array.from(
    { length: 70 },
    (_, index) => new Date(Date.parse(`${LAUNCH}T12:00:00Z`) + index * 86_400_000),
  );
  const usual = days.flatMap((day) =>
    next() < 0.75 ? [gift(day.toISOString().slice(0, 10), 4000 + Math.floor(next() * 9) * 500)] : [],
  );
  return [gift('2026-12-30', 5000), ...usual, ...Array.from({ length: 6 }, () => gift('2027-02-14', 30_000))];
}

function gift(day: string, amount: number): KnownGift {
  const number = gift.made++;
  return {
    donor: number % 9 === 0 ? null : `ami.${number % 23}@example.org`,
    day,
    hour: (number * 7) % 24,
    amount,
    campaign: school.id,
    frequency: number % 5 === 0 ? 'monthly' : 'one-time',
    method: number % 4 === 0 ? 'cheque' : 'card',
    code: number % 3 === 0 ? 'lettre' : '',
    isUndone: number % 20 === 19,
    refunded: number % 13 === 0 ? 1000 : 0,
  };
}
gift.made = 0;

const asked = async (id: number, query = ''): Promise<CampaignAnalytics> => {
  const { status, body } = await reader<CampaignAnalytics>(`/admin/analytics/campaigns/${id}${query}`);
  expect(status).toBe(200);
  return body;
};

const of = (id: number) => gifts.filter(({ campaign }) => campaign === id);
const kept = (id: number) => of(id).filter(({ isUndone }) => !isUndone);
const net = (some: readonly KnownGift[]) =>
  sumOf(some.filter(({ isUndone }) => !isUndone).map(({ amount, refunded }) => amount - refunded)) / 100;
const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

describe('a campaign in figures', () => {
  it('raised what its page says: its gifts less what was given back, and what was there before', async () => {
    const { campaign, today } = await asked(school.id);
    const raised = OPENING + net(of(school.id));
    expect(today).toBe(TODAY);
    expect(campaign).toMatchObject({
      id: school.id,
      raised,
      goal: GOAL,
      opening: OPENING,
      progress: raised / GOAL,
    });
    const record = (await admin<CampaignRecord>(`/admin/campaigns/${school.id}`)).body;
    expect(campaign.raised).toBe(record.current_amount);
  });

  it('knows its gifts and who gave them', async () => {
    const { campaign } = await asked(school.id);
    const own = kept(school.id);
    const amounts = own.map(({ amount }) => amount);
    const donors = [...new Set(own.flatMap(({ donor }) => donor ?? []))];
    const first = (donor: string) =>
      gifts
        .filter((one) => one.donor === donor && !one.isUndone)
        .map(({ day }) => day)
        .toSorted()[0]!;
    const fresh = donors.filter((donor) => first(donor) >= '2026-12-30');
    expect(campaign).toMatchObject({
      gifts: own.length,
      recurring_gifts: own.filter(({ frequency }) => frequency !== 'one-time').length,
      average: Math.round(sumOf(amounts) / amounts.length) / 100,
      median: middleOf(amounts)! / 100,
      donors: donors.length,
      new_donors: fresh.length,
      known_donors: donors.length - fresh.length,
      new_share: fresh.length / donors.length,
    });
  });

  it('is drawn day by day from its launch to today, what came before it in every total', async () => {
    const { campaign } = await asked(school.id);
    expect([campaign.first_day, campaign.last_day]).toEqual([LAUNCH, END]);
    expect(campaign.days.length).toBe(between(LAUNCH, TODAY) + 1);
    for (const [index, { day, raised, gifts: count, total, share, ...rest }] of campaign.days.entries()) {
      expect({ day, index: rest.index }).toEqual({ day: after(LAUNCH, index), index });
      const own = of(school.id).filter((one) => one.day === day);
      expect({ raised, count }, day).toEqual({
        raised: net(own),
        count: own.filter(({ isUndone }) => !isUndone).length,
      });
      expect(total).toBe(OPENING + net(of(school.id).filter((one) => one.day <= day)));
      expect(share).toBeCloseTo(total / GOAL, 12);
    }
    expect(campaign.days.at(-1)!.total).toBe(campaign.raised);
  });

  it('tells the pace made beside the pace needed', async () => {
    const { campaign } = await asked(school.id);
    const month = of(school.id).filter(({ day }) => day > after(TODAY, -30) && day <= TODAY);
    const left = between(TODAY, END);
    expect(campaign).toMatchObject({ duration_days: 130, elapsed_days: 69, remaining_days: left });
    expect(campaign.pace).toEqual({
      regular: Math.round((GOAL * 100) / 130) / 100,
      needed: Math.ceil(((GOAL - campaign.raised) * 100) / left) / 100,
      made: Math.round((net(month) * 100) / 30) / 100,
      made_days: 30,
    });
  });

  it('counts books and equipment beside euros', async () => {
    const { campaign } = await asked(school.id);
    expect(campaign.books).toEqual({ received: 2310, expected: 4000, missing: 1690 });
    expect(campaign.equipment).toEqual({ received: 9, expected: null, missing: null });
  });

  it('counts who gave of 100 visits of its page since the launch', async () => {
    expect((await asked(school.id)).campaign).toMatchObject({ page_visits: 0, gifts_per_100_visits: null });
    const page = { dimension: 'page', value: `/campagnes/${school.slug}`, views: 400 };
    await insertRow(api, 'visit_days', { ...page, day: '2027-02-01', visits: 150 });
    await insertRow(api, 'visit_days', { ...page, day: TODAY, visits: 50 });
    await insertRow(api, 'visit_days', { ...page, day: '2027-01-09', visits: 1000 });
    await insertRow(api, 'visit_days', { ...page, dimension: 'gave', day: TODAY, visits: 3 });
    // Each day that was counted has its total.
    await insertRow(api, 'visit_days', {
      ...page,
      dimension: 'total',
      value: '',
      day: '2027-01-09',
      visits: 1000,
    });
    for (const month of ['2027-01-01', '2027-02-01', '2027-03-01'])
      await sumMonth.run(api.app.get(DataSource), month);
    const { campaign } = await asked(school.id);
    expect([campaign.page_visits, campaign.gifts_per_100_visits]).toEqual([200, 1.5]);
  });

  it('without a goal, an end or a gift says so, and no more', async () => {
    const bare = await createCampaign(admin, { campaign_type: 'books', goal_amount: 0, goal_books: 5 });
    const { campaign, projection, no_projection, sources, peaks } = await asked(bare.id);
    expect(campaign).toMatchObject({
      goal: null,
      progress: null,
      last_day: null,
      remaining_days: null,
      median: null,
    });
    expect(campaign.pace).toMatchObject({ regular: null, needed: null });
    expect([projection, no_projection, sources, peaks]).toEqual([null, 'no_end', [], []]);
  });

  it('that begins tomorrow has no day yet', async () => {
    const soon = await createCampaign(admin, {
      start_date: '2027-03-21T07:00:00Z',
      end_date: '2027-04-21T07:00:00Z',
    });
    const { campaign, no_projection } = await asked(soon.id, `?with=${school.id}`);
    expect(campaign).toMatchObject({ days: [], elapsed_days: -1, pace: { made: null, made_days: 0 } });
    expect(no_projection).toBe('not_begun');
  });
});

describe('where gifts come from', () => {
  it('is told by what brought them, and adds up to what was raised', async () => {
    const { sources, campaign } = await asked(school.id);
    const own = of(school.id);
    const offline = own.filter(({ code, method }) => !code && method === 'cheque');
    const code = own.filter((one) => one.code === 'lettre');
    const count = (some: KnownGift[]) => some.filter(({ isUndone }) => !isUndone).length;
    expect(sources.find(({ kind }) => kind === 'code')).toMatchObject({
      source: 'lettre',
      raised: net(code),
      gifts: count(code),
    });
    expect(sources.find(({ kind }) => kind === 'offline')).toMatchObject({
      label: 'Chèque',
      raised: net(offline),
      gifts: count(offline),
    });
    expect(Math.round(sumOf(sources.map(({ raised }) => raised)) * 100)).toBe(
      Math.round((campaign.raised - OPENING) * 100),
    );
    expect(sumOf(sources.map((one) => one.gifts))).toBe(campaign.gifts);
    expect(sumOf(sources.map(({ share }) => share!))).toBeCloseTo(1, 9);
  });
});

describe('when gifts are made', () => {
  it('is of all campaigns over a year where one has few, in the hours of Paris', async () => {
    const { hours } = await asked(school.id);
    expect(hours).toMatchObject({ of: 'all_campaigns', from: '2026-03-21', to: TODAY });
    expect(hours.cells.length).toBe(168);
    const year = gifts.filter(({ day, isUndone }) => day > '2026-03-20' && !isUndone);
    expect(hours.gifts).toBe(year.length);
    for (const { weekday, hour, gifts: count, raised } of hours.cells) {
      const own = year.filter((one) => one.hour === hour && (new Date(one.day).getUTCDay() || 7) === weekday);
      expect({ count, raised }).toEqual({ count: own.length, raised: net(own) });
    }
  });

  it('is of the campaign itself from 200 gifts on, and keeps summer time', async () => {
    const busy = await createCampaign(admin);
    for (let made = 0; made < 200; made += 1)
      await aGift(api, {
        campaign_id: busy.id,
        given_at: inParis(made % 2 ? '2026-07-06' : '2026-12-07', 20),
      });
    const { hours } = await asked(busy.id);
    expect(hours).toMatchObject({ of: 'campaign', gifts: 200 });
    expect(hours.cells.filter((cell) => cell.gifts > 0)).toEqual([
      { weekday: 1, hour: 20, gifts: 200, raised: 10_000 },
    ]);
  });
});

describe('a day that brings three times a usual one', () => {
  it('is pointed at, beside what was published that day or the one before', async () => {
    const { body: article } = await admin('/admin/articles', {
      body: {
        title: 'Le jour du don',
        content: `<p>Voir <a href="/campagnes/${school.slug}">la campagne</a>, que nous portons depuis un an déjà.</p>`,
        category_ids: [],
      },
    });
    await api.query(`UPDATE articles SET status = 'published', published_at = $2 WHERE id = $1`, [
      article.id,
      inParis('2027-02-13', 18),
    ]);
    const { peaks, campaign } = await asked(school.id);
    const usual = middleOf(campaign.days.flatMap(({ raised }) => (raised > 0 ? [raised] : [])));
    expect(peaks.map(({ day }) => day)).toContain('2027-02-14');
    for (const { raised, times, day } of peaks) {
      expect(raised, day).toBeGreaterThanOrEqual(3 * usual! * 0.9);
      expect(campaign.days.find((one) => one.day === day)!.raised).toBe(raised);
      expect(times).toBeGreaterThanOrEqual(3);
    }
    expect(peaks.find(({ day }) => day === '2027-02-14')!.news).toEqual([
      { kind: 'article', id: article.id, title: 'Le jour du don', day: '2027-02-13', names_campaign: true },
    ]);
  });
});

describe('a projection', () => {
  it('draws the campaign’s own days where too few campaigns are past, and says so', async () => {
    const { projection, no_projection, campaign } = await asked(school.id);
    expect(no_projection).toBeNull();
    expect(projection).toMatchObject({
      basis: 'own_days',
      campaigns: 0,
      days: campaign.days.length,
      draws: 2000,
      remaining_days: 60,
    });
    const own = campaign.days.map(({ raised }) => Math.max(0, raised));
    const expected = campaign.raised + (sumOf(own) / own.length) * 60;
    expect(projection!.total).toBeGreaterThan(expected * 0.9);
    expect(projection!.total).toBeLessThan(expected * 1.1);
    expect(projection!.band[0]).toMatchObject({
      day: TODAY,
      total: campaign.raised,
      low: campaign.raised,
      high: campaign.raised,
    });
    expect(projection!.band.at(-1)).toMatchObject({
      day: END,
      total: projection!.total,
      low: projection!.low,
    });
  });

  it('is the same when it is asked again that day', async () => {
    expect((await asked(school.id)).projection).toEqual((await asked(school.id)).projection);
  });

  it('draws the days of past campaigns as soon as there are three', async () => {
    for (const month of ['03', '05', '07']) {
      const past = await createCampaign(admin, {
        status: 'completed',
        start_date: `2026-${month}-01T08:00:00Z`,
        end_date: `2026-${month}-30T08:00:00Z`,
      });
      for (let day = 1; day <= 30; day += 3)
        await aGift(api, {
          campaign_id: past.id,
          amount: 3000,
          given_at: inParis(`2026-${month}-${String(day).padStart(2, '0')}`, 12),
        });
    }
    const { projection, campaign } = await asked(school.id);
    expect(projection).toMatchObject({ basis: 'past_campaigns', campaigns: 3, days: 90 });
    expect(projection!.low).toBeLessThanOrEqual(projection!.total);
    expect(projection!.high).toBeGreaterThanOrEqual(projection!.total);
    expect(projection!.total).toBeGreaterThan(campaign.raised);
    expect(projection!.chances).toBeGreaterThanOrEqual(0);
    expect(projection!.chances).toBeLessThanOrEqual(10);
  });
});

describe('two campaigns', () => {
  it('stand side by side on the same day since their launch', async () => {
    const { other, aligned, campaign } = await asked(school.id, `?with=${quiet.id}`);
    const alone = (await asked(quiet.id)).campaign;
    expect(other).toEqual(alone);
    expect(aligned!.index).toBe(Math.min(campaign.days.at(-1)!.index, alone.days.at(-1)!.index));
    const at = ({ days }: CampaignFacts) => days.find(({ index }) => index === aligned!.index)!;
    expect(aligned).toMatchObject({
      share: at(campaign).share,
      other_share: null,
      total: at(campaign).total,
      other_total: at(alone).total,
    });
  });

  it('are chosen from a list that says what each raised, that which began last first', async () => {
    const { body } = await reader<CampaignChoice[]>('/admin/analytics/campaigns');
    for (const { id, raised, goal } of body) {
      const record = (await admin<CampaignRecord>(`/admin/campaigns/${id}`)).body;
      expect([raised, goal]).toEqual([record.current_amount, record.goal_amount || null]);
    }
    const began = body.map(({ start_date }) => start_date ?? '').filter(Boolean);
    expect(began).toEqual(began.toSorted().toReversed());
  });
});

it('what campaigns raised in a period adds up to what the screen of gifts says', async () => {
  const { now, by_campaign } = (await reader<GivingStats>('/admin/giving/figures?period=year')).body;
  const { campaign } = await asked(school.id);
  const year = campaign.days.filter(({ day }) => day >= '2027-01-01');
  const there = by_campaign.find(({ campaign_id }) => campaign_id === school.id)!;
  expect(Math.round(sumOf(year.map(({ raised }) => raised)) * 100)).toBe(Math.round(there.raised * 100));
  expect(sumOf(by_campaign.map(({ raised }) => Math.round(raised * 100)))).toBe(Math.round(now.raised * 100));
});

describe('who asks', () => {
  it.each([
    ['administrateur', 200],
    ['tresorier', 200],
    ['lecteur', 200],
    ['editeur', 403],
    ['accueil', 403],
  ] as const)('as %s hears %i', async (role, status) => {
    const staff = staffOf(api, role);
    expect((await staff('/admin/analytics/campaigns')).status).toBe(status);
    expect((await staff(`/admin/analytics/campaigns/${school.id}`)).status).toBe(status);
  });

  it.each([
    ['999999', 404],
    ['0', 404],
    ['99999999999', 404],
    ['null', 404],
    ['%00', 400],
    ['1?with=999999', 404],
    ['1?with=0', 400],
    ['1?with=null', 400],
    ['1?with=%00', 400],
    ['1?with=1&with=un', 400],
    ['1?with=1', 200],
    ['1?with=', 200],
  ])('/%s hears %i, in French', async (path, status) => {
    const answer = await reader(`/admin/analytics/campaigns/${path}`);
    expect(answer.status, answer.text).toBe(status);
    if (status !== 200) expect(answer.body.detail).toMatch(/[a-zé]/);
  });

  it('hears that a campaign in the trash is not there', async () => {
    const gone = await createCampaign(admin);
    await admin(`/admin/campaigns/${gone.id}`, { method: 'DELETE' });
    const { status, body } = await reader(`/admin/analytics/campaigns/${gone.id}`);
    expect([status, body.detail]).toEqual([404, 'Cette campagne n’existe pas, ou elle est à la corbeille.']);
    expect((await reader(`/admin/analytics/donors?campaign=${gone.id}`)).status).toBe(404);
    expect((await reader(`/admin/analytics/campaigns/${school.id}?with=${gone.id}`)).status).toBe(404);
    expect(
      (await reader<CampaignChoice[]>('/admin/analytics/campaigns')).body.map(({ id }) => id),
    ).not.toContain(gone.id);
  });

  it('hears why a campaign in another currency is not analysed', async () => {
    const cfa = await createCampaign(admin, { currency: 'XAF', goal_amount: 1_000_000 });
    const { status, body } = await reader(`/admin/analytics/campaigns/${cfa.id}`);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('francs CFA')]);
  });
});
