import { HAND_METHOD_LABELS, type HandMethod } from './registration.contract.js';

const places = (seats: number) => `${seats} place${seats > 1 ? 's' : ''}`;

function offer(offered: number, wanted: number): string {
  const proposed = offered > 1 ? `${places(offered)} sont proposées` : 'Une place est proposée';
  return offered < wanted ? `${proposed} sur les ${wanted} demandées` : proposed;
}

export const timelineTexts = {
  created: (seats: number) => `Inscription commencée sur le site (${places(seats)})`,
  repeated:
    'Demandée de nouveau depuis une adresse déjà inscrite : rien n’est réservé de plus tant qu’elle ne le confirme pas',
  createdForList: (seats: number) => `Demande pour la liste d’attente (${places(seats)})`,
  enteredByStaff: (seats: number) => `Saisie par l’équipe (${places(seats)})`,
  resent: 'E-mail de vérification envoyé de nouveau',
  verified: 'Adresse e-mail vérifiée',
  confirmed: 'Inscription confirmée',
  waitlisted: (position: number | null) =>
    position ? `Sur la liste d’attente, place ${position}` : 'Sur la liste d’attente',
  offered: (offered: number, wanted: number) => `${offer(offered, wanted)}, pendant 24 heures au plus`,
  offeredByStaff: (offered: number, wanted: number) => `${offer(offered, wanted)} par l’équipe`,
  accepted: (taken: number, wanted: number) =>
    taken < wanted
      ? `Proposition acceptée : ${places(taken)} sur les ${wanted} demandées`
      : 'Place proposée acceptée',
  declined: (offered: number, wanted: number) =>
    `Proposition de ${places(offered)} refusée : garde son rang pour ${wanted}`,
  unanswered: (offered: number, wanted: number) =>
    `Proposition de ${places(offered)} sans réponse : garde son rang pour ${wanted}`,
  expired: {
    pending_verification: 'Adresse jamais vérifiée : la place est rendue',
    pending_payment: 'Jamais payée : la place est rendue',
    waitlisted: 'Place proposée, jamais prise : elle est rendue',
  },
  paymentBegun: (money: string) => `Paiement de ${money} commencé`,
  instructions: 'Indications de virement envoyées',
  processing: 'Paiement en cours chez le prestataire',
  paymentUnknown:
    'Délai passé, mais le paiement commencé n’est pas clos chez le prestataire : la place est gardée',
  paymentFailed: (code: string | null) => `Paiement refusé${code ? ` (${code})` : ''}`,
  paid: (money: string) => `Payé : ${money}`,
  paidByHand: (money: string, method: HandMethod) =>
    `Payé à l’équipe : ${money} (${HAND_METHOD_LABELS[method].toLowerCase()})`,
  paidTwice: (money: string) => `Un second paiement de ${money} est arrivé : il est rendu`,
  paidTooMuch: (money: string) => `${money} de trop sont arrivés : ils sont à rendre`,
  paymentUndone: (money: string) => `Encaissement de ${money} annulé : il n’était pas pour cette inscription`,
  paidTooLate: (money: string) => `Payé trop tard (${money}), sans place libre : l’argent est rendu`,
  paidLateSeat: 'Payé après le délai : une place était libre',
  otherPayment: (got: string, expected: string) =>
    `Un paiement de ${got} est arrivé au lieu de ${expected} : il est rendu`,
  cancelled: 'Annulée par la personne inscrite',
  cancelledByStaff: 'Annulée par l’équipe',
  cancelledWithEvent: 'Annulée avec l’événement',
  refundAsked: (money: string) => `Remboursement de ${money} demandé`,
  refunded: (money: string) => `Remboursé : ${money}`,
  refundFailed: (money: string) => `Le remboursement de ${money} n’a pas abouti : à rendre autrement`,
  refundLeft: (money: string) => `Remboursement de ${money} classé sans suite`,
  refundRefused: (code: string) => `Remboursement refusé par le prestataire (${code})`,
  disputed: (money: string, reason: string | null) =>
    `Paiement contesté : ${money}${reason ? ` (${reason})` : ''}`,
  disputeWon: (money: string) => `Contestation gagnée : ${money} reviennent`,
  disputeLost: 'Contestation perdue',
  again: 'Places redemandées, avec les mêmes réponses',
  seatsChanged: (from: number, to: number) => `${places(from)} → ${places(to)}`,
  personChanged: 'Coordonnées changées',
  dateAsked: 'Date changée : présence ou remboursement demandés',
  comes: 'Vient à la nouvelle date',
  refusesDate: 'Ne vient pas à la nouvelle date : tout est rendu',
  differenceAsked: (money: string) => `Reste à payer : ${money}`,
  differenceWaived: (money: string) => `Les ${money} de différence ne sont plus demandés`,
  moved: (from: string, to: string) => `De « ${from} » à « ${to} »`,
  emailed: (subject: string) => `E-mail envoyé : « ${subject} »`,
  note: 'Note',
} as const;
