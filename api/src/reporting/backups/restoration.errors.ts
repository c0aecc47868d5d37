import { Problem } from '../../platform/errors/problem.js';

export const restorationErrors = {
  noneOpen: () =>
    new Problem({
      code: 'rien-a-confirmer',
      status: 409,
      detail: 'Aucune restauration n’attend : tout part comme d’habitude.',
    }),
};
