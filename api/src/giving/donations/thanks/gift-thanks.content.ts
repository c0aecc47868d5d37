import type { EmailContent } from '../../../core/mail/mail.service.js';
import type { CampaignProgress } from '../../../content/campaigns/campaigns.service.js';
import { dateInFrench, dayInFrench, parisDay } from '../../../platform/clock/paris.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { FREQUENCY_LABELS } from '../../donors/giving.contract.js';
import { PAYMENT_METHOD_LABELS } from '../../payments/payment.contract.js';
import { type DonationReceiptStatus, impactOf, shownDonationReference } from '../donation.contract.js';
import { money } from '../donation-emails.content.js';
import type { DonationRow } from '../donation.entity.js';
import { shelfAlt, shelfLegend, shelfSentence } from './gift-shelf-labels.contract.js';
import { giftShelf, type ShelfFacts } from './gift-shelf.contract.js';
import { giftShelfSvg } from './gift-shelf-svg.js';
import { GIFT_STEPS_TITLE, giftSteps } from './gift-steps.contract.js';

export interface AboutGift {
  /** The campaign's title; null for the association. */
  campaign: string | null;
  /** This gift included. */
  progress: CampaignProgress | null;
  /** The day of the gift, `2026-11-21`. */
  day: string;
  /** Of a gift that comes again. */
  next_payment_at: Date | null;
  issuesReceipts: boolean;
  /** Whether a receipt can be made of what is known of the donor. */
  isComplete: boolean;
  /** Whether its receipt waits for the year's end, as the donor of a recurring gift chose. */
  isYearly: boolean;
}

const plural = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;
/** « carte bancaire », but « PayPal » and « MTN MoMo » as they are written. */
const inSentence = (label: string) => label.replace(/^\p{Lu}\p{Ll}+(?=\s|$)/u, (word) => word.toLowerCase());

/** Thanks, with what the gift fills and what happens next; it confirms the payment, and is no receipt. */
export function giftThanks(donation: DonationRow, about: AboutGift) {
  const { campaign, day } = about;
  const method = PAYMENT_METHOD_LABELS[donation.payment_method];
  const shelf = shelfOf(donation, about);
  const drawing = giftShelf(shelf);
  return {
    subject: `Merci pour votre don de ${money(donation)}`,
    heading: { text: 'Merci', name: donation.first_name.trim() },
    lead: shelfSentence(money(donation), shelf.books, campaign),
    drawing: { svg: giftShelfSvg(drawing), alt: shelfAlt(shelf) },
    amount: {
      value: money(donation),
      note: `donnés le ${dateInFrench(day)},\n${FREQUENCY_LABELS[donation.frequency].toLowerCase()}, ${inSentence(method)}`,
    },
    paragraphs: [
      `Votre don de ${money(donation)} ${campaign ? `à la campagne « ${campaign} »` : 'à l’association'} est bien arrivé. Merci !`,
      shelfLegend(shelf, drawing.worth),
      ...impactInFrench(donation),
      [
        'Confirmation de paiement',
        `Montant : ${money(donation)}`,
        `Date : ${dayInFrench(day)}`,
        `Moyen de paiement : ${method}`,
        `Référence : ${shownDonationReference(donation.reference)}`,
      ].join('\n'),
      receiptSentence(donation, about),
    ],
    ...stepsOf(donation, about),
  } satisfies Omit<EmailContent, 'to'>;
}

function shelfOf({ reference, amount, currency }: DonationRow, { progress }: AboutGift): ShelfFacts {
  const books = currency === 'EUR' ? impactOf(toMajorUnits(amount, currency)).books : 0;
  const hasGoal = progress !== null && progress.goal_amount > 0;
  return {
    seed: reference,
    books,
    reached: hasGoal ? progress.current_amount / progress.goal_amount : null,
    others: progress && Math.max(0, progress.donation_count - 1),
  };
}

function stepsOf(donation: DonationRow, about: AboutGift): Pick<EmailContent, 'steps'> {
  const { day, next_payment_at, progress } = about;
  const entries = giftSteps({
    given_on: day,
    receipt: receiptStatus(donation, about),
    next_payment: next_payment_at && { on: parisDay(next_payment_at), sum: money(donation) },
    campaign_ends_on: progress?.end_date ? parisDay(progress.end_date) : null,
  }).map(({ on, when, text }) => ({ when: when ?? dateInFrench(on ?? day), text }));
  return entries.length > 0 ? { steps: { title: GIFT_STEPS_TITLE, entries } } : {};
}

const mayHaveReceipt = ({ donor_type, currency }: DonationRow, { issuesReceipts }: AboutGift) =>
  issuesReceipts && donor_type !== 'organisme' && currency === 'EUR';

/** As the mail is written: the receipt itself is drawn after it. */
function receiptStatus(donation: DonationRow, about: AboutGift): DonationReceiptStatus {
  if (!mayHaveReceipt(donation, about) || donation.mode === 'test') return 'confirmation_only';
  if (!about.isComplete) return 'missing_address';
  return about.isYearly ? 'yearly' : 'being_made';
}

/** « Votre don, c’est 12 livres éducatifs… », nothing where it is below what the site counts. */
function impactInFrench(donation: DonationRow): string[] {
  if (donation.currency !== 'EUR') return [];
  const { books, crates, training } = impactOf(toMajorUnits(donation.amount, donation.currency));
  const done = [
    ...(books ? [plural(books, 'livre éducatif', 'livres éducatifs')] : []),
    ...(crates ? [plural(crates, 'caisse transportée', 'caisses transportées')] : []),
    ...(training ? ['la formation d’un bibliothécaire'] : []),
  ];
  return done.length > 0 ? [`Ce que votre don permet, par exemple : ${done.join(', ')}.`] : [];
}

function receiptSentence(donation: DonationRow, about: AboutGift): string {
  const { isComplete, isYearly } = about;
  if (!mayHaveReceipt(donation, about))
    return 'Ce message confirme votre paiement. Ce n’est pas un reçu fiscal.';
  const missing =
    donation.donor_type === 'particulier'
      ? 'votre nom et votre adresse'
      : 'le SIREN et l’adresse de l’organisme';
  if (!isComplete)
    return `Pour votre reçu fiscal, il nous manque ${missing}\u00a0: indiquez-les sur la page de votre don, et il vous sera envoyé${isYearly ? ' en février, pour tous vos dons de l’année' : ''}. Ce message n’est pas un reçu fiscal.`;
  if (isYearly)
    return 'Votre reçu fiscal réunira tous vos dons de l’année : il vous sera envoyé en février prochain. Ce message n’est pas un reçu fiscal.';
  return 'Votre reçu fiscal vous est envoyé à part. Ce message n’est pas un reçu fiscal.';
}
