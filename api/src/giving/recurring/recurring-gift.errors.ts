import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { RECURRING_MESSAGES as MESSAGES } from './recurring-gift.contract.js';
import { RECURRING_STATUS_LABELS as LABELS, type RecurringStatus } from './recurring-gift-state.contract.js';

export const recurringErrors = {
  notFound: () => new Problem({ code: 'don-regulier-introuvable', status: 404, detail: MESSAGES.not_found }),
  linkTooOld: (email_hint: string) =>
    new Problem({
      code: 'lien-trop-ancien',
      status: 410,
      detail: MESSAGES.link_too_old,
      extra: { email_hint },
    }),
  confirmationNotFound: () =>
    new Problem({ code: 'confirmation-introuvable', status: 404, detail: MESSAGES.confirmation_unknown }),
  confirmationOver: () =>
    new Problem({ code: 'confirmation-terminee', status: 410, detail: MESSAGES.confirmation_over }),
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
  amount: (doubt: string | null = null) => platformErrors.invalid({ amount: doubt ?? MESSAGES.amount }),
  notActive: (status: RecurringStatus, change: 'frequency' | 'skip') =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: MESSAGES.not_active(LABELS[status], change),
    }),
  /** The payment that was to be skipped is not the next one any more. */
  moved: () => new Problem({ code: 'prochain-paiement-change', status: 409, detail: MESSAGES.moved }),
  tooFar: () => new Problem({ code: 'paiement-trop-lointain', status: 409, detail: MESSAGES.too_far }),
  frequency: () => platformErrors.invalid({ frequency: MESSAGES.frequency }),
};
