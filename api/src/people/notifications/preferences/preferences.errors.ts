import { Problem } from '../../../platform/errors/problem.js';

export const preferenceErrors = {
  codeWrong: () =>
    new Problem({
      code: 'code-inexact',
      status: 400,
      detail: 'Ce code n’est pas le bon. Vérifiez-le dans le dernier e-mail reçu.',
      errors: { code: 'Ce code n’est pas le bon.' },
    }),
  codeOver: () =>
    new Problem({
      code: 'code-perime',
      status: 409,
      detail: 'Ce code ne vaut plus\u00a0: demandez-en un autre.',
    }),
};
