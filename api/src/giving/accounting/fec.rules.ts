import { accountingJournal, entryLabel, planAccount } from '../ledger/chart-of-accounts.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { centsOf } from '../../platform/money/cfa-parity.js';
import { decimalsOf, isKnownCurrency } from '../../platform/money/money.contract.js';

/** The columns of the fichier des écritures comptables, in order (article A. 47 A-1 of the Livre des procédures fiscales). */
export const FEC_COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;
export type FecLine = Record<(typeof FEC_COLUMNS)[number], string>;

/** An entry of the journal with its postings, in minor units of their own currency. */
export interface JournalRecord {
  kind: string;
  ref: string;
  reference: string | null;
  happened_at: Date;
  entered_at: Date;
  postings: { account: string; amount: number; currency: string }[];
}

/** Accounts that follow each gift apart, by its reference: no name leaves. */
const AUXILIARY = ['gifts', 'to_return', 'suspense'];

/** From one account of money to another: by 580, as accountants follow them. */
const BANK = ['bank', 'bank_suspense'];
const INTERNAL = ['payout', 'payout_failed', 'deposit'];

function throughTransfers(postings: JournalRecord['postings']): JournalRecord['postings'] {
  const bank = postings.filter(({ account }) => BANK.includes(account));
  const others = postings.filter(({ account }) => !BANK.includes(account));
  const between = (way: 1 | -1) =>
    bank.map(({ amount, currency }) => ({ account: 'transfers', amount: way * amount, currency }));
  return [...bank, ...between(-1), ...between(1), ...others];
}

/** Whether the file can say it in euros: francs have a fixed parity, another currency no rate that is known here. */
export const isSaidInEuros = ({ postings }: Pick<JournalRecord, 'postings'>): boolean =>
  postings.every(({ currency }) => isKnownCurrency(currency));

/** An entry as the lines of the file, in euros, with its number in the year. */
export function fecLines(entry: JournalRecord, number: number): FecLine[] {
  const { kind, ref, reference, happened_at, entered_at } = entry;
  const postings = INTERNAL.includes(kind) ? throughTransfers(entry.postings) : entry.postings;
  const journal = accountingJournal(postings.map(({ account }) => account));
  const day = compact(happened_at);
  const cents = inEuros(postings);
  return postings.map(({ account, amount, currency }, index) => {
    const plan = planAccount(account);
    const auxiliary = reference !== null && AUXILIARY.includes(account) ? reference : '';
    const isForeign = currency !== 'EUR';
    return {
      JournalCode: journal.code,
      JournalLib: journal.label,
      EcritureNum: String(number),
      EcritureDate: day,
      CompteNum: plan.number,
      CompteLib: plan.label,
      CompAuxNum: auxiliary,
      CompAuxLib: auxiliary && `Don ${auxiliary}`,
      PieceRef: reference ?? ref,
      PieceDate: day,
      EcritureLib: entryLabel(kind, ref, reference),
      Debit: decimal(Math.max(0, cents[index]!), 2),
      Credit: decimal(Math.max(0, -cents[index]!), 2),
      EcritureLet: '',
      DateLet: '',
      ValidDate: compact(entered_at),
      Montantdevise: isForeign ? decimal(Math.abs(amount), decimalsOf(currency)) : '',
      Idevise: isForeign ? currency : '',
    };
  });
}

/**
 * Cents of each posting: francs at their fixed parity. What rounding leaves goes to the largest, so that an entry sums
 * to zero in euros as it does in francs. Another currency has no fixed rate and is 0 (see `isSaidInEuros`).
 */
export function inEuros(postings: JournalRecord['postings']): number[] {
  const cents = postings.map(({ amount, currency }) => {
    if (currency === 'EUR') return amount;
    return currency === 'XAF' ? Math.sign(amount) * centsOf(Math.abs(amount)) : 0;
  });
  const left = cents.reduce((sum, one) => sum + one, 0);
  if (left === 0) return cents;
  const sizes = cents.map(Math.abs);
  const largest = sizes.indexOf(Math.max(...sizes));
  return cents.map((one, index) => (index === largest ? one - left : one));
}

/** « 1234,50 » of an amount above or equal to 0: a decimal comma, no mark between thousands. */
export function decimal(minor: number, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)},${digits.slice(-decimals)}`;
}

const compact = (moment: Date) => parisDay(moment).replaceAll('-', '');
