import { Problem } from '../../platform/errors/problem.js';

export const campaignUpdateErrors = {
  notFound: () =>
    new Problem({
      code: 'nouvelle-introuvable',
      status: 404,
      detail: 'Cette nouvelle n’existe pas ou n’est plus en ligne.',
    }),
};
