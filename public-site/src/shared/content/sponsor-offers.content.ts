// Written on pages and, without their bundle, on shared pictures: nothing of the contract runs here.
import type { Campaign } from '@livres/api/contract';
import { formatAmount } from '../format/euros.ts';

type Pots = Pick<Campaign, 'matching'>;

/** The pot that adds to gifts now: the oldest of those that are open. */
export const openPot = ({ matching }: Pots) => matching.find(({ state }) => state === 'open') ?? null;

/** « doublés », « triplés », « augmentés de 50 % »: what becomes of gifts. */
export function matchedLabel(ratio: number): string {
  if (ratio === 100) return 'doublés';
  if (ratio === 200) return 'triplés';
  return `augmentés de ${ratio}\u00a0%`;
}

type Matched = Pick<Campaign, 'matching' | 'matched_amount'>;

/** What of a campaign's money sponsors promise with the gifts: « dont 1 250 € promis par Novatech ». */
export function promisedText({ matched_amount: amount, matching }: Matched): string {
  const names = new Set(matching.filter(({ matched }) => matched > 0).map((pot) => pot.sponsor_name));
  return amount > 0 ? `dont ${formatAmount(amount, 'EUR')} promis par ${[...names].join(', ')}` : '';
}

const MATCHED_GIFTS = { all: 'Dons', first: 'Premiers dons', recurring: 'Dons réguliers' };

/** « Dons doublés par Novatech : encore 3 750 € sur 5 000 € »; empty where no sponsor adds to gifts now. */
export function matchingText(campaign: Pots): string {
  const pot = openPot(campaign);
  if (!pot) return '';
  const left = `encore ${formatAmount(pot.left, 'EUR')} sur ${formatAmount(pot.total, 'EUR')}`;
  return `${MATCHED_GIFTS[pot.condition]} ${matchedLabel(pot.ratio)} par ${pot.sponsor_name}\u00a0: ${left}`;
}
