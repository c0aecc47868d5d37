import { Problem } from '../../platform/errors/problem.js';

export const bounceErrors = {
  refused: () =>
    new Problem({
      code: 'annonce-refusee',
      status: 401,
      detail: 'Le secret joint à cette annonce n’est pas le bon.',
    }),
};
