import { Problem } from '../../platform/errors/problem.js';

export const scholarshipErrors = {
  notFound: () =>
    new Problem({
      code: 'bourse-introuvable',
      status: 404,
      detail: 'Cette bourse n’existe pas ou a été supprimée.',
    }),
};
