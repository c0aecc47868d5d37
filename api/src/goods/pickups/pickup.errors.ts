import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { SHARED_ROUND_MESSAGES } from './shared-round.contract.js';

export const pickupErrors = {
  notFound: () =>
    new Problem({
      code: 'collecte-introuvable',
      status: 404,
      detail: 'Cette collecte n’existe pas ou plus.',
    }),
  invalid: platformErrors.invalid,
  roundChanged: () =>
    new Problem({
      code: 'tournee-changee',
      status: 409,
      detail: 'La tournée a changé entre-temps : relisez-la avant d’en changer l’ordre.',
    }),
  noPickup: () =>
    new Problem({
      code: 'collecte-non-prevue',
      status: 404,
      detail: 'Aucune collecte n’est prévue pour ce don en ce moment.',
    }),
  roundUnknown: () =>
    new Problem({ code: 'tournee-inconnue', status: 404, detail: SHARED_ROUND_MESSAGES.unknown }),
  roundOver: () =>
    new Problem({ code: 'tournee-passee', status: 410, detail: SHARED_ROUND_MESSAGES.expired }),
  notInRound: () =>
    new Problem({
      code: 'collecte-hors-tournee',
      status: 404,
      detail: 'Cette collecte n’est plus dans votre tournée : relisez la liste.',
    }),
};
