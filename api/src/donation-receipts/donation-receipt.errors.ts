import { Problem } from '../platform/errors/problem.js';

export const donationReceiptErrors = {
  notFound: () => new Problem({ code: 'recu-introuvable', status: 404, detail: 'Ce reçu n’existe pas.' }),
  nothingToReplace: () =>
    new Problem({
      code: 'recu-sans-don',
      status: 409,
      detail: 'Rien ne reste des dons de ce reçu : il ne peut pas être remplacé.',
    }),
  incomplete: (missing: string[]) =>
    new Problem({
      code: 'recu-incomplet',
      status: 409,
      detail: `Complétez d’abord la fiche du don : ${missing.join(', ')}.`,
    }),
  noAddress: () =>
    new Problem({
      code: 'recu-sans-email',
      status: 409,
      detail: 'Aucune adresse e-mail n’est connue : téléchargez le reçu et envoyez-le par la poste.',
    }),
};
