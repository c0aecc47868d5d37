import { Problem } from '../../platform/errors/problem.js';

export const checkInErrors = {
  noEvent: () =>
    new Problem({ code: 'evenement-introuvable', status: 404, detail: 'Cet événement n’existe pas.' }),
  noTicket: () =>
    new Problem({
      code: 'billet-introuvable',
      status: 404,
      detail: 'Ce billet n’existe pas, ou n’est pas de cet événement.',
    }),
};
