import { Chance } from '../chance.js';
import type { PlannedConversion } from '../visits/planned-visit.js';
import { DEMO_DONORS } from '../money/donors.content.js';
import { CampaignShares } from './campaign-shares.js';
import { type Gift, giftOfVisit, offlineGifts, TAKEN, announcedGifts } from './gifts-plan.js';
import { type MadeRecurringGift, recurringOfVisit } from './recurring-plan.js';
import { Supporters } from './supporters.js';

export interface TwoYears {
  gifts: Gift[];
  recurring: MadeRecurringGift[];
  /** The gift that each visit began. */
  begun: { gift: Gift; visit: PlannedConversion }[];
}

const SEED = 4;
/** Of gifts that are paid online. */
const RECURRING = 0.055;

/** What several hundred people gave in two years: by the visits that began it, and by what the team entered. */
export function twoYears(visits: readonly PlannedConversion[], now: Date): TwoYears {
  const chance = new Chance(SEED);
  const shares = new CampaignShares(now);
  const taken = new Set([...Object.values(DEMO_DONORS), ...TAKEN].map(({ email }) => email));
  const [online, offline] = [new Supporters(chance, taken), new Supporters(chance, taken)];
  const made: TwoYears = { gifts: [], recurring: [], begun: [] };
  const begun = visits
    .filter(({ conversion }) => conversion === 'donation')
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const entered = months(visits, now).flatMap((first) => offlineGifts(first, now, offline, shares, chance));
  for (const visit of begun) {
    if (visit.outcome === 'paid' && chance.happens(RECURRING)) {
      const again = recurringOfVisit(visit, online, now, chance);
      made.recurring.push(again);
      made.begun.push({ gift: again.payments[0]!, visit });
    } else made.begun.push({ gift: giftOfVisit(visit, online, shares, now, chance), visit });
  }
  const payments = made.recurring.flatMap((again) => again.payments.slice(1));
  made.gifts = [
    ...made.begun.map(({ gift }) => gift),
    ...payments,
    ...entered,
    ...announcedGifts(begun[0]!.at, now, shares, chance),
  ];
  return made;
}

/** The first moment of each month from that of the first visit. */
function months([first]: readonly PlannedConversion[], now: Date): Date[] {
  const [year, month] = [first!.at.getUTCFullYear(), first!.at.getUTCMonth()];
  const many = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() - month + 1;
  return Array.from({ length: many }, (_, after) => new Date(Date.UTC(year, month + after, 1)));
}
