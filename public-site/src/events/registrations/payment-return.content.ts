import type { RegistrationPaymentState } from '@livres/api/contract';
import { momentText } from './own-registration.content';

export const paymentReturnContent = {
  title: 'Votre paiement',
  description: 'Ce qu’est devenu le paiement d’une inscription.',
  check: 'Vérifier mon paiement',
  checking: 'Vérification…',
  own: 'Voir mon inscription et mes billets',
  pay: 'Reprendre le paiement',
  byEmail: 'Le lien vers votre inscription est dans l’e-mail que nous vous avons envoyé.',
  reference: (reference: string) => `Référence ${reference}`,
  toEvent: 'Voir la page de l’événement',
  missing: {
    title: 'Paiement introuvable',
    text: 'Cette adresse n’est celle d’aucun paiement. Ouvrez votre inscription depuis l’e-mail que nous vous avons envoyé.',
    write: 'Nous écrire',
  },
  unread: {
    title: 'Votre paiement ne se laisse pas lire pour le moment',
    text: 'S’il a été fait, il n’est pas perdu. Réessayez dans un instant.',
  },
  said,
} as const;

export interface PaymentSaid {
  kind: 'paid' | 'given_back' | 'refused' | 'given_up' | 'waiting';
  title: string;
  text: string;
}

/** What a payment has come to, in a title and a sentence. */
function said(payment: RegistrationPaymentState, hasGivenUp: boolean): PaymentSaid {
  const { is_paid, status, seats, due, payment_failure, payment_status } = payment;
  const kept = keptSentence(payment);
  const isSure = status === 'confirmed';
  if (is_paid && isSure && due === 0)
    return {
      kind: 'paid',
      title: seats > 1 ? 'Merci, vos places sont réservées' : 'Merci, votre place est réservée',
      text: 'Votre paiement est arrivé. Les billets sont sur la page de votre inscription, et dans l’e-mail qui vient de partir.',
    };
  if (is_paid && (status === 'cancelled' || status === 'refunded'))
    return {
      kind: 'given_back',
      title: 'Cette inscription est annulée',
      text: 'Ce qui vous est rendu de votre paiement est sur la page de votre inscription.',
    };
  if ((is_paid && !isSure) || status === 'refunded')
    return {
      kind: 'given_back',
      title: 'Ce paiement vous est rendu',
      text: 'Il est arrivé quand il ne restait plus de place. Toute la somme revient par le même chemin, sans que vous ayez rien à faire.',
    };
  if (status === 'expired' || status === 'cancelled')
    return {
      kind: 'given_up',
      title: 'La place n’est plus gardée',
      text: `${status === 'expired' ? 'Le délai est passé' : 'L’inscription a été annulée'} avant le paiement. Si une somme arrive encore, elle vous est rendue.`,
    };
  if (payment_failure)
    return { kind: 'refused', title: 'Le paiement a été refusé', text: payment_failure + kept };
  if (hasGivenUp || payment_status === 'cancelled' || payment_status === 'expired')
    return {
      kind: 'given_up',
      title: 'Le paiement n’a pas été fait',
      text: `Rien n’a été prélevé.${kept}`,
    };
  return {
    kind: 'waiting',
    title: 'Nous attendons la réponse de votre banque',
    text: 'Elle vient d’ordinaire en quelques secondes. Vous pouvez fermer cette page\u00a0: nous vous écrivons dès que nous savons.',
  };
}

/** That its seats are kept, and until when; a sure seat is kept whatever is still to be paid of it. */
function keptSentence({ status, seats, expires_at }: RegistrationPaymentState): string {
  const subject = seats > 1 ? 'Vos places restent' : 'Votre place reste';
  if (status === 'confirmed') return ` ${subject} ${seats > 1 ? 'réservées' : 'réservée'}.`;
  if (status !== 'pending_payment' || !expires_at) return '';
  return ` ${subject} ${seats > 1 ? 'gardées' : 'gardée'} jusqu’au ${momentText(expires_at)}.`;
}
