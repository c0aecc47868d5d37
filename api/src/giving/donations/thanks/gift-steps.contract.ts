import type { DonationReceiptStatus } from '../donation.contract.js';

export interface GiftStepFacts {
  /** The day of the gift in Paris, `2026-11-20`. */
  given_on: string;
  receipt: DonationReceiptStatus;
  /** The day of the next payment of a gift that goes on, and its sum as it is read. */
  next_payment: { on: string; sum: string } | null;
  campaign_ends_on: string | null;
}

/** What happens after a gift: on a day, or at a time that has no day yet. */
export interface GiftStep {
  on: string | null;
  when: string | null;
  text: string;
}

export const GIFT_STEPS_TITLE = 'Ce qui se passe maintenant';

/** What happens after a gift, the soonest first; only what is true of it. */
export function giftSteps(facts: GiftStepFacts): GiftStep[] {
  const { given_on, next_payment, campaign_ends_on } = facts;
  const dated: GiftStep[] = [];
  if (next_payment) dated.push({ on: next_payment.on, when: null, text: nextText(next_payment.sum) });
  if (campaign_ends_on && campaign_ends_on >= given_on)
    dated.push({ on: campaign_ends_on, when: null, text: ENDS });
  const receipt = receiptStep(facts);
  const all = receipt ? [receipt, ...dated] : dated;
  return all.toSorted((a, b) => dayOf(a, given_on).localeCompare(dayOf(b, given_on)));
}

const ENDS = 'Dernier jour de la collecte. Ses nouvelles paraissent sur sa page.';
const nextText = (sum: string) =>
  `Le prochain paiement, de ${sum}. Pour changer le montant, faire une pause ou arrêter, quand vous voulez et sans vous justifier\u00a0: le lien de nos e-mails ouvre votre page.`;

function receiptStep({ receipt, given_on }: GiftStepFacts): GiftStep | null {
  const year = Number(given_on.slice(0, 4));
  if (receipt === 'issued')
    return { on: given_on, when: null, text: 'Votre reçu fiscal est établi, et part à votre adresse.' };
  if (receipt === 'being_made')
    return { on: given_on, when: null, text: 'Votre reçu fiscal arrive par e-mail dans quelques minutes.' };
  if (receipt === 'missing_address')
    return {
      on: null,
      when: 'Quand vous voulez',
      text: 'Indiquez votre nom et votre adresse sur la page de votre don\u00a0: votre reçu fiscal part aussitôt.',
    };
  if (receipt === 'yearly')
    return {
      on: `${year + 1}-02-01`,
      when: `Février ${year + 1}`,
      text: `Un seul reçu fiscal pour tous vos dons de ${year}.`,
    };
  return null;
}

const dayOf = ({ on }: GiftStep, given_on: string) => on ?? given_on;
