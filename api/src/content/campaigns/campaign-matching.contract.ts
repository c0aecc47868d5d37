import { parisDay } from '../../platform/clock/paris-clock.contract.js';

export const MATCHING_CONDITIONS = ['all', 'first', 'recurring'] as const;
/** Which gifts a pot matches: any, the first of a donor, or those that are given regularly. */
export type MatchingCondition = (typeof MATCHING_CONDITIONS)[number];
export const MATCHING_CONDITION_LABELS: Record<MatchingCondition, string> = {
  all: 'Tous les dons',
  first: 'Les premiers dons',
  recurring: 'Les dons réguliers',
};

export const MATCHING_STATES = ['planned', 'open', 'empty', 'over', 'ended'] as const;
export type MatchingState = (typeof MATCHING_STATES)[number];
export const MATCHING_STATE_LABELS: Record<MatchingState, string> = {
  planned: 'À venir',
  open: 'En cours',
  empty: 'Entièrement utilisé',
  over: 'Terminé',
  ended: 'Arrêté',
};

/** What a pot promises; amounts in any one unit. */
export interface MatchingTerms {
  ratio: number;
  gift_ceiling: number | null;
}

interface Pot {
  starts_on: string;
  ends_on: string;
  left: number;
  has_ended: boolean;
}

/** What becomes of a pot at this moment. */
export function matchingState({ starts_on, ends_on, left, has_ended }: Pot, now: Date): MatchingState {
  const today = parisDay(now);
  if (has_ended) return 'ended';
  if (left <= 0) return 'empty';
  if (today < starts_on) return 'planned';
  return today > ends_on ? 'over' : 'open';
}

/** What a pot adds to a gift, in the unit of the amounts rounded down; the rest of the pot is its limit. */
export function addedTo(gift: number, { ratio, gift_ceiling }: MatchingTerms, left: number): number {
  const share = Number((BigInt(gift) * BigInt(ratio)) / 100n);
  return Math.max(0, Math.min(share, gift_ceiling ?? share, left));
}
