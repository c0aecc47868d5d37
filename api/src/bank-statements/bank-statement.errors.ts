import { Problem } from '../platform/errors/problem.js';
import { platformErrors } from '../platform/errors/platform.errors.js';
import { BANK_LINE_STATUS_LABELS, type BankLineStatus, STATEMENT_LIMITS } from './bank-statement.contract.js';

const file = (message: string) => platformErrors.invalid({ file: message });

export const statementErrors = {
  missing: () => file('Choisissez un fichier : un relevé en CSV ou en CAMT.053.'),
  tooLarge: () =>
    file(`Ce fichier dépasse ${STATEMENT_LIMITS.bytes / 1_000_000} Mo : exportez une période plus courte.`),
  tooManyLines: () =>
    file(`Ce relevé a plus de ${STATEMENT_LIMITS.lines} lignes : exportez une période plus courte.`),
  unreadable: () => file('Ce fichier ne se lit pas : exportez le relevé de la banque en CSV ou en CAMT.053.'),
  notCamt: () => file('Ce fichier XML n’est pas un relevé CAMT.053.'),
  hasDoctype: () => file('Ce fichier XML déclare un type de document : un relevé de banque n’en a pas.'),
  noHeadings: () =>
    file(
      'Les en-têtes de ce tableau ne se reconnaissent pas : il en faut pour la date, le libellé et le montant.',
    ),
  badMapping: () =>
    platformErrors.invalid({ mapping: 'Indiquez les colonnes de la date, du libellé et du montant.' }),
  nothingCredited: () => file('Ce relevé ne contient aucune somme reçue.'),
  hasFaults: (faults: { line: number; message: string }[]) =>
    file(
      `Rien n’est importé : ${faults.map(({ line, message }) => `ligne ${line}, ${message}`).join(' ; ')}.`,
    ),
  lineNotFound: () =>
    new Problem({ code: 'ligne-introuvable', status: 404, detail: 'Cette ligne de relevé n’existe pas.' }),
  alreadyHandled: (status: BankLineStatus) =>
    new Problem({
      code: 'ligne-deja-traitee',
      status: 409,
      detail: `Cette ligne est déjà « ${BANK_LINE_STATUS_LABELS[status]} ».`,
    }),
  notIgnored: (status: BankLineStatus) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `Une ligne « ${BANK_LINE_STATUS_LABELS[status]} » ne se reprend pas : seule une ligne mise de côté le peut.`,
    }),
};

export const lineFaults = {
  noDate: 'la date ne se lit pas',
  noAmount: 'le montant ne se lit pas',
};
