import { SUGGESTED_AMOUNTS } from '@livres/api/contract';
import type { CampaignForMoney } from './campaign-for-money';
import { OTHER_AMOUNT, type GiftValues } from './gift-values';

/** Euros, with what they do where a campaign says it. */
export interface OfferedAmount {
  amount: number;
  effect?: string;
}

type OfCampaign = Pick<CampaignForMoney, 'slug' | 'suggested_amounts'>;

/** What the form offers for this campaign: its own amounts where it has some, else the usual ones. */
export function offeredFor(
  slug: string | undefined,
  campaigns: readonly OfCampaign[],
): { ofCampaign: string; amounts: readonly OfferedAmount[] } {
  const own = campaigns.find((campaign) => campaign.slug === slug)?.suggested_amounts ?? [];
  if (slug && own.length > 0) return { ofCampaign: slug, amounts: own };
  return { ofCampaign: '', amounts: SUGGESTED_AMOUNTS.map((amount) => ({ amount })) };
}

/** The amount that the form begins with: the second one, which is neither the least nor the most. */
export function firstChoice(amounts: readonly OfferedAmount[]): GiftValues {
  const begun = amounts[1] ?? amounts[0];
  return begun ? { amount_choice: String(begun.amount) } : {};
}

/** The same amount among others: one that is not offered any more is one's own. */
export function chosenAmong(values: GiftValues, amounts: readonly OfferedAmount[]): GiftValues {
  const { amount_choice: choice = '' } = values;
  if (choice === OTHER_AMOUNT || amounts.some(({ amount }) => String(amount) === choice)) return values;
  return { ...values, amount_choice: OTHER_AMOUNT, free_amount: choice.replace('.', ',') };
}
