import { Problem } from '../../../platform/errors/problem.js';
import { ANALYTICS_QUESTION_LIMITS } from './question.contract.js';

export const questionErrors = {
  notYours: (owner: string) =>
    new Problem({
      code: 'question-d-une-autre-personne',
      status: 403,
      detail: `Cette question est à ${owner}. Dupliquez-la pour la changer, ou demandez-lui de le faire.`,
    }),
  tooMany: () =>
    new Problem({
      code: 'trop-de-questions',
      status: 409,
      detail: `Vous avez déjà ${ANALYTICS_QUESTION_LIMITS.of_one_owner} questions : supprimez celles qui ne servent plus.`,
    }),
};
