import { Problem } from '../../platform/errors/problem.js';

export const projectErrors = {
  notFound: () =>
    new Problem({
      code: 'projet-introuvable',
      status: 404,
      detail: 'Ce projet n’existe pas ou n’est plus en ligne.',
    }),
};
