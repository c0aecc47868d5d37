import { Problem } from '../../platform/errors/problem.js';

export const interestStopErrors = {
  notFound: () =>
    new Problem({
      code: 'suivi-introuvable',
      status: 404,
      detail:
        'Ce lien ne mène à aucun événement suivi : ouvrez-le depuis l’e-mail lui-même. Ou ce suivi a été effacé.',
    }),
};
