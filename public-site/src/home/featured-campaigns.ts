import { campaignPhase, type Campaign } from '@livres/api/contract';

/** The one that is shown at large: it says what amounts do, where one of them does. */
export function largestFirst(campaigns: readonly Campaign[]): Campaign[] {
  const large = campaigns.find(({ suggested_amounts }) => suggested_amounts.length > 0) ?? campaigns[0];
  return campaigns.toSorted((one, other) => Number(other === large) - Number(one === large));
}

/** Those that take gifts, the ones to come after the ones under way. */
export function openOnes(campaigns: Campaign[], now: Date): Campaign[] {
  const phaseOf = (campaign: Campaign) => campaignPhase(campaign, now).code;
  return ['active', 'upcoming'].flatMap((code) => campaigns.filter((campaign) => phaseOf(campaign) === code));
}
