import { Problem } from '../platform/errors/problem.js';

export const memberSpaceErrors = {
  giftNotFound: () => new Problem({ code: 'don-introuvable', status: 404, detail: 'Don non trouvé' }),
  identityIncomplete: () =>
    new Problem({
      code: 'coordonnees-incompletes',
      status: 409,
      detail: 'Enregistrez d’abord votre nom et votre adresse complète : un reçu fiscal doit les porter.',
    }),
  recurringGiftRuns: () =>
    new Problem({
      code: 'don-regulier-en-cours',
      status: 409,
      detail:
        'Un de vos dons réguliers est encore en cours : arrêtez-le d’abord dans votre espace, sinon il continuerait sans que vous puissiez le suivre ici.',
    }),
};
