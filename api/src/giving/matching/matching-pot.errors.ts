import { conflict, Problem } from '../../platform/errors/problem.js';

export const matchingErrors = {
  linkUnknown: () =>
    new Problem({
      code: 'lien-inconnu',
      status: 404,
      detail: 'Ce lien n’ouvre plus de bilan : demandez-en un autre à l’association.',
    }),
  ended: () => conflict('etat-impossible', 'Cet abondement est arrêté : il ne change plus.'),
  used: () =>
    conflict(
      'abondement-utilise',
      'Des dons ont été abondés : arrêtez l’abondement au lieu de le supprimer.',
    ),
};
