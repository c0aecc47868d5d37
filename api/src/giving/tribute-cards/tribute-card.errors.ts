import { DONATION_CARD_MESSAGES as MESSAGES } from '../donations/checkout/donation-card.contract.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { conflict, Problem } from '../../platform/errors/problem.js';
import { TRIBUTE_CARD_STATUS_LABELS as LABELS, type TributeCardStatus } from './tribute-card.contract.js';

export const tributeCardErrors = {
  notFound: () =>
    new Problem({ code: 'carte-introuvable', status: 404, detail: 'Ce don ne porte pas de carte.' }),
  kept: (status: TributeCardStatus) =>
    conflict('etat-impossible', `Cette carte est « ${LABELS[status]} » : elle ne change plus.`),
  linkUnknown: () =>
    new Problem({
      code: 'lien-inconnu',
      status: 404,
      detail: 'Ce lien ne mène à aucune carte : ouvrez-le depuis l’e-mail lui-même.',
    }),
  /** `field` is the form's own name of it. */
  day: (field: string) => platformErrors.invalid({ [field]: MESSAGES.day }),
  tooMany: () => platformErrors.invalid({ 'card.recipient_email': MESSAGES.too_many }),
};
