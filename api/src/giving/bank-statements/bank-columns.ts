import { plainHeading } from '../../platform/tables/headings.js';
import type { StatementMapping } from './bank-statement.dto.js';

const parted = (names: string) => names.split(', ');

/** How banks call their columns; the first that is there is taken. */
const HEADINGS = {
  date: parted(
    'date operation, date de l operation, date comptable, date de comptabilisation, date d operation, date, date valeur, date de valeur',
  ),
  wording: parted(
    'libelle complet, libelle operation, libelle, communication, detail, description, motif, reference',
  ),
  counterparty: parted(
    'contrepartie, nom contrepartie, emetteur, donneur d ordre, tiers, nom, counterparty name',
  ),
  amount: parted('montant, montant operation, montant eur, amount'),
  credit: parted('credit, credit euros, montant credit'),
  debit: parted('debit, debit euros, montant debit'),
  currency: parted('devise, monnaie, currency'),
  account: parted('compte, numero de compte, numero compte, n de compte, num compte, accountnum'),
};

type Column = keyof typeof HEADINGS;

/** What is read beside the columns that staff may put right, by their places from 0. */
export interface OtherColumns {
  currency: number | null;
  account: number | null;
  /** Every other column that may hold words. */
  words: number[];
}

/** How many kinds of a statement's columns these cells are headings of. */
export function knownHeadings(cells: readonly string[]): number {
  const names = cells.map(plainHeading);
  return (Object.keys(HEADINGS) as Column[]).filter((column) => placeOf(column, names) !== null).length;
}

/** Which column is which, by headings that name a date, words and an amount; null where they do not. */
export function guessedMapping(columns: readonly string[], heading: number): StatementMapping | null {
  const names = columns.map(plainHeading);
  const at = (column: Column) => placeOf(column, names);
  const [date, wording, credit] = [at('date'), at('wording'), at('credit')] as const;
  const amount = credit === null ? at('amount') : null;
  if (date === null || wording === null || (credit === null && amount === null)) return null;
  const debit = credit === null ? null : at('debit');
  return { heading, date, wording, counterparty: at('counterparty'), amount, credit, debit };
}

/** The columns that nobody puts right: currency, account, and all that may hold a reference. */
export function bankColumns(columns: readonly string[], mapping: StatementMapping): OtherColumns {
  const names = columns.map(plainHeading);
  const currency = placeOf('currency', names);
  const account = placeOf('account', names);
  const taken = new Set<unknown>([currency, account, ...Object.values({ ...mapping, heading: null })]);
  const words = names.flatMap((name, place) =>
    taken.has(place) || /^(date|solde)\b/.test(name) ? [] : place,
  );
  return { currency, account, words };
}

function placeOf(column: Column, names: readonly string[]): number | null {
  for (const word of HEADINGS[column]) {
    const exact = names.indexOf(word);
    if (exact >= 0) return exact;
  }
  // « Compte du donneur d’ordre » is another's.
  if (column === 'account') return null;
  const begins = names.findIndex((name) => HEADINGS[column].some((word) => name.startsWith(`${word} `)));
  return begins < 0 ? null : begins;
}
