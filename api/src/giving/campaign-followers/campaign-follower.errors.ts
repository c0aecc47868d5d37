import { Problem } from '../../platform/errors/problem.js';

export const followerErrors = {
  linkUnknown: () =>
    new Problem({
      code: 'lien-inconnu',
      status: 404,
      detail: 'Ce lien ne mène à aucune collecte : ouvrez-le depuis l’e-mail lui-même.',
    }),
  noCampaign: () =>
    new Problem({
      code: 'don-sans-collecte',
      status: 409,
      detail: 'Ce don ne va pas à une collecte en particulier : il n’y a pas de nouvelles à recevoir.',
    }),
};
