import { FREQUENCIES, SUGGESTED_AMOUNTS, toMinorUnits, type Frequency } from '@livres/api/contract';
import { paths } from '../shared/paths';
import type { GiftValues } from './gift-values';
import { OTHER_AMOUNT } from './gift-values';

/** What the address of the form asks for. */
export interface AskedGift {
  campaign: string;
  montant: string;
  frequence: Frequency | '';
  /** One comes back from the payment page without having paid. */
  annule: boolean;
  /** By the button of another site. */
  source: 'bouton' | '';
}

const FREQUENCY_WORDS: Record<string, Frequency> = {
  unique: 'one-time',
  une_fois: 'one-time',
  mensuel: 'monthly',
  mois: 'monthly',
  trimestriel: 'quarterly',
  trimestre: 'quarterly',
  annuel: 'yearly',
  an: 'yearly',
};

export function askedIn(query: URLSearchParams): AskedGift {
  const word = query.get('frequence') ?? '';
  return {
    campaign: query.get('campaign') ?? '',
    montant: query.get('montant') ?? '',
    frequence: FREQUENCIES.find((one) => one === word) ?? FREQUENCY_WORDS[word] ?? '',
    annule: query.get('annule') === '1',
    source: query.get('source') === 'bouton' ? 'bouton' : '',
  };
}

/** What the form begins with, by field; what the address asks for in vain is left out. */
export function prefilledOf(
  asked: AskedGift,
  campaigns: readonly { slug: string; id: number }[],
): GiftValues {
  const campaign = campaigns.find(({ slug, id }) => slug === asked.campaign || String(id) === asked.campaign);
  return {
    ...(campaign && { campaign: campaign.slug }),
    ...(asked.frequence && { frequency: asked.frequence }),
    ...amountOf(asked.montant),
  };
}

function amountOf(montant: string): GiftValues {
  const minor = toMinorUnits(montant, 'EUR');
  if (minor === null || minor === 0) return {};
  const known = SUGGESTED_AMOUNTS.find((euros) => euros * 100 === minor);
  if (known) return { amount_choice: String(known) };
  return { amount_choice: OTHER_AMOUNT, free_amount: montant };
}

/** The form's own address. */
export function addressOf({ campaign, montant, frequence, source }: AskedGift): string {
  const asked = { campaign, montant, frequence, source };
  return paths.giveWith(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
}
