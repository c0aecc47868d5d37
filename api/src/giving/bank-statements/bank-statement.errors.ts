import { conflict, Problem } from '../../platform/errors/problem.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { fileFault } from '../../platform/tables/table.errors.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { BANK_LINE_STATUS_LABELS, type BankLineStatus, STATEMENT_LIMITS } from './bank-statement.contract.js';

const money = (minor: number, currency: Currency) =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(toMajorUnits(minor, currency));

/** What else banks send in ISO 20022, by the element that holds it. */
const OTHER_XML: Record<string, string> = {
  BkToCstmrAcctRpt: 'un relevé intrajournalier (CAMT.052)',
  BkToCstmrDbtCdtNtfctn: 'un avis de crédit ou de débit (CAMT.054)',
  CstmrCdtTrfInitn: 'un ordre de virement (PAIN.001)',
  CstmrDrctDbtInitn: 'un ordre de prélèvement (PAIN.008)',
  CstmrPmtStsRpt: 'un compte rendu de paiement (PAIN.002)',
};

export const statementErrors = {
  missing: () =>
    fileFault(
      'Choisissez un fichier\u00a0: un relevé en CSV, en CAMT.053, en OFX, en CFONB 120 ou en MT940.',
    ),
  tooLarge: () =>
    fileFault(
      `Ce fichier dépasse ${STATEMENT_LIMITS.bytes / 1_000_000} Mo\u00a0: exportez une période plus courte.`,
    ),
  tooManyLines: () =>
    fileFault(
      `Ce relevé a plus de ${STATEMENT_LIMITS.lines} lignes\u00a0: exportez une période plus courte.`,
    ),
  unreadable: () =>
    fileFault('Ce fichier ne se lit pas\u00a0: exportez le relevé de la banque en CSV ou en CAMT.053.'),
  notCamt: (names: readonly string[]) => {
    const kind = names.flatMap((name) => OTHER_XML[name] ?? [])[0];
    return fileFault(
      kind
        ? `Ce fichier est ${kind}\u00a0: demandez à votre banque un relevé de compte, en CAMT.053.`
        : 'Ce fichier XML n’est pas un relevé CAMT.053.',
    );
  },
  hasDoctype: () =>
    fileFault('Ce fichier XML déclare un type de document\u00a0: un relevé de banque n’en a pas.'),
  paysRegistrations: () =>
    conflict(
      'ligne-d-inscriptions',
      'Cette ligne paie des inscriptions\u00a0: c’est leur encaissement qui s’annule.',
    ),
  noHeadings: () =>
    fileFault(
      'Les en-têtes de ce tableau ne se reconnaissent pas\u00a0: il en faut pour la date, le libellé et le montant.',
    ),
  pdf: () =>
    fileFault(
      'Ce fichier est un PDF, fait pour être lu par une personne\u00a0: exportez le relevé en CSV, en CAMT.053 ou en OFX.',
    ),
  qif: () =>
    fileFault('Ce fichier est au format QIF\u00a0: exportez le relevé en CSV, en CAMT.053 ou en OFX.'),
  emptyZip: () => fileFault('Cette archive ne contient aucun relevé.'),
  manyTables: () =>
    fileFault(
      'Cette archive contient plusieurs tableaux\u00a0: importez-les un par un, chacun avec ses colonnes.',
    ),
  notATable: () =>
    fileFault(
      'Ce fichier n’a pas de colonnes\u00a0: exportez le relevé de la banque en CSV, en classeur Excel ou en CAMT.053.',
    ),
  badMapping: () =>
    platformErrors.invalid({ mapping: 'Indiquez les colonnes de la date, du libellé et du montant.' }),
  badAccount: () =>
    platformErrors.invalid({ account: 'Indiquez la fin du numéro de compte, par exemple 0189.' }),
  badKeep: () => platformErrors.invalid({ keep: 'Indiquez les lignes à garder, par leur place.' }),
  nothingMoved: () => fileFault('Ce relevé ne contient aucun mouvement.'),
  nothingReadable: (faults: { line: number; message: string }[]) =>
    fileFault(
      `Aucune ligne ne se lit\u00a0: ${faults.map(({ line, message }) => `ligne ${line}, ${message}`).join('\u00a0; ')}.`,
    ),
  lineNotFound: () =>
    new Problem({ code: 'ligne-introuvable', status: 404, detail: 'Cette ligne de relevé n’existe pas.' }),
  alreadyHandled: (status: BankLineStatus) =>
    conflict('ligne-deja-traitee', `Cette ligne est déjà «\u00a0${BANK_LINE_STATUS_LABELS[status]}\u00a0».`),
  notMatched: (status: BankLineStatus) =>
    conflict(
      'etat-impossible',
      `Une ligne «\u00a0${BANK_LINE_STATUS_LABELS[status]}\u00a0» n’est pas rapprochée\u00a0: il n’y a rien à annuler.`,
    ),
  notACredit: () =>
    conflict(
      'ligne-au-debit',
      'Cette ligne est un débit\u00a0: ce n’est ni un don, ni un versement, ni une remise.',
    ),
  notADebit: () =>
    conflict('ligne-au-credit', 'Cette ligne est une somme reçue\u00a0: des frais sont au débit.'),
  notReturned: () =>
    conflict(
      'retour-impossible',
      'La somme reçue que ce débit rend doit être du même montant, arrivée avant lui, et encore à rapprocher ou mise de côté. Pour un don déjà enregistré, remboursez-le, puis choisissez «\u00a0Déjà au journal\u00a0».',
    ),
  entryTaken: () =>
    conflict(
      'ecriture-indisponible',
      'Cette écriture n’est pas sur le compte de la banque, ou une autre ligne de relevé y est déjà rapprochée.',
    ),
  otherSum: (entry: number, line: number, currency: Currency) =>
    platformErrors.invalid({
      entry_id: `L’écriture est de ${money(entry, currency)}, la ligne de ${money(line, currency)}.`,
    }),
  unknownPayout: () =>
    conflict(
      'versement-inconnu',
      'Stripe n’a annoncé aucun versement de ce montant qui ne soit pas déjà rapproché. Lancez «\u00a0Comparer et réparer\u00a0» sur l’onglet des prestataires, puis réessayez.',
    ),
  giftOnLine: () =>
    conflict(
      'don-rapproche',
      'Ce don est rapproché d’une ligne de relevé\u00a0: annulez d’abord ce rapprochement.',
    ),
  notInHand: () =>
    platformErrors.invalid({
      donation_ids:
        'Un de ces dons n’est plus à remettre\u00a0: il a été remis, remboursé ou annulé. Rechargez la liste.',
    }),
  otherDeposit: (sum: number, line: number, currency: Currency) =>
    platformErrors.invalid({
      donation_ids: `Les dons choisis font ${money(sum, currency)}, la ligne est de ${money(line, currency)}.`,
    }),
  badBalance: () => platformErrors.invalid({ amount: 'Indiquez un solde, par exemple 1250,50 ou -30.' }),
  balanceDoubt: (message: string) => platformErrors.invalid({ amount: message }),
  balanceInTheFuture: () => platformErrors.invalid({ day: 'Indiquez un jour passé, ou aujourd’hui.' }),
  notIgnored: (status: BankLineStatus) =>
    conflict(
      'etat-impossible',
      `Une ligne «\u00a0${BANK_LINE_STATUS_LABELS[status]}\u00a0» ne se reprend pas\u00a0: seule une ligne mise de côté le peut.`,
    ),
};

export const lineFaults = {
  strayQuote: 'un guillemet (") de trop y décale les cellules',
  noDate: 'la date ne se lit pas',
  noAmount: 'le montant ne se lit pas',
  zero: 'le montant est nul',
  otherCurrency: (currency: string) => `la devise ${currency || 'inconnue'} n’est pas tenue ici`,
};
