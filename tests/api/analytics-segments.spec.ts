import {
  DONOR_GROUP_LABELS,
  DONOR_GROUPS,
  type DonorAnalytics,
  type DonorGroup,
  type DonorRecord,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';
import { enterGifts, giftYears, type KnownGift, knownOf, sumOf } from '../factories/gift-years.ts';
import { aGift, aRecurringGift } from '../factories/gifts.ts';
import { matching } from '../factories/lists.ts';
import { stoppedClock } from '../factories/time.ts';

const TODAY = '2027-03-20';
const YEAR_AGO = '2026-03-20';
const HALF_YEAR_AGO = '2026-09-20';
const QUARTER_AGO = '2026-12-20';

let gifts: KnownGift[];
const api = testApi();
const clock = stoppedClock(api, new Date(`${TODAY}T12:00:00Z`));
const reader = staffOf(api, 'lecteur');
const treasurer = staffOf(api, 'tresorier');
beforeAll(async () => {
  gifts = [...giftYears(TODAY, [], 220), ...particularGifts()];
  await enterGifts(api, gifts);
  for (const status of ['active', 'past_due', 'paused'])
    await aRecurringGift(api, { email: `${status}@example.org`, status });
});

/** Those whom chance may leave out, and the days on which a group begins and ends. */
function particularGifts(): KnownGift[] {
  const rest = {
    hour: 12,
    campaign: null,
    frequency: 'one-time',
    method: 'card',
    code: '',
    isUndone: false,
    refunded: 0,
  };
  const of = (donor: string, ...given: [string, number][]) =>
    given.map(([day, amount]): KnownGift => ({ ...rest, donor: `${donor}@example.org`, day, amount }));
  return [
    ...of('active', ['2027-02-01', 1000]),
    ...of('past_due', ['2026-12-21', 1000]),
    ...of('paused', ['2027-02-01', 1000]),
    ...of('merci', ['2026-12-21', 10_000], ['2027-01-21', 100]),
    ...of('nouveau', ['2026-12-21', 9999]),
    ...of('pas-si-nouveau', ['2026-12-20', 20_000]),
    ...of('juste-perdu', [YEAR_AGO, 5000]),
    ...of('presque-perdu', ['2026-03-21', 5000]),
    ...of('a-relancer', ['2024-03-21', 5000], [HALF_YEAR_AGO, 5000]),
    ...of('pas-encore', ['2024-03-21', 5000], ['2026-09-21', 5000]),
    ...of('decembre', ['2026-06-01', 4999], ['2026-11-01', 5000]),
    ...of('moitie', ['2026-06-01', 5000], ['2026-11-01', 5000]),
    ...of('fidele', ['2026-06-01', 5000], ['2026-07-01', 5000], ['2026-12-21', 1]),
    ...of('fidele-de-peu', ['2026-06-01', 5000], ['2026-07-01', 4999], ['2026-12-21', 1]),
  ];
}

const asked = async (): Promise<NonNullable<DonorAnalytics['groups']>> =>
  (await reader<DonorAnalytics>('/admin/analytics/donors')).body.groups!;
const listed = async (group: DonorGroup, staff = treasurer) =>
  staff<DonorRecord[]>(`/admin/users?${matching({ group: [group] })}&range=[0,499]`);

const giftsOf = (donor: string) =>
  knownOf(gifts)
    .filter((gift) => gift.donor === donor)
    .toSorted((one, other) => one.day.localeCompare(other.day));
const donors = () => [...new Set(knownOf(gifts).map(({ donor }) => donor!))];

/** The group of somebody, as its definition says it, in plain words. */
function groupOf(donor: string): DonorGroup {
  const all = giftsOf(donor);
  const [first, last] = [all[0]!, all.at(-1)!];
  const year = all.filter(({ day }) => day > YEAR_AGO);
  const given = sumOf(year.map(({ amount }) => amount));
  const atYearsEnd = sumOf(year.filter(({ day }) => /-1[12]-/.test(day)).map(({ amount }) => amount));
  if (last.day <= YEAR_AGO) return 'almost_lost';
  if (donor === 'active@example.org' || donor === 'past_due@example.org') return 'recurring';
  if (first.day > QUARTER_AGO) return first.amount >= 10_000 ? 'to_thank' : 'newcomers';
  if (last.day > QUARTER_AGO && year.length >= 3 && given > 10_000) return 'generous';
  if (atYearsEnd > given / 2) return 'december';
  return all.length >= 2 && last.day <= HALF_YEAR_AGO ? 'to_remind' : 'occasional';
}

describe('the groups of donors', () => {
  it('hold every donor of the last 12 months in one group, and those of before in another', async () => {
    const groups = await asked();
    const all = [...groups.groups, groups.almost_lost];
    expect(all.map(({ group }) => group).toSorted()).toEqual([...DONOR_GROUPS].toSorted());
    expect(sumOf(all.map(({ people }) => people))).toBe(donors().length);
    const recent = donors().filter((donor) => giftsOf(donor).at(-1)!.day > YEAR_AGO);
    expect(groups.people).toBe(recent.length);
    const ids = (await Promise.all(DONOR_GROUPS.map((group) => listed(group)))).flatMap(({ body }) =>
      body.map(({ id }) => id),
    );
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.length).toBe(donors().length);
  });

  it.each(DONOR_GROUPS)(
    'are as many people, and gave as much, as their definition says: %s',
    async (group) => {
      const groups = await asked();
      const own = donors().filter((donor) => groupOf(donor) === group);
      expect(own.length, 'the gifts of this test').toBeGreaterThan(0);
      const said = [...groups.groups, groups.almost_lost].find((one) => one.group === group)!;
      const counted = own.flatMap(giftsOf).filter(({ day }) => group === 'almost_lost' || day > YEAR_AGO);
      const given = sumOf(counted.map(({ amount }) => amount)) / 100;
      expect(said).toMatchObject({ people: own.length, given, label: DONOR_GROUP_LABELS[group] });
      if (group === 'almost_lost') expect(said.share).toBeNull();
      else expect(said.share).toBeCloseTo(given / groups.given, 12);
    },
  );

  it.each(DONOR_GROUPS)('are each a list of donors: %s', async (group) => {
    await asked();
    const own = donors().filter((donor) => groupOf(donor) === group);
    const { body, headers } = await listed(group);
    expect(body.map(({ email }) => email).toSorted()).toEqual(own.toSorted());
    expect(headers.get('content-range')).toMatch(new RegExp(`/${own.length}$`));
  });

  it('add up to what known donors gave in the 12 months', async () => {
    const groups = await asked();
    expect([groups.from, groups.to]).toEqual(['2026-03-21', TODAY]);
    const year = knownOf(gifts).filter(({ day }) => day > YEAR_AGO);
    expect(groups.given).toBe(sumOf(year.map(({ amount }) => amount)) / 100);
    const euros = groups.groups.map(({ given }) => given);
    expect(euros).toEqual(euros.toSorted((one, other) => other - one));
  });

  it('name nobody to who may not see people, and are closed to who reads no gifts', async () => {
    const { status, body } = await listed('occasional', reader);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(({ email, name }) => /@example|Œuvrard/.test(`${email}${name}`))).toEqual([]);
    expect((await listed('occasional', staffOf(api, 'editeur'))).status).toBe(403);
    expect((await reader(`/admin/users?${matching({ group: ['amis'] })}`)).status).toBe(400);
  });

  it('are of the whole association: with a campaign there are none', async () => {
    const campaign =
      await api.sql`INSERT INTO campaigns (slug, title, short_description, category, campaign_type, status,
        created_at, updated_at) VALUES ('une', 'Une', 'Une', 'bibliotheque', 'financial', 'active', now(), now()) RETURNING id`;
    const { body } = await reader<DonorAnalytics>(`/admin/analytics/donors?campaign=${campaign[0].id}`);
    expect(body.groups).toBeNull();
  });

  it('move with the days, and with who gives', async () => {
    await aGift(api, {
      email: 'juste-perdu@example.org',
      amount: 5000,
      given_at: new Date(`${TODAY}T08:00:00Z`),
    });
    await asked();
    expect((await listed('almost_lost')).body.map(({ email }) => email)).not.toContain(
      'juste-perdu@example.org',
    );
    clock.set('2027-03-20T23:10:00Z');
    await asked();
    expect((await listed('almost_lost')).body.map(({ email }) => email)).toContain(
      'presque-perdu@example.org',
    );
  });
});
