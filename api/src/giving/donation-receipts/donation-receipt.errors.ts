import { RECEIPT_ARCHIVE_LIMIT } from './donation-receipt.contract.js';
import { Problem } from '../../platform/errors/problem.js';

export const donationReceiptErrors = {
  notFound: () => new Problem({ code: 'recu-introuvable', status: 404, detail: 'Ce reçu n’existe pas.' }),
  nothingToReplace: () =>
    new Problem({
      code: 'recu-sans-don',
      status: 409,
      detail: 'Rien ne reste des dons de ce reçu : il ne peut pas être remplacé.',
    }),
  nonProfit: () =>
    new Problem({
      code: 'recu-sans-objet',
      status: 409,
      detail:
        'Le donateur est un organisme sans but lucratif : aucun reçu fiscal ne peut lui être délivré. Annulez ce reçu, ou corrigez la fiche du don.',
    }),
  nothingToArchive: () =>
    new Problem({
      code: 'recus-sans-fichier',
      status: 409,
      detail: 'Aucun reçu en vigueur ne correspond à ce filtre : il n’y a rien à télécharger.',
    }),
  tooManyToArchive: (count: number) =>
    new Problem({
      code: 'recus-trop-nombreux',
      status: 409,
      detail: `Ce filtre réunit ${count} reçus : une archive en contient ${RECEIPT_ARCHIVE_LIMIT} au plus. Choisissez une année, un formulaire, ou cochez des reçus dans la liste.`,
    }),
  testMode: () =>
    new Problem({
      code: 'recu-mode-test',
      status: 409,
      detail: 'Ce don est un essai : aucun argent n’a circulé, aucun reçu fiscal ne peut être émis.',
    }),
  notAwaited: (number: string) =>
    new Problem({
      code: 'recu-non-attendu',
      status: 409,
      detail: `Aucun reçu ne peut être émis à la place du reçu ${number} : il est en vigueur, ou déjà remplacé.`,
    }),
  incompleteYear: () =>
    new Problem({
      code: 'recu-incomplet',
      status: 409,
      detail: 'Complétez d’abord le nom et l’adresse sur la fiche d’un don de cette année.',
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
