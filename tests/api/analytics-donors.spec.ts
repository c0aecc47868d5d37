import type { DonorAnalytics, GivingStats, RecurringMove } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { enterGifts, giftYears, type KnownGift, knownOf, middleOf, sumOf } from '../factories/gift-years.ts';
import { aRecurringGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';

const TODAY = '2027-03-20';

let gifts: KnownGift[];
let campaigns: number[];
const api = testApi();
stoppedClock(api, new Date(`${TODAY}T12:00:00Z`));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');
beforeAll(async () => {
  campaigns = [(await createCampaign(admin)).id, (await createCampaign(admin)).id];
  gifts = giftYears(TODAY, campaigns, 260);
  await enterGifts(api, gifts);
  await recurringGifts();
});

const asked = async (query = ''): Promise<DonorAnalytics> => {
  const { status, body } = await reader<DonorAnalytics>(`/admin/analytics/donors${query}`);
  expect(status, query).toBe(200);
  return body;
};

// What follows is computed apart from the api, in plain TypeScript, from the gifts that were entered.

const within = (from: string, to: string, campaign?: number) => (gift: KnownGift) =>
  gift.day >= from && gift.day <= to && (campaign === undefined || gift.campaign === campaign);
const peopleOf = (some: readonly KnownGift[]) => [...new Set(some.map(({ donor }) => donor!))];
const daysOf = (donor: string) =>
  knownOf(gifts)
    .filter((gift) => gift.donor === donor)
    .map(({ day }) => day)
    .toSorted();

function figuresOf(from: string, to: string, campaign?: number) {
  const all = gifts.filter(within(from, to, campaign)).filter(({ isUndone }) => !isUndone);
  const given = knownOf(gifts).filter(within(from, to, campaign));
  const donors = peopleOf(given);
  const times = (donor: string) => given.filter((gift) => gift.donor === donor).length;
  const amounts = all.map(({ amount }) => amount);
  const middle = middleOf(amounts);
  return {
    donors: donors.length,
    new_donors: donors.filter((donor) => daysOf(donor)[0]! >= from).length,
    repeat_rate:
      donors.length === 0 ? null : donors.filter((donor) => times(donor) > 1).length / donors.length,
    median_gift: middle === null ? null : middle / 100,
    average_gift: amounts.length === 0 ? null : Math.round(sumOf(amounts) / amounts.length) / 100,
  };
}

function yearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return later.endsWith('-02-29') ? `${later.slice(0, 4)}-02-28` : later;
}

function monthOf(month: string) {
  const given = knownOf(gifts).filter(({ day }) => day.startsWith(month));
  const donors = peopleOf(given);
  const lost = peopleOf(knownOf(gifts)).flatMap((donor) => {
    const days = daysOf(donor);
    return days.filter((day, index) => {
      const end = yearLater(day);
      const next = days[index + 1];
      return end.startsWith(month) && end < TODAY && (next === undefined || next > end);
    });
  });
  const fresh = donors.filter((donor) => daysOf(donor)[0]!.startsWith(month)).length;
  return {
    month,
    donors: donors.length,
    new_donors: fresh,
    returning_donors: donors.length - fresh,
    lost_donors: lost.length,
    is_current: month === '2027-03',
  };
}

const MONTHS = [
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
  '2027-03',
];

const PERIODS = [
  ['', '2027-01-01', TODAY, '2026-01-01', '2026-03-20'],
  ['?period=12_months&against=previous', '2026-03-21', TODAY, '2025-03-21', '2026-03-20'],
  [
    '?period=dates&from=2025-11-01&to=2026-10-31&against=last_year',
    '2025-11-01',
    '2026-10-31',
    '2024-11-01',
    '2025-10-31',
  ],
  ['?period=quarter', '2027-01-01', TODAY, '2026-01-01', '2026-03-20'],
] as const;

describe('the figures of donors', () => {
  it.each(PERIODS)(
    'are those of the gifts that were entered: %s',
    async (query, from, to, before_from, before_to) => {
      const answer = await asked(query);
      expect(answer).toMatchObject({ from, to, before_from, before_to });
      const [now, before] = [figuresOf(from, to), figuresOf(before_from, before_to)];
      for (const [name, value] of Object.entries(now))
        expect(answer.figures[name as keyof typeof now], name).toEqual({
          value,
          before: before[name as keyof typeof before],
        });
    },
  );

  it('of one campaign take its gifts alone, and a first gift is first to anything', async () => {
    for (const campaign of campaigns) {
      const { figures } = await asked(`?period=12_months&against=previous&campaign=${campaign}`);
      const now = figuresOf('2026-03-21', TODAY, campaign);
      for (const [name, value] of Object.entries(now))
        expect(figures[name as keyof typeof now].value, name).toBe(value);
    }
  });

  it('since the beginning are compared with nothing', async () => {
    const { figures, before_from } = await asked('?period=all');
    expect(before_from).toBeNull();
    expect(figures.donors).toEqual({ value: peopleOf(knownOf(gifts)).length, before: null });
    expect(figures.new_donors.value).toBe(figures.donors.value);
  });

  it('are the same as those of the screen of gifts, for the same days', async () => {
    const { figures, recurring, concentration } = await asked('?period=year');
    const { now, recurring: running } = (await reader<GivingStats>('/admin/giving/figures?period=year')).body;
    const anonymous = gifts
      .filter(within('2027-01-01', TODAY))
      .filter(({ donor, isUndone }) => !donor && !isUndone);
    expect(concentration.given + sumOf(anonymous.map(({ amount }) => amount)) / 100).toBe(now.given);
    expect(figures.average_gift.value).toBe(now.average);
    expect(figures.recurring_monthly.value).toBe(running.monthly);
    expect(figures.recurring_gifts.value).toBe(running.active);
    expect(recurring.end).toEqual({ monthly: running.monthly, gifts: running.active });
  });
});

describe('month after month', () => {
  it('are those who gave first, gave again, and were lost in the twelve months up to now', async () => {
    const { months } = await asked();
    expect(months).toEqual(MONTHS.map(monthOf));
    expect(sumOf(months.map(({ lost_donors }) => lost_donors))).toBeGreaterThan(3);
  });

  it('are the months of the period, where it has 12 to 24', async () => {
    const { months } = await asked('?period=dates&from=2025-03-10&to=2026-08-02');
    expect([months.length, months[0]!.month, months.at(-1)!.month]).toEqual([18, '2025-03', '2026-08']);
    expect(months).toEqual(months.map(({ month }) => monthOf(month)));
  });

  it('of a campaign are its donors', async () => {
    const { months } = await asked(`?campaign=${campaigns[0]}`);
    for (const { month, donors } of months)
      expect(donors, month).toBe(
        peopleOf(
          knownOf(gifts).filter((gift) => gift.day.startsWith(month) && gift.campaign === campaigns[0]),
        ).length,
      );
  });
});

describe('a cohort', () => {
  it('is those who gave first in its month, and how many of them gave in each month since', async () => {
    const { cohorts } = await asked();
    expect(cohorts.map(({ month }) => month)).toEqual(['2026-03', ...MONTHS]);
    for (const { month, donors, gave, shares, is_small } of cohorts) {
      const own = peopleOf(knownOf(gifts)).filter((donor) => daysOf(donor)[0]!.startsWith(month));
      const later = ['2026-03', ...MONTHS].filter((one) => one >= month);
      const expected = later.map(
        (one) => own.filter((donor) => daysOf(donor).some((day) => day.startsWith(one))).length,
      );
      expect({ donors, gave }, month).toEqual({ donors: own.length, gave: expected });
      expect(shares).toEqual(own.length === 0 ? [] : expected.map((count) => count / own.length));
      expect(is_small).toBe(own.length < 20);
    }
  });

  it('never has more who gave than donors, and all of them in its first month', async () => {
    for (const query of ['', `?campaign=${campaigns[0]}`])
      for (const { donors, gave } of (await asked(query)).cohorts) {
        expect(gave[0]).toBe(donors);
        expect(Math.max(...gave)).toBe(donors);
      }
  });
});

describe('how much rests on how few', () => {
  it.each(PERIODS)(
    'is told of the donors of the period, those who gave most first: %s',
    async (query, from, to) => {
      const { concentration } = await asked(query);
      const given = knownOf(gifts).filter(within(from, to));
      const sums = peopleOf(given)
        .map((donor) => sumOf(given.filter((gift) => gift.donor === donor).map(({ amount }) => amount)))
        .toSorted((a, b) => b - a);
      const [tenth, half] = [Math.ceil(sums.length / 10), Math.ceil(sums.length / 2)];
      const tiers = [sums.slice(0, tenth), sums.slice(tenth, half), sums.slice(half)];
      expect(concentration.tiers.map(({ people, given: euros }) => [people, euros])).toEqual(
        tiers.map((tier) => [tier.length, sumOf(tier) / 100]),
      );
      expect(concentration).toMatchObject({ people: sums.length, given: sumOf(sums) / 100 });
      const first = sumOf(sums.slice(0, 10));
      expect(concentration.first_ten).toEqual({
        people: Math.min(10, sums.length),
        given: first / 100,
        share: sums.length === 0 ? null : first / sumOf(sums),
      });
    },
  );
});

const nineOn = (day: string) => new Date(`${day}T09:00:00Z`);
const changed = (id: string, day: string, change: Record<string, unknown>) =>
  api.query(
    `UPDATE recurring_gifts SET ${Object.keys(change)
      .map((column, index) => `${column} = $${index + 3}`)
      .join(', ')},
       updated_at = $2 WHERE id = $1`,
    [id, nineOn(day), ...Object.values(change)],
  );

/** Each began in 2026 but the new ones; what happens in 2027 is in the period, what happened before is not. */
async function recurringGifts() {
  const began = {
    started_at: nineOn('2026-05-02'),
    created_at: nineOn('2026-05-02'),
    updated_at: nineOn('2026-05-02'),
  };
  const early = (amount: number, frequency = 'monthly') =>
    aRecurringGift(api, { ...began, amount, frequency });
  await early(12_000, 'yearly');
  await changed(await early(1000), '2027-02-03', { amount: 1500 });
  await changed(await early(3000), '2026-11-03', { amount: 2000 });
  await changed(await early(2500), '2027-01-20', { amount: 1000 });
  await changed(await early(2000), '2027-03-18', { status: 'past_due' });
  await changed(await early(700), '2027-02-18', { status: 'cancelled', cancelled_at: nineOn('2027-02-18') });
  await changed(await early(900), '2027-02-19', { status: 'paused' });
  const paused = await early(1100);
  await changed(paused, '2026-12-01', { status: 'paused' });
  await changed(paused, '2027-01-15', { status: 'active' });
  await changed(await early(3000), '2027-01-02', { frequency: 'quarterly' });
  const fresh = {
    started_at: nineOn('2027-03-01'),
    created_at: nineOn('2027-03-01'),
    updated_at: nineOn('2027-03-01'),
  };
  await aRecurringGift(api, { ...fresh, amount: 1001, frequency: 'quarterly' });
  const brief = await aRecurringGift(api, { ...fresh, amount: 5000 });
  await changed(brief, '2027-03-09', { status: 'cancelled', cancelled_at: nineOn('2027-03-09') });
  await aRecurringGift(api, { ...fresh, status: 'pending', started_at: null });
}

describe('what comes in each month', () => {
  it('is told from the evening before the period to that of its last day, change by change', async () => {
    const { recurring } = await asked('?period=year');
    expect(recurring).toMatchObject({ start_day: '2026-12-31', end_day: TODAY });
    expect(recurring.start).toEqual({ monthly: 10 + 10 + 20 + 25 + 20 + 7 + 9 + 30, gifts: 8 });
    const moves = Object.fromEntries(
      recurring.changes.map(({ move, monthly, gifts: count }) => [move, [monthly, count]]),
    );
    expect(moves).toEqual({
      started: [3.33, 1],
      raised: [5, 1],
      resumed: [11, 1],
      lowered: [-15 - 20, 2],
      failed: [-20, 1],
      stopped: [-16, 2],
    } satisfies Record<RecurringMove, [number, number]>);
    expect(recurring.end).toEqual({ monthly: 79.33, gifts: 7 });
  });

  it('adds up, to the cent, whatever the period', async () => {
    for (const query of [
      '',
      '?period=12_months',
      '?period=month',
      '?period=all',
      '?period=dates&from=2026-06-01&to=2026-12-15',
    ]) {
      const { start, changes, end } = (await asked(query)).recurring;
      const cents = (euros: number) => Math.round(euros * 100);
      expect(cents(start.monthly) + sumOf(changes.map(({ monthly }) => cents(monthly))), query).toBe(
        cents(end.monthly),
      );
    }
  });

  it('was what it was a year ago, whatever happened since', async () => {
    const { figures } = await asked('?period=dates&from=2026-05-01&to=2026-10-01');
    expect(figures.recurring_monthly).toEqual({ value: 10 + 10 + 30 + 25 + 20 + 7 + 9 + 11 + 30, before: 0 });
  });
});

describe('who asks', () => {
  it.each([
    ['administrateur', 200],
    ['tresorier', 200],
    ['lecteur', 200],
    ['editeur', 403],
    ['accueil', 403],
  ] as const)('as %s hears %i', async (role, status) => {
    expect((await staffOf(api, role)('/admin/analytics/donors')).status).toBe(status);
  });

  it.each([
    ['?campaign=999999', 404],
    ['?campaign=0', 400],
    ['?campaign=99999999999', 400],
    ['?campaign=null', 400],
    ['?campaign=1&campaign=un', 400],
    ['?campaign=%00', 400],
    ['?period=%00', 400],
    ['?period=siecle', 400],
    ['?period=dates&from=2026-02-30', 400],
    ['?period=dates&from=9999-01-01', 400],
    ['?period=dates&from=%00', 400],
    ['?against=hier', 400],
    ['?period=dates&from=2026-09-01&to=2026-01-01', 400],
    ['?period=dates&from=1900-01-01&to=2999-12-31', 400],
    ['?period=dates&from=1900-01-01', 200],
    ['?period=dates&to=2027-03-21', 400],
    ['?period=dates&from=2800-01-01&to=2999-12-31', 400],
    ['?period=dates&from=2026-09-01T00:00:00Z', 200],
    ['?period=dates', 200],
    ['?period=', 200],
  ])('%s hears %i, in French', async (query, status) => {
    const answer = await reader(`/admin/analytics/donors${query}`);
    expect(answer.status, answer.text).toBe(status);
    if (status !== 200) expect(answer.body.detail).toMatch(/[a-zé]/);
  });
});
