import { RECEIPT_ARCHIVE_LIMIT } from './donation-receipt.contract.js';
import { conflict, Problem } from '../../platform/errors/problem.js';

export const donationReceiptErrors = {
  notFound: () => new Problem({ code: 'recu-introuvable', status: 404, detail: 'Ce reçu n’existe pas.' }),
  nothingToReplace: () =>
    conflict('recu-sans-don', 'Rien ne reste des dons de ce reçu : il ne peut pas être remplacé.'),
  nonProfit: () =>
    conflict(
      'recu-sans-objet',
      'Le donateur est un organisme sans but lucratif : aucun reçu fiscal ne peut lui être délivré. Annulez ce reçu, ou corrigez la fiche du don.',
    ),
  nothingToArchive: () =>
    conflict(
      'recus-sans-fichier',
      'Aucun reçu en vigueur ne correspond à ce filtre : il n’y a rien à télécharger.',
    ),
  tooManyToArchive: (count: number) =>
    conflict(
      'recus-trop-nombreux',
      `Ce filtre réunit ${count} reçus : une archive en contient ${RECEIPT_ARCHIVE_LIMIT} au plus. Choisissez une année, un formulaire, ou cochez des reçus dans la liste.`,
    ),
  testMode: () =>
    conflict(
      'recu-mode-test',
      'Ce don est un essai : aucun argent n’a circulé, aucun reçu fiscal ne peut être émis.',
    ),
  notAwaited: (number: string) =>
    conflict(
      'recu-non-attendu',
      `Aucun reçu ne peut être émis à la place du reçu ${number} : il est en vigueur, ou déjà remplacé.`,
    ),
  incompleteYear: () =>
    conflict('recu-incomplet', 'Complétez d’abord le nom et l’adresse sur la fiche d’un don de cette année.'),
  incomplete: (missing: string[]) =>
    conflict('recu-incomplet', `Complétez d’abord la fiche du don : ${missing.join(', ')}.`),
  noAddress: () =>
    conflict(
      'recu-sans-email',
      'Aucune adresse e-mail n’est connue : téléchargez le reçu et envoyez-le par la poste.',
    ),
};
