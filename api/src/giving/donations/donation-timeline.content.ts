import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../payments/payment.contract.js';
import { paymentFailure } from '../payments/payment-failures.contract.js';

const by = (method: PaymentMethod) => PAYMENT_METHOD_LABELS[method].toLowerCase();

/** What the timeline of a gift says, to staff. */
export const timelineTexts = {
  onTop: (money: string, paid_with: string) =>
    `Don de ${money}, payé avec l’inscription ${paid_with} à un événement`,
  created: (money: string, method: PaymentMethod) => `Don de ${money} commencé sur le site (${by(method)})`,
  ofSubscription: (money: string) => `Paiement de ${money} d’un don régulier`,
  offline: (money: string, method: PaymentMethod) => `Don de ${money} saisi par l’équipe (${by(method)})`,
  attempt: (method: PaymentMethod) => `Nouvel essai de paiement (${by(method)})`,
  instructions: 'Instructions de virement données au donateur',
  processing: 'Paiement accepté, en cours à la banque',
  succeeded: (money: string) => `Paiement de ${money} réussi`,
  received: (money: string) => `Virement de ${money} reçu`,
  otherAmount: (promised: string) => `Montant promis : ${promised}`,
  failed: (code: string | null) => `Paiement refusé : ${paymentFailure(code)}`,
  expired: 'Paiement abandonné par le donateur',
  cancelled: 'Don abandonné : rien n’a été payé à temps',
  cancelledByStaff: 'Don annulé par l’équipe',
  receptionUndone: (money: string) =>
    `Réception du virement de ${money} annulée\u00a0: le don attend de nouveau`,
  entryUndone: (money: string) => `Saisie de ${money} annulée\u00a0: le don n’a pas été reçu`,
  bounced: (money: string) => `Chèque de ${money} revenu impayé\u00a0: le don n’est plus reçu`,
  refundAsked: (money: string) => `Remboursement de ${money} demandé`,
  refundRefused: (code: string) => `Remboursement refusé par le prestataire (${code})`,
  refunded: (money: string) => `${money} remboursés`,
  refundFailed: (money: string) => `Remboursement de ${money} non abouti : l’argent est revenu`,
  disputed: (money: string, reason: string | null) =>
    `Paiement de ${money} contesté auprès de la banque${reason ? ` (${reason})` : ''}`,
  disputeWon: (money: string) => `Contestation gagnée : ${money} sont revenus`,
  disputeLost: 'Contestation perdue : l’argent ne reviendra pas',
  otherPayment: (got: string, expected: string) =>
    `Le prestataire annonce un paiement de ${got} en cours, le don est de ${expected}`,
  unapplied: (got: string, expected: string) =>
    `Paiement de ${got} mis en attente : le don est de ${expected}. À rendre ou à accepter`,
  unappliedReturned: (money: string) => `Paiement en attente rendu : ${money}`,
  unappliedAsked: (money: string) => `Retour d’un paiement de ${money} demandé`,
  accepted: (money: string) => `Paiement de ${money} accepté comme don`,
  acceptedElsewhere: (money: string, reference: string) =>
    `Paiement de ${money} accepté comme un don à part : ${reference}`,
  paidTwice: (money: string) => `Payé deux fois : ${money} à rendre au donateur`,
  paidTwiceReturned: (money: string) => `Second paiement rendu : ${money}`,
  reminder: 'Rappel du virement promis',
  letter: (subject: string) => `E-mail envoyé : « ${subject} »`,
  changed: 'Identité du donateur modifiée',
  forgotten: 'Le donateur a supprimé son compte : ce que la loi n’oblige pas à garder est effacé',
  forgottenUnpaid: 'Jamais payé : qui voulait donner est effacé au bout de 30 jours',
  preferences: 'Message, dédicace ou anonymat modifiés',
};
