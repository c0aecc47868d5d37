import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { CONTACT_STATUS_LABELS, type ContactStatus } from './contact.contract.js';

export const contactErrors = {
  notFound: () =>
    new Problem({ code: 'message-introuvable', status: 404, detail: 'Ce message n’existe pas ou plus.' }),
  cannotBecome: (from: ContactStatus, to: ContactStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Un message « ${CONTACT_STATUS_LABELS[from]} » ne peut pas devenir « ${CONTACT_STATUS_LABELS[to]} ».`,
    }),
  unknownAssignee: () =>
    platformErrors.invalid({ assigned_to: 'Cette personne ne peut pas répondre aux messages.' }),
  spamIsNotAnswered: () =>
    new Problem({
      code: 'message-indesirable',
      status: 409,
      detail: 'Ce message est marqué comme indésirable : remettez-le d’abord parmi les nouveaux.',
    }),
  inTheBin: () =>
    new Problem({
      code: 'message-a-la-corbeille',
      status: 409,
      detail: 'Ce message est à la corbeille : restaurez-le d’abord.',
    }),
  notInTheBin: () =>
    new Problem({ code: 'message-en-cours', status: 409, detail: 'Ce message n’est pas à la corbeille.' }),
};
