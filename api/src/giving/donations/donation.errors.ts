import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { DONATION_STATUS_LABELS as LABELS, type DonationStatus } from './donation-choices.contract.js';
import { DONATION_MESSAGES as MESSAGES } from './donation.contract.js';

export const donationErrors = {
  /** Also for whoever may not see it: as if it did not exist. */
  notFound: () => new Problem({ code: 'don-introuvable', status: 404, detail: MESSAGES.not_found }),
  paymentNotFound: () =>
    new Problem({ code: 'paiement-introuvable', status: 404, detail: MESSAGES.details_missing }),
  /** Of a payment's session or number: it opens the confirmation for an hour. */
  confirmationOver: () =>
    new Problem({ code: 'confirmation-terminee', status: 410, detail: MESSAGES.confirmation_over }),
  linkTooOld: (email_hint: string) =>
    new Problem({
      code: 'lien-trop-ancien',
      status: 410,
      detail: MESSAGES.link_too_old,
      extra: { email_hint },
    }),
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
  cannotBecome: (from: DonationStatus, to: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[from]} » ne peut pas devenir « ${LABELS[to]} ».`,
    }),
  notPending: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[status]} » n’attend plus de paiement.`,
    }),
  alreadyPaid: () =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS.succeeded} » n’attend plus de paiement : enregistrez ce virement comme un nouveau don, ou rendez-le.`,
    }),
  notUnapplied: () =>
    new Problem({
      code: 'paiement-deja-traite',
      status: 409,
      detail: 'Il ne reste rien de ce paiement : il a été rendu, ou accepté.',
    }),
  returnAsked: () =>
    new Problem({
      code: 'retour-deja-demande',
      status: 409,
      detail: 'Le retour de ce paiement est déjà demandé au prestataire : attendez sa réponse.',
    }),
  notAcceptable: () =>
    new Problem({
      code: 'paiement-a-rendre',
      status: 409,
      detail: 'Ce paiement ne peut pas devenir un don : rendez-le au donateur.',
    }),
  notPaid: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don « ${LABELS[status]} » n’a rien à confirmer.`,
    }),
  notReceived: (status: DonationStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don «\u00a0${LABELS[status]}\u00a0» n’a pas été reçu\u00a0: il n’y a rien à annuler.`,
    }),
  paidOnline: () =>
    new Problem({
      code: 'paiement-en-ligne',
      status: 409,
      detail: 'Ce don a été payé en ligne\u00a0: il ne s’annule pas, il se rembourse.',
    }),
  undoAfterRefund: () =>
    new Problem({
      code: 'don-rembourse',
      status: 409,
      detail: 'Ce don a été remboursé, en tout ou en partie\u00a0: sa réception ne s’annule plus.',
    }),
  isDeposited: () =>
    new Problem({
      code: 'don-remis-en-banque',
      status: 409,
      detail: 'Ce don a été remis à la banque\u00a0: annulez d’abord le rapprochement de la remise.',
    }),
  notACheque: () =>
    new Problem({
      code: 'pas-un-cheque',
      status: 409,
      detail: 'Seul un chèque revient impayé\u00a0: pour une erreur de saisie, annulez la saisie.',
    }),
  chequeInHand: () =>
    new Problem({
      code: 'cheque-non-remis',
      status: 409,
      detail:
        'Ce chèque n’est pas encore remis en banque dans les comptes\u00a0: rapprochez d’abord la ligne de sa remise.',
    }),
  beforeTheGift: () => platformErrors.invalid({ received_on: 'Le chèque est revenu après le jour du don.' }),
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
