import { Problem } from '../../platform/errors/problem.js';

export const memberSpaceErrors = {
  giftNotFound: () => new Problem({ code: 'don-introuvable', status: 404, detail: 'Don non trouvé' }),
  registrationNotFound: () =>
    new Problem({ code: 'inscription-introuvable', status: 404, detail: 'Inscription non trouvée' }),
  identityIncomplete: () =>
    new Problem({
      code: 'coordonnees-incompletes',
      status: 409,
      detail: 'Enregistrez d’abord votre nom et votre adresse complète : un reçu fiscal doit les porter.',
    }),
};
