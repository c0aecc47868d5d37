import { Problem } from '../../platform/errors/problem.js';
import { SAVED_VIEW_LIMITS } from './saved-view.contract.js';

export const savedViewErrors = {
  mayNotRead: () =>
    new Problem({
      code: 'liste-reservee',
      status: 403,
      detail: 'Votre rôle ne lit pas cette liste : il n’en garde pas de vue.',
    }),
  notYours: (owner: string | null) =>
    new Problem({
      code: 'vue-d-une-autre-personne',
      status: 403,
      detail: `Cette vue est à ${owner ?? 'l’équipe'}. Enregistrez la vôtre sous un autre nom, ou demandez à ${owner ?? 'une administratrice ou un administrateur'} de la changer.`,
    }),
  tooMany: () =>
    new Problem({
      code: 'trop-de-vues',
      status: 409,
      detail: `Vous avez déjà ${SAVED_VIEW_LIMITS.of_one_owner} vues de cette liste : supprimez celles qui ne servent plus.`,
    }),
};
