import { platformErrors } from '../platform/errors/platform.errors.js';
import { Problem } from '../platform/errors/problem.js';
import { DONATION_STATUS_LABELS as LABELS, type DonationStatus } from './donation-choices.contract.js';
import { DONATION_MESSAGES as MESSAGES } from './donation.contract.js';

export const donationErrors = {
  /** Also for whoever may not see it: as if it did not exist. */
  notFound: () => new Problem({ code: 'don-introuvable', status: 404, detail: MESSAGES.not_found }),
  paymentNotFound: () =>
    new Problem({ code: 'paiement-introuvable', status: 404, detail: MESSAGES.details_missing }),
  campaignClosed: () =>
    platformErrors.invalid({
      campaign:
        'Cette campagne ne reçoit pas de dons d’argent en ce moment : choisissez-en une autre, ou l’association.',
    }),
  formChanged: () =>
    new Problem({
      code: 'formulaire-deja-envoye',
      status: 409,
      detail:
        'Ce formulaire a déjà été envoyé avec d’autres réponses : rechargez la page avant d’envoyer les nouvelles.',
    }),
  noIdentifier: () =>
    new Problem({ code: 'paiement-sans-identifiant', status: 400, detail: MESSAGES.no_identifier }),
  onceOnly: () =>
    platformErrors.invalid({
      frequency: 'Ce paiement se fait une fois : pour un don régulier, passez par le formulaire de don.',
    }),
  noIntent: () =>
    platformErrors.invalid({
      payment_method:
        'Ce moyen de paiement se fait sur la page de son prestataire : passez par le formulaire de don.',
    }),
  cannotRetry: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Ce don est « ${LABELS[status]} » : il n’y a plus rien à payer.`,
    }),
  beingPaid: () =>
    new Problem({
      code: 'paiement-en-cours',
      status: 409,
      detail: 'Votre banque traite déjà ce paiement : attendez sa réponse avant d’en faire un autre.',
    }),
  notPending: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[status]} » n’attend plus de paiement.`,
    }),
  notPaid: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[status]} » n’a rien à confirmer.`,
    }),
  notRefundable: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[status]} » ne se rembourse pas.`,
    }),
  refundTooLarge: (left: string) =>
    platformErrors.invalid({
      amount: `Il reste au plus ${left} à rembourser sur ce don.`,
    }),
  receiptBeingMade: () =>
    new Problem({ code: 'recu-en-preparation', status: 404, detail: MESSAGES.receipt_being_made }),
  inTheFuture: () => platformErrors.invalid({ received_on: 'Indiquez un jour passé, ou aujourd’hui.' }),
  receiptIssued: () =>
    new Problem({
      code: 'recu-emis',
      status: 409,
      detail:
        'Le reçu de ce don est émis : pour corriger un nom ou une adresse, écrivez-nous, nous le remplacerons.',
    }),
  identityKept: () =>
    new Problem({
      code: 'identite-gardee',
      status: 409,
      detail: 'Ce don est abandonné : son identité ne change plus.',
    }),
};
