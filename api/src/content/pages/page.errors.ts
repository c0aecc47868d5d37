import { Problem } from '../../platform/errors/problem.js';

export const pageErrors = {
  notFound: () =>
    new Problem({
      code: 'page-introuvable',
      status: 404,
      detail: 'Cette page n’existe pas ou n’est plus en ligne.',
    }),
};
