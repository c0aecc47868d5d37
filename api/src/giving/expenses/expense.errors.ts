import { platformErrors } from '../../platform/errors/platform.errors.js';
import { conflict, Problem } from '../../platform/errors/problem.js';
import { EXPENSE_MESSAGES as MESSAGES } from './expense.contract.js';

export const expenseErrors = {
  closed: (year: number) =>
    conflict(
      'exercice-clos',
      `L’exercice ${year} est clos : il ne reçoit plus de dépense et ne change plus.`,
    ),
  reversed: () => conflict('etat-impossible', 'Cette dépense est annulée : elle ne change plus.'),
  yearRuns: (year: number) =>
    conflict(
      'exercice-en-cours',
      `L’année ${year} n’est pas finie : elle se clôt à partir du 1er janvier suivant.`,
    ),
  noDocument: () =>
    new Problem({ code: 'piece-introuvable', status: 404, detail: 'Cette dépense n’a pas de pièce jointe.' }),
  document: () => platformErrors.invalid({ file: MESSAGES.document }),
  tooLarge: () =>
    new Problem({
      code: 'fichier-trop-lourd',
      status: 413,
      detail: MESSAGES.too_large,
      errors: { file: MESSAGES.too_large },
    }),
  brokenForm: () =>
    new Problem({
      code: 'formulaire-illisible',
      status: 400,
      detail: 'Le formulaire n’est pas arrivé en entier : envoyez-le à nouveau.',
    }),
};
