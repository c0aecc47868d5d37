import { Problem } from '../../platform/errors/problem.js';

export const ambassadorErrors = {
  notFound: () =>
    new Problem({
      code: 'candidature-introuvable',
      status: 404,
      detail: 'Cette candidature d’ambassadeur n’existe pas ou plus.',
    }),
};
