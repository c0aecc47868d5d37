import { campaignPhase, type Campaign } from '@livres/api/contract';

/** Those that take gifts, the ones to come after the ones under way. */
export function openOnes(campaigns: Campaign[], now: Date): Campaign[] {
  const phaseOf = (campaign: Campaign) => campaignPhase(campaign, now).code;
  return ['active', 'upcoming'].flatMap((code) => campaigns.filter((campaign) => phaseOf(campaign) === code));
}
