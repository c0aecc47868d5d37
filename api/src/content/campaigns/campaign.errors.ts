import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';

export const campaignErrors = {
  notFound: () =>
    new Problem({
      code: 'campagne-introuvable',
      status: 404,
      detail: 'Cette campagne n’existe pas ou n’est plus en ligne.',
    }),
  currencyInUse: () =>
    platformErrors.invalid({
      currency: 'Des dons sont déjà comptés dans la monnaie actuelle : elle ne change plus.',
    }),
};
