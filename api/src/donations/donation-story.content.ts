import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../payments/payment.contract.js';
import { paymentFailure } from '../payments/payment-failures.contract.js';

const by = (method: PaymentMethod) => PAYMENT_METHOD_LABELS[method].toLowerCase();

/** What the story of a gift says, to staff. */
export const storyTexts = {
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
  refundAsked: (money: string) => `Remboursement de ${money} demandé`,
  refundRefused: (code: string) => `Remboursement refusé par le prestataire (${code})`,
  refunded: (money: string) => `${money} remboursés`,
  refundFailed: (money: string) => `Remboursement de ${money} non abouti : l’argent est revenu`,
  disputed: (money: string, reason: string | null) =>
    `Paiement de ${money} contesté auprès de la banque${reason ? ` (${reason})` : ''}`,
  disputeWon: (money: string) => `Contestation gagnée : ${money} sont revenus`,
  disputeLost: 'Contestation perdue : l’argent ne reviendra pas',
  otherPayment: (got: string, expected: string) =>
    `Paiement écarté : le prestataire annonce ${got}, le don est de ${expected}`,
  paidTwice: (money: string) => `Payé deux fois : ${money} à rendre au donateur`,
  paidTwiceReturned: (money: string) => `Second paiement rendu : ${money}`,
  reminder: 'Rappel du virement promis',
  letter: (subject: string) => `E-mail envoyé : « ${subject} »`,
  changed: 'Identité du donateur modifiée',
  forgotten: 'Le donateur a supprimé son compte : ce que la loi n’oblige pas à garder est effacé',
  preferences: 'Message, dédicace ou anonymat modifiés',
};
