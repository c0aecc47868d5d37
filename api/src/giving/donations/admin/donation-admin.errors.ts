import { Problem } from '../../../platform/errors/problem.js';

export const donationAdminErrors = {
  notFound: () =>
    new Problem({ code: 'don-introuvable', status: 404, detail: 'Ce don n’existe pas ou plus.' }),
  refundRefused: (code: string) =>
    new Problem({
      code: 'remboursement-refuse',
      status: 409,
      detail: `Le prestataire a refusé ce remboursement (${code}). Rien n’a bougé : remboursez par chèque ou par virement, ou voyez sur le site du prestataire.`,
    }),
};
