import { conflict, Problem } from '../../platform/errors/problem.js';
import { RECEIPT_MESSAGES } from './receipt.contract.js';

export const receiptErrors = {
  notFound: () => new Problem({ code: 'recu-introuvable', status: 404, detail: 'Ce reçu n’existe pas.' }),
  unknownCode: () => new Problem({ code: 'recu-inconnu', status: 404, detail: RECEIPT_MESSAGES.unknown }),
  specimen: () => new Problem({ code: 'recu-specimen', status: 404, detail: RECEIPT_MESSAGES.specimen }),
  notIssued: () =>
    conflict('recus-non-emis', 'Les reçus fiscaux ne sont pas émis : allumez-les d’abord dans les réglages.'),
  voided: (number: string, replacedBy: string | null) =>
    new Problem({
      code: 'recu-annule',
      status: 410,
      detail: replacedBy
        ? `Le reçu ${number} est annulé : le reçu ${replacedBy} le remplace.`
        : `Le reçu ${number} est annulé.`,
    }),
  alreadyVoided: (number: string) => conflict('recu-deja-annule', `Le reçu ${number} est déjà annulé.`),
  damaged: () =>
    new Problem({
      code: 'recu-abime',
      status: 503,
      detail: 'Le fichier de ce reçu ne peut pas être lu pour le moment. Réessayez plus tard.',
    }),
};
