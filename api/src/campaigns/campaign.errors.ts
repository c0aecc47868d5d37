import { platformErrors } from '../platform/errors/platform.errors.js';
import { Problem } from '../platform/errors/problem.js';
import { CAMPAIGN_MESSAGES } from './campaign.contract.js';

export const campaignErrors = {
  notFound: () =>
    new Problem({
      code: 'campagne-introuvable',
      status: 404,
      detail: 'Cette campagne n’existe pas ou n’est plus en ligne.',
    }),
  slugTaken: () => platformErrors.invalid({ slug: CAMPAIGN_MESSAGES.slug_taken }),
  imageNotFound: () =>
    platformErrors.invalid({ featured_image_id: 'Cette image n’est pas dans la médiathèque.' }),
  currencyInUse: () =>
    platformErrors.invalid({
      currency: 'Des dons sont déjà comptés dans la monnaie actuelle : elle ne change plus.',
    }),
  invalid: (errors: Record<string, string>) => platformErrors.invalid(errors),
  inTheBin: () =>
    new Problem({
      code: 'campagne-a-la-corbeille',
      status: 409,
      detail: 'Cette campagne n’est plus en cours : restaurez-la avant de la modifier.',
    }),
  notInTheBin: () =>
    new Problem({
      code: 'campagne-en-cours',
      status: 409,
      detail: 'Cette campagne n’est ni archivée ni à la corbeille.',
    }),
};
