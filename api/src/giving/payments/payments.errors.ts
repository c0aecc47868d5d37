import { platformErrors } from '../../platform/errors/platform.errors.js';
import { conflict, Problem } from '../../platform/errors/problem.js';
import { ProviderRefusal, ProviderUnavailable, UnreadableEvent } from './payment-provider.js';

export const paymentErrors = {
  noProvider: () =>
    new Problem({
      code: 'prestataire-inconnu',
      status: 404,
      detail: 'Ce prestataire de paiement n’est pas connu ici.',
    }),
  methodNotOffered: () =>
    new Problem({
      code: 'moyen-de-paiement-non-propose',
      status: 400,
      detail: 'Ce moyen de paiement n’est pas proposé. Choisissez-en un autre.',
      errors: { payment_method: 'Ce moyen de paiement n’est pas proposé. Choisissez-en un autre.' },
    }),
  attemptNotFound: () =>
    new Problem({ code: 'paiement-introuvable', status: 404, detail: 'Ce paiement n’existe pas ici.' }),
  unavailable: () =>
    new Problem({
      code: 'prestataire-injoignable',
      status: 503,
      detail:
        'Le service de paiement ne répond pas pour le moment. Rien n’a été débité. Réessayez dans quelques minutes : votre don est gardé.',
      headers: { 'Retry-After': '30' },
    }),
  comparisonAway: (provider: string) =>
    new Problem({
      code: 'comparaison-impossible',
      status: 503,
      detail: `${provider} ne répond pas en ce moment\u00a0: rien n’a été changé. Réessayez dans quelques minutes.`,
      headers: { 'Retry-After': '60' },
    }),
  comparisonFailed: (provider: string, why: string) =>
    conflict(
      'comparaison-impossible',
      `La comparaison avec ${provider} n’a pas pu se terminer\u00a0: ${why}. Ce qui a pu être comparé l’a été.`,
    ),
  refused: (code: string) =>
    new Problem({
      code: 'prestataire-refuse',
      status: 409,
      detail: 'Le prestataire de paiement refuse cette opération.',
      extra: { provider_code: code },
    }),
  unreadableEvent: () =>
    new Problem({
      code: 'annonce-illisible',
      status: 400,
      detail:
        'Cette annonce est signée, mais il y manque ce qu’elle doit dire\u00a0: son numéro, sa nature, son objet.',
    }),
  phoneMissing: () =>
    platformErrors.invalid({
      phone:
        'Indiquez le numéro MTN MoMo qui paie, avec l’indicatif de son pays, par exemple +237 6 70 00 00 00.',
    }),
  badSignature: () =>
    new Problem({
      code: 'signature-refusee',
      status: 400,
      detail: 'Cette annonce n’est pas signée comme il faut.',
    }),
};

/** What a provider's failure is for the person who asked; any other failure stays what it is. */
export function asProblem(error: unknown): unknown {
  if (error instanceof UnreadableEvent) return paymentErrors.unreadableEvent();
  if (error instanceof ProviderUnavailable) return paymentErrors.unavailable();
  return error instanceof ProviderRefusal ? paymentErrors.refused(error.code) : error;
}
