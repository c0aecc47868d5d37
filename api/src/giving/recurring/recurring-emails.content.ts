import type { Frequency } from '../donors/giving.contract.js';
import { dateInFrench } from '../../platform/clock/paris.js';
import { type Currency, toMinorUnits } from '../../platform/money/money.contract.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { dayOf, frequencyInFrench, kindInFrench, moneyInFrench } from './recurring-labels.content.js';

const greeting = ({ donor_type, first_name, organization_name }: RecurringGiftRow) => {
  const name = donor_type === 'particulier' ? first_name : organization_name;
  return name ? `Bonjour ${name},` : 'Bonjour,';
};
const amountOf = ({ amount, currency }: RecurringGiftRow) => moneyInFrench(amount, currency);
const nextOf = ({ next_payment_at }: RecurringGiftRow) =>
  next_payment_at ? [`Prochain paiement : le ${dayOf(next_payment_at)}.`] : [];

interface YearOfGifts {
  year: number;
  payments: number;
  /** In words. */
  total: string;
}

export const recurringEmails = {
  started: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} est en place`,
    paragraphs: [
      greeting(gift),
      `Merci de votre fidélité ! Votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} est en place (référence ${gift.reference}).`,
      ...nextOf(gift),
      'Vous pouvez à tout moment changer le montant, faire une pause ou arrêter, sans avoir à vous justifier : le bouton ci-dessous ouvre votre page.',
    ],
  }),
  paymentFailed: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} n’a pas pu être prélevé`,
    paragraphs: [
      greeting(gift),
      `Le paiement de ${amountOf(gift)} pour votre ${kindInFrench(gift.frequency)} (référence ${gift.reference}) n’est pas passé.`,
      ...(gift.last_failure ? [gift.last_failure] : []),
      ...(gift.next_payment_at
        ? [`Sans rien faire de votre part, il sera tenté à nouveau le ${dayOf(gift.next_payment_at)}.`]
        : ['Sans rien faire de votre part, il sera tenté à nouveau dans les prochains jours.']),
      'Si votre carte ou votre compte a changé, indiquez le nouveau sur votre page : cela prend une minute.',
    ],
  }),
  recovered: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} est de nouveau en ordre`,
    paragraphs: [
      greeting(gift),
      `Le paiement de ${amountOf(gift)} est passé : votre ${kindInFrench(gift.frequency)} continue. Merci !`,
      ...nextOf(gift),
    ],
  }),
  lost: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} s’est arrêté`,
    paragraphs: [
      greeting(gift),
      `Plusieurs essais ont échoué : votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} (référence ${gift.reference}) s’est arrêté, et plus rien ne sera prélevé.`,
      ...(gift.last_failure ? [gift.last_failure] : []),
      'Merci pour tout ce que vous avez donné. Si vous souhaitez reprendre, il suffit de refaire un don régulier sur le site.',
    ],
  }),
  paused: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} est en pause`,
    paragraphs: [
      greeting(gift),
      gift.paused_until
        ? `Rien ne sera prélevé jusqu’au ${dayOf(gift.paused_until)} ; votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} reprendra ensuite.`
        : `Rien ne sera prélevé tant que vous n’aurez pas repris votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)}.`,
      'Vous pouvez reprendre plus tôt sur votre page.',
    ],
  }),
  resumed: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} reprend`,
    paragraphs: [
      greeting(gift),
      `Votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} reprend. Merci !`,
      ...nextOf(gift),
    ],
  }),
  amount: (gift: RecurringGiftRow, before: string) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} passe à ${amountOf(gift)}`,
    paragraphs: [
      greeting(gift),
      `Le montant de votre ${kindInFrench(gift.frequency)} passe de ${before} à ${amountOf(gift)}, ${frequencyInFrench(gift.frequency)}, dès le prochain paiement.`,
      ...nextOf(gift),
    ],
  }),
  frequency: (gift: RecurringGiftRow, before: Frequency) => ({
    subject: `Votre don régulier devient un ${kindInFrench(gift.frequency)}`,
    paragraphs: [
      greeting(gift),
      `Votre ${kindInFrench(before)} devient un ${kindInFrench(gift.frequency)} : ${amountOf(gift)}, ${frequencyInFrench(gift.frequency)} (référence ${gift.reference}).`,
      ...nextOf(gift),
      'Rien n’est prélevé avant cette date.',
    ],
  }),
  skipped: (gift: RecurringGiftRow, skipped: Date) => ({
    subject: `Votre paiement du ${dayOf(skipped)} ne sera pas prélevé`,
    paragraphs: [
      greeting(gift),
      `Comme demandé, votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} (référence ${gift.reference}) ne sera pas prélevé le ${dayOf(skipped)}. Il reprend ensuite de lui-même.`,
      ...nextOf(gift),
    ],
  }),
  confirmation: (gift: RecurringGiftRow, wanted: string) => ({
    subject: `À confirmer\u00a0: votre ${kindInFrench(gift.frequency)} passe à ${wanted}`,
    paragraphs: [
      greeting(gift),
      `Une augmentation de votre ${kindInFrench(gift.frequency)} (référence ${gift.reference}) vient d’être demandée\u00a0: de ${amountOf(gift)} ${frequencyInFrench(gift.frequency)} à ${wanted}.`,
      'Rien ne change tant que vous n’avez pas confirmé par le bouton ci-dessous. Il vaut 30 minutes et sert une fois.',
    ],
    after: [
      'Vous n’avez rien demandé\u00a0? Ne faites rien\u00a0: rien ne change. Un de nos e-mails est peut-être entre d’autres mains\u00a0: dites-le-nous en répondant à ce message.',
    ],
  }),
  confirm: 'Confirmer ce changement',
  raise: (amount: number, currency: Currency, frequency: Frequency) =>
    `${moneyInFrench(toMinorUnits(amount, currency) ?? 0, currency)} ${frequencyInFrench(frequency)}`,
  newLink: (gift: RecurringGiftRow) => ({
    subject: 'Votre nouveau lien vers votre don régulier',
    paragraphs: [
      greeting(gift),
      `Voici un nouveau lien vers la page de votre ${kindInFrench(gift.frequency)} (référence ${gift.reference}), valable 90 jours.`,
      'Vous n’avez rien demandé\u00a0? Laissez ce message\u00a0: personne d’autre que vous ne l’a reçu.',
    ],
  }),
  cancelled: (gift: RecurringGiftRow) => ({
    subject: `Votre ${kindInFrench(gift.frequency)} est arrêté`,
    paragraphs: [
      greeting(gift),
      `Votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} (référence ${gift.reference}) est arrêté : plus rien ne sera prélevé.`,
      'Merci du fond du cœur pour ce que vous avez rendu possible. Vos reçus restent valables.',
    ],
  }),
  cardEnds: (gift: RecurringGiftRow, day: string) => ({
    subject: 'Votre carte arrive bientôt à expiration',
    paragraphs: [
      greeting(gift),
      `La carte qui porte votre ${kindInFrench(gift.frequency)} de ${amountOf(gift)} expire le ${dateInFrench(day)}.`,
      'Pour que votre soutien continue sans interruption, indiquez votre nouvelle carte sur votre page : cela prend une minute. Si votre banque l’a déjà transmise, vous n’avez rien à faire.',
    ],
  }),
  yearlyPayment: (gift: RecurringGiftRow) => ({
    subject: `Votre don annuel sera prélevé ${gift.next_payment_at ? `le ${dayOf(gift.next_payment_at)}` : 'bientôt'}`,
    paragraphs: [
      greeting(gift),
      `Il y a un an, vous donniez ${amountOf(gift)}, ${frequencyInFrench(gift.frequency)}. Merci !`,
      ...nextOf(gift),
      'Rien à faire si cela vous convient. Sinon, changez le montant, faites une pause ou arrêtez sur votre page, avant cette date.',
    ],
  }),
  recap: (gift: RecurringGiftRow, { year, payments, total }: YearOfGifts) => ({
    subject: `En ${year}, vous avez donné ${total}`,
    paragraphs: [
      greeting(gift),
      `Merci ! En ${year}, votre ${kindInFrench(gift.frequency)} a donné ${total}, en ${payments} paiement${payments > 1 ? 's' : ''}.`,
      'Vos reçus sont sur votre page et dans votre compte. Si votre adresse a changé, dites-le-nous.',
    ],
  }),
  /** For the association; nobody is named, as the panel does it. */
  differenceToStaff: ({ reference }: RecurringGiftRow, difference: string) => ({
    subject: `Don régulier à vérifier : ${reference}`,
    paragraphs: [
      `Pour le don régulier ${reference}, le prestataire de paiement annonce autre chose que ce qui était convenu (${difference}). Rien n’a changé chez nous : comparez les deux, puis corrigez l’un ou l’autre.`,
    ],
  }),
  secondSubscriptionToStaff: ({ reference }: RecurringGiftRow) => ({
    subject: `Don régulier payé deux fois\u00a0: ${reference}`,
    paragraphs: [
      `Pour le don régulier ${reference}, deux pages de paiement ont été payées\u00a0: un second prélèvement a commencé. Il est arrêté chez le prestataire, et ce qu’il a pris est rendu au donateur, sans rien faire de votre part.`,
      'Si un remboursement était refusé, un autre message le dirait. Tout est à l’historique du don régulier et de son premier paiement.',
    ],
  }),
  panel: 'Ouvrir ce don régulier dans le panneau',
  page: 'Ouvrir la page de mon don régulier',
  changeCard: 'Mettre à jour mon moyen de paiement',
  footer:
    'Cette page est à vous : elle permet de changer le montant, de faire une pause ou d’arrêter votre don régulier.',
};
