import type { MeasureAnswer } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { enterGifts, giftYears, type KnownGift, knownOf } from '../factories/gift-years.ts';
import { stoppedClock } from '../factories/time.ts';

const TODAY = '2027-03-20';
const api = testApi();
stoppedClock(api, new Date(`${TODAY}T12:00:00Z`));
const reader = staffOf(api, 'lecteur');
let gifts: KnownGift[];
let campaign: number;

const aGiftOf = (donor: string, day: string, hour: number): KnownGift => ({
  donor: `${donor}@example.org`,
  day,
  hour,
  amount: 1000,
  campaign,
  frequency: 'one-time',
  method: 'card',
  code: '',
  isUndone: false,
  refunded: 0,
});

beforeAll(async () => {
  campaign = (await createCampaign(adminOf(api))).id;
  gifts = [
    ...giftYears(TODAY, [campaign], 120),
    aGiftOf('matin', TODAY, 8),
    aGiftOf('matin', TODAY, 8),
    aGiftOf('matin', TODAY, 11),
    aGiftOf('ancienne', '2026-03-02', 10),
    aGiftOf('ancienne', TODAY, 8),
    aGiftOf('hier', '2027-03-19', 21),
  ];
  await enterGifts(api, gifts);
});

// Computed apart from the api, in plain TypeScript, from the gifts that were entered.

const momentOf = ({ day, hour }: KnownGift) => `${day}T${String(hour).padStart(2, '0')}`;
const firstOf = (donor: string | null) =>
  knownOf(gifts)
    .filter((gift) => gift.donor === donor)
    .map(momentOf)
    .toSorted()[0]!;

function countsOf({ series, to }: MeasureAnswer, isNew: boolean, only?: number) {
  return series.map(({ at }, index) => {
    const next = series[index + 1]?.at ?? `${to}T99`;
    const isIn = (moment: string) => moment >= at && moment < next;
    const gave = knownOf(gifts).filter(
      (gift) => isIn(momentOf(gift)) && (only === undefined || gift.campaign === only),
    );
    const donors = new Set(gave.map(({ donor }) => donor));
    return [...donors].filter((donor) => !isNew || isIn(firstOf(donor))).length;
  });
}

describe('donors step after step', () => {
  it.each([
    ['hours of today', 'period=day'],
    ['hours of a day', 'period=dates&from=2027-03-19&to=2027-03-19'],
    ['days', 'period=dates&from=2027-01-20&to=2027-03-20'],
    ['weeks', 'period=dates&from=2026-11-05&to=2027-03-20'],
    ['months', 'period=12_months'],
    ['months that begin within one', 'period=dates&from=2025-05-17&to=2027-02-03'],
  ])('are whoever gave in each, by %s', async (_, period) => {
    for (const measure of ['donors', 'new_donors'] as const)
      for (const only of [undefined, campaign]) {
        const scope = only === undefined ? '' : `&campaign=${only}`;
        const { body } = await reader<MeasureAnswer>(
          `/admin/analytics/measures?measure=${measure}&dimension=step&${period}${scope}`,
        );
        const { series } = body;
        const expected = countsOf(body, measure === 'new_donors', only);
        expect(
          series.map(({ value }) => value ?? 0),
          `${measure}${scope}`,
        ).toEqual(expected);
      }
  });

  it('are told of their hours, and not all at midnight', async () => {
    const { body } = await reader<MeasureAnswer>('/admin/analytics/measures?measure=donors&period=day');
    const shown = body.series.filter(({ value }) => value).map(({ at, value }) => [at, value]);
    expect(shown).toContainEqual([`${TODAY}T08`, 2]);
    expect(shown).toContainEqual([`${TODAY}T11`, 1]);
    const before = body.series.filter((point) => point.before).map(({ at }) => at);
    expect(before).toContain(`${TODAY}T21`);
  });
});
