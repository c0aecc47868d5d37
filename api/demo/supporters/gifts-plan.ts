import { DAY_MS } from '../../src/platform/clock/durations.contract.js';
import { toMinorUnits } from '../../src/platform/money/money.contract.js';
import { type Chance, Weighted } from '../chance.js';
import type { DemoDonor } from '../money/demo-donor.js';
import type { DemoFate, DemoWay } from '../money/demo-money.js';
import { daysBefore, type PlannedGift } from '../money/demo-money-plan.js';
import type { PlannedConversion } from '../visits/planned-visit.js';
import type { CampaignShares } from './campaign-shares.js';
import type { Supporters } from './supporters.js';
import { CAMPAIGN_GIFTS, WHY_REFUNDED, YEARLY_GIFTS } from './supporters.content.js';

export type Gift = Omit<PlannedGift, 'reference'>;

const ways = new Weighted<DemoWay>([
  ['card', 87],
  ['sepa_debit', 7],
  ['bank_transfer', 6],
]);
const REFUSALS = ['card_declined', 'insufficient_funds', 'expired_card'] as const;
/** Once refused, some gifts of these days wait for nobody: the team's list of what to look at stays short. */
const RECENT_DAYS = 30;
const [REFUNDED, DISPUTED] = [0.004, 0.0012];
/** Those who never paid are erased after 30 days: see what is kept of donations. */
const ERASED_DAYS = 30;

/** A gift as every planned one is. */
export function giftOf(
  chance: Chance,
  gift: Pick<Gift, 'giver' | 'euros' | 'way' | 'at' | 'campaign'> & Partial<Gift>,
): Gift {
  return {
    days_ago: 0,
    id: chance.uuid(),
    payment_id: `demo_pay_${chance.uuid()}`,
    amount: toMinorUnits(gift.euros, 'EUR')!,
    recurring: null,
    ...gift,
  };
}

/** The gift that a visit began, however it ended. */
export function giftOfVisit(
  { at, outcome, origin, country }: PlannedConversion,
  people: Supporters,
  shares: CampaignShares,
  now: Date,
  chance: Chance,
): Gift {
  const { utm_source, utm_campaign } = origin;
  const utm = { utm_source, utm_campaign };
  if (outcome !== 'paid') {
    const days = (now.getTime() - at.getTime()) / DAY_MS;
    const { giver, euros } = people.someoneNew(country);
    const fate: DemoFate =
      outcome === 'refused' && (days > RECENT_DAYS || chance.happens(0.4))
        ? { kind: 'refused', code: chance.of(REFUSALS) }
        : { kind: 'given_up' };
    return giftOf(chance, {
      at,
      euros,
      fate,
      utm,
      campaign: null,
      way: 'card',
      giver: days < ERASED_DAYS ? giver : null,
    });
  }
  const { giver, euros: usual } = people.at(at, country);
  const euros = at.getUTCMonth() === 11 && chance.happens(0.35) ? usual * 2 : usual;
  const way = country === 'CM' && chance.happens(0.7) ? 'mobile_money' : ways.pick(chance);
  const campaign = chance.happens(0.8) ? shares.campaignFor(at, toMinorUnits(euros, 'EUR')!) : null;
  const fate = way === 'card' ? reversed(euros, at, now, chance) : undefined;
  return giftOf(chance, { at, giver, euros, way, campaign, utm, ...(fate && { fate }) });
}

/** Some come back to whoever gave. */
function reversed(euros: number, at: Date, now: Date, chance: Chance): DemoFate | undefined {
  const isOld = at < daysBefore(now, 45);
  if (isOld && chance.happens(REFUNDED)) return { kind: 'refunded', euros, why: chance.of(WHY_REFUNDED) };
  return isOld && chance.happens(DISPUTED)
    ? { kind: 'disputed', reason: 'fraudulent', isWon: true }
    : undefined;
}

const OFFLINE_MONTHS = [5, 4, 5, 4, 4, 5, 2, 1, 6, 5, 6, 15] as const;
const OFFLINE_AMOUNTS = [20, 30, 30, 50, 50, 50, 80, 100, 100, 150, 200] as const;
const offlineWays = new Weighted<DemoWay>([
  ['cheque', 84],
  ['cash', 16],
]);

/** Cheques and cash of a month, entered by the team. */
export function offlineGifts(
  first: Date,
  now: Date,
  people: Supporters,
  shares: CampaignShares,
  chance: Chance,
): Gift[] {
  const many = OFFLINE_MONTHS[first.getUTCMonth()]!;
  const moments = Array.from({ length: many }, () => daysBefore(first, -chance.between(0, 27) - 0.45));
  return moments
    .filter((at) => at < now)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .map((at) => {
      const way = offlineWays.pick(chance);
      const euros = way === 'cash' ? chance.of([10, 20, 20, 35]) : chance.of(OFFLINE_AMOUNTS);
      const { giver } = people.at(at, 'FR');
      return giftOf(chance, {
        at,
        giver,
        euros,
        way,
        campaign: shares.campaignFor(at, toMinorUnits(euros, 'EUR')!),
      });
    });
}

/** What organizations and some people gave of themselves since a moment. */
export function announcedGifts(from: Date, now: Date, shares: CampaignShares, chance: Chance): Gift[] {
  const toCampaigns = CAMPAIGN_GIFTS.map((gift) =>
    giftOf(chance, {
      ...gift,
      at: daysBefore(now, gift.days_ago),
      euros: gift.euros ?? shares.leftOf(gift.campaign),
    }),
  ).filter(({ euros }) => euros > 0);
  return [...toCampaigns, ...yearlyGifts(from, now, chance)];
}

function yearlyGifts(from: Date, now: Date, chance: Chance): Gift[] {
  const years = Array.from({ length: 3 }, (_, index) => now.getUTCFullYear() - 2 + index);
  return years.flatMap((year) =>
    YEARLY_GIFTS.map(({ on, euros: [first, later], ...gift }) => {
      const at = new Date(`${year}-${on}T09:40:00Z`);
      const isFirst = daysBefore(at, 366) < from;
      return giftOf(chance, { ...gift, at, campaign: null, euros: isFirst ? first : later });
    }).filter(({ at }) => at > from && at < now),
  );
}

/** Those of an address book that others must not be called. */
export const TAKEN: readonly DemoDonor[] = YEARLY_GIFTS.map(({ giver }) => giver);
