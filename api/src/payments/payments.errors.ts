import { Problem } from '../platform/errors/problem.js';
import { ProviderRefusal, ProviderUnavailable } from './payment-provider.js';

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
  refused: (code: string) =>
    new Problem({
      code: 'prestataire-refuse',
      status: 409,
      detail: 'Le prestataire de paiement refuse cette opération.',
      extra: { provider_code: code },
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
  if (error instanceof ProviderUnavailable) return paymentErrors.unavailable();
  return error instanceof ProviderRefusal ? paymentErrors.refused(error.code) : error;
}
