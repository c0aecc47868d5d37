import { decimalsOf } from '../../platform/money/money.contract.js';
import { decimal, FEC_COLUMNS, type FecLine, type JournalRecord } from './fec.rules.js';

/** One of those that the article names (A. 47 A-1, VII): ASCII, ISO 8859-15 or EBCDIC. */
export const FEC_ENCODING = 'iso-8859-15';

/** The journals and accounts that the file of a year uses, by their codes. */
export class FecCodes {
  readonly journals = new Map<string, string>();
  readonly accounts = new Map<string, string>();

  add(lines: readonly FecLine[]): void {
    for (const { JournalCode, JournalLib, CompteNum, CompteLib } of lines) {
      this.journals.set(JournalCode, JournalLib);
      this.accounts.set(CompteNum, CompteLib);
    }
  }
}

/** An entry that the file cannot say, for want of a rate. */
export interface LeftOut {
  day: string;
  piece: string;
  amount: string;
}

/** `day`: in Paris, `2026-12-31`. */
export function leftOutOf(entry: JournalRecord, day: string): LeftOut {
  const held = entry.postings.find(({ amount }) => amount > 0) ?? entry.postings[0]!;
  const amount = decimal(Math.abs(held.amount), decimalsOf(held.currency));
  return {
    day: day.split('-').toReversed().join('/'),
    piece: entry.reference ?? entry.ref,
    amount: `${amount} ${held.currency}`,
  };
}

const MEANINGS: Record<(typeof FEC_COLUMNS)[number], string> = {
  JournalCode: 'code du journal',
  JournalLib: 'libellé du journal',
  EcritureNum: 'numéro de l’écriture dans l’exercice, continu ; AN1 pour la reprise des soldes',
  EcritureDate: 'date de l’opération, à l’heure de Paris (AAAAMMJJ)',
  CompteNum: 'numéro du compte, plan comptable des associations (règlement ANC 2018-06)',
  CompteLib: 'libellé du compte',
  CompAuxNum: 'référence du don, pour les comptes suivis don par don ; vide sinon',
  CompAuxLib: 'libellé du compte auxiliaire ; aucun nom de personne',
  PieceRef: 'référence de la pièce : don, inscription, versement ou ligne de relevé',
  PieceDate: 'date de la pièce (AAAAMMJJ)',
  EcritureLib: 'libellé de l’écriture',
  Debit: 'montant au débit, en euros, virgule décimale',
  Credit: 'montant au crédit, en euros, virgule décimale',
  EcritureLet: 'lettrage : non tenu',
  DateLet: 'date de lettrage : non tenue',
  ValidDate: 'date à laquelle l’écriture est entrée au journal, où elle ne change plus (AAAAMMJJ)',
  Montantdevise: 'montant en francs CFA, quand l’opération est en francs CFA',
  Idevise: 'XAF, quand l’opération est en francs CFA',
};

interface Described {
  file: string;
  year: number;
  codes: FecCodes;
  leftOut: readonly LeftOut[];
}

/** The text that goes with the file of a year. */
export function fecDescription({ file, year, codes, leftOut }: Described): string {
  return [
    `Description du fichier ${file}`,
    `Fichier des écritures comptables de l’exercice ${year} (article A. 47 A-1 du Livre des procédures fiscales).`,
    '',
    'FORME',
    'Fichier à plat, une ligne par mouvement, zones séparées par une tabulation, fin de ligne CR LF.',
    'Caractères codés en ISO 8859-15. La première ligne porte le nom des zones.',
    'Les francs CFA sont convertis à leur parité fixe : 1 € = 655,957 F CFA.',
    'Les écritures sont dans l’ordre où elles sont entrées au journal. Il ne s’en efface aucune : une erreur est contre-passée.',
    `La première écriture (journal AN) reprend les soldes des comptes au 31 décembre ${year - 1} ; les produits et les charges des exercices passés y sont au compte 110000.`,
    'Ce fichier dit ce que tient le logiciel de dons (dons, inscriptions, frais, banque). Ce que votre comptable tient ailleurs s’y ajoute.',
    '',
    'ZONES',
    ...FEC_COLUMNS.map((column, index) => `${index + 1}. ${column} : ${MEANINGS[column]}`),
    '',
    'JOURNAUX',
    ...listOf(codes.journals),
    '',
    'COMPTES',
    ...listOf(codes.accounts),
    '',
    'CE QUI N’Y EST PAS',
    ...(leftOut.length > 0
      ? [
          'Ces écritures sont dans une devise dont le logiciel ne connaît pas le cours. Passez-les en euros, au cours du jour :',
          ...leftOut.map(({ day, piece, amount }) => `${day} : ${piece}, ${amount}`),
        ]
      : ['Rien : toutes les écritures de l’exercice sont dans le fichier.']),
    '',
  ].join('\r\n');
}

function listOf(codes: ReadonlyMap<string, string>): string[] {
  if (codes.size === 0) return ['(aucun mouvement)'];
  return [...codes]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([code, label]) => `${code} : ${label}`);
}
