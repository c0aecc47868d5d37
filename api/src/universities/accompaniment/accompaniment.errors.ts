import { Problem } from '../../platform/errors/problem.js';

export const accompanimentErrors = {
  notFound: () =>
    new Problem({
      code: 'demande-introuvable',
      status: 404,
      detail: 'Cette demande d’accompagnement n’existe pas ou plus.',
    }),
};
