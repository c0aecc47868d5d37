import { FREQUENCIES, toMinorUnits, utmCodes, type Frequency, type UtmField } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import type { CampaignForMoney } from './campaign-for-money';
import type { GiftValues } from './gift-values';
import { OTHER_AMOUNT } from './gift-values';
import { offeredFor, type OfferedAmount } from './offered-amounts';

/** What the address of the form asks for. */
export interface AskedGift {
  campaign: string;
  /** In figures, or `autre` for one that is still to be typed. */
  montant: string;
  frequence: Frequency | '';
  /** One comes back from the payment page without having paid. */
  annule: boolean;
  /** By the button of another site. */
  source: 'bouton' | '';
  /** The campaign codes (utm_…) of the visit. */
  utm: Partial<Record<UtmField, string>>;
}

/** Chooses one's own amount, which the next `montant` of the same address says. */
export const OWN_AMOUNT = 'autre';

const FREQUENCY_LABELS: Record<string, Frequency> = {
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
  // One's own amount, typed beside the choice, counts only where it is chosen.
  const [chosen = '', typed] = query.getAll('montant');
  return {
    campaign: query.get('campaign') ?? '',
    montant: (chosen === OWN_AMOUNT && typed) || chosen,
    frequence: FREQUENCIES.find((one) => one === word) ?? FREQUENCY_LABELS[word] ?? '',
    annule: query.get('annule') === '1',
    source: query.get('source') === 'bouton' ? 'bouton' : '',
    utm: utmCodes((field) => query.get(field)),
  };
}

/** What the form begins with, by field; what the address asks for in vain is left out. */
export function prefilledOf(asked: AskedGift, campaigns: readonly CampaignForMoney[]): GiftValues {
  const campaign = campaigns.find(({ slug, id }) => slug === asked.campaign || String(id) === asked.campaign);
  return {
    ...(campaign && { campaign: campaign.slug }),
    ...(asked.frequence && { frequency: asked.frequence }),
    ...amountOf(asked.montant, offeredFor(campaign?.slug, campaigns).amounts),
  };
}

function amountOf(montant: string, amounts: readonly OfferedAmount[]): GiftValues {
  if (montant === OWN_AMOUNT) return { amount_choice: OTHER_AMOUNT };
  const minor = toMinorUnits(montant, 'EUR');
  if (minor === null || minor === 0) return {};
  const known = amounts.find(({ amount }) => toMinorUnits(amount, 'EUR') === minor);
  if (known) return { amount_choice: String(known.amount) };
  return { amount_choice: OTHER_AMOUNT, free_amount: montant };
}

/** The form's own address. */
export function addressOf({ campaign, montant, frequence, source, utm }: AskedGift): string {
  const asked = { campaign, montant, frequence, source, ...utm };
  return paths.giveWith(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
}

/** Where the codes of the visit's first page lead, as in the address they outlast a reload; null where there is nothing to add. */
export function addressFrom(landing: URLSearchParams, asked: AskedGift): string | null {
  const { utm } = askedIn(landing);
  const isSaid = Object.keys(asked.utm).length > 0;
  return isSaid || Object.keys(utm).length === 0 ? null : addressOf({ ...asked, utm });
}
