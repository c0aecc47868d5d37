import { platformErrors } from '../platform/errors/platform.errors.js';
import { Problem } from '../platform/errors/problem.js';
import { RECURRING_MESSAGES as MESSAGES } from './recurring-gift.contract.js';
import { RECURRING_STATUS_LABELS as LABELS, type RecurringStatus } from './recurring-gift-state.contract.js';

export const recurringErrors = {
  notFound: () => new Problem({ code: 'don-regulier-introuvable', status: 404, detail: MESSAGES.not_found }),
  cannotBecome: (from: RecurringStatus, to: RecurringStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un don régulier « ${LABELS[from]} » ne peut pas devenir « ${LABELS[to]} ».`,
    }),
  cannotChange: (status: RecurringStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Ce don régulier est « ${LABELS[status]} » : son montant et son moyen de paiement ne changent plus.`,
    }),
  notYet: () =>
    new Problem({
      code: 'don-regulier-a-confirmer',
      status: 409,
      detail: 'Le premier paiement est encore en cours : revenez dès qu’il est confirmé.',
    }),
  amount: () => platformErrors.invalid({ amount: MESSAGES.amount }),
};
