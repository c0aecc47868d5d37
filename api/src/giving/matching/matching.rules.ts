import { MATCHING_MESSAGES as MESSAGES } from './matching-pot.contract.js';
import type { MatchingPotRow } from './matching-pot.entity.js';

/** What stays of a match once a part of its gift went back: in proportion, in minor units rounded down. */
export function standingMatch(matched: number, given: number, net: number): number {
  if (net <= 0 || given <= 0) return 0;
  if (net >= given) return matched;
  return Number((BigInt(matched) * BigInt(net)) / BigInt(given));
}

type Terms = Pick<
  MatchingPotRow,
  'campaign_id' | 'ratio' | 'gift_ceiling' | 'total' | 'starts_on' | 'ends_on'
>;

/** What is wrong with a pot; one that matched gifts keeps what was promised to them. */
export function matchingFaults(
  pot: Terms,
  used: { before: Terms; matched: number } | null,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const { ratio, gift_ceiling: ceiling, total } = pot;
  if (ceiling !== null && (ceiling < 1 || ceiling > total)) faults['gift_ceiling'] = MESSAGES.ceiling;
  if (pot.ends_on < pot.starts_on) faults['ends_on'] = MESSAGES.order;
  if (!used) return faults;
  if (pot.campaign_id !== used.before.campaign_id) faults['campaign_id'] = MESSAGES.used_campaign;
  if (ratio < used.before.ratio) faults['ratio'] = MESSAGES.used_ratio;
  if ((ceiling ?? Infinity) < (used.before.gift_ceiling ?? Infinity))
    faults['gift_ceiling'] = MESSAGES.used_ceiling;
  if (total < used.matched) faults['total'] = MESSAGES.used_total;
  return faults;
}
