import type { DonationStatus } from '../donations/donation-choices.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';

export const STATEMENT_FORMATS = ['csv', 'camt053'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
export const STATEMENT_FORMAT_LABELS: Record<StatementFormat, string> = {
  csv: 'Tableur (CSV)',
  camt053: 'CAMT.053 (XML)',
};

export const BANK_LINE_STATUSES = [
  'waiting',
  'matched',
  'entered',
  'linked',
  'payout',
  'deposit',
  'fee',
  'ignored',
] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];
export const BANK_LINE_STATUS_LABELS: Record<BankLineStatus, string> = {
  waiting: 'À rapprocher',
  matched: 'Rapprochée',
  entered: 'Nouveau don',
  linked: 'Déjà au journal',
  payout: 'Versement d’un prestataire',
  deposit: 'Remise à la banque',
  fee: 'Frais bancaires',
  ignored: 'Mise de côté',
};

/** Whether money came in or left. */
export const BANK_DIRECTIONS = ['in', 'out'] as const;
export type BankDirection = (typeof BANK_DIRECTIONS)[number];

/** Providers whose payouts are known by the bank's line alone; those of Stripe are reported by Stripe. */
export const PAYOUT_PROVIDERS = ['stripe', 'paypal', 'mobile_money'] as const;
export type PayoutProvider = (typeof PAYOUT_PROVIDERS)[number];

export const STATEMENT_LIMITS = {
  bytes: 4_000_000,
  lines: 20_000,
  matches: 500,
  note: 500,
  deposit: 500,
} as const;

/** Which columns of a spreadsheet say what, by their place from 0; null where none does. */
export interface StatementMapping {
  /** The line of the headings, from 0; what is above is not read. */
  heading: number;
  date: number;
  wording: number;
  counterparty: number | null;
  /** One signed column, or else the one of credits. */
  amount: number | null;
  credit: number | null;
  /** Beside a column of credits: that of debits. */
  debit: number | null;
}

export interface StatementLine {
  booked_on: string;
  /** Major units; what left the account is below 0. */
  amount: number;
  currency: Currency;
  wording: string;
  counterparty: string;
  is_known: boolean;
}

/** What a file holds, and what importing it does. */
export interface StatementReport {
  /** Null until it is imported. */
  statement_id: number | null;
  format: StatementFormat;
  file_name: string;
  account: string;
  /** The headings of a spreadsheet; none for XML. */
  columns: string[];
  mapping: StatementMapping | null;
  credits: number;
  debits: number;
  new_lines: number;
  known_lines: number;
  /** Debits among them that are new. */
  new_debits: number;
  /** Lines that cannot be taken, and those of them that no other file had. */
  set_aside: number;
  new_set_aside: number;
  /** Why, the most frequent first. */
  reasons: { message: string; count: number }[];
  /** The first lines, as they are read. */
  lines: StatementLine[];
  faults: { line: number; message: string }[];
}

/** A line of a file that could not be taken. */
export interface RejectedLine {
  id: number;
  statement_id: number;
  file_name: string;
  imported_at: string;
  /** Its place in the file, from 1. */
  line: number;
  content: string;
  reason: string;
}

export interface BankStatement {
  id: number;
  file_name: string;
  format: StatementFormat;
  account: string;
  first_day: string;
  last_day: string;
  credits: number;
  new_lines: number;
  /** How many of its lines wait to be matched. */
  waiting: number;
  imported_at: string;
  imported_by: string;
}

export const CERTAINTIES = ['exact', 'reference', 'again', 'name', 'amount'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
export const CERTAINTY_LABELS: Record<Certainty, string> = {
  exact: 'Même référence, même montant',
  reference: 'Même référence, autre montant',
  again: 'Référence d’un don déjà reçu',
  name: 'Même montant, même nom',
  amount: 'Même montant',
};

/** A gift that a line of the bank may be. */
export interface BankLineSuggestion {
  certainty: Certainty;
  donation_id: string;
  reference: string;
  donor_name: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  status: DonationStatus;
  created_at: string;
}

export interface BankLine {
  id: string;
  statement_id: number;
  booked_on: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  wording: string;
  counterparty: string;
  status: BankLineStatus;
  donation_id: string | null;
  donation_reference: string | null;
  note: string;
  handled_at: string | null;
  handled_by: string | null;
  /** Another file says a line of the same day and amount: it may be the same one. */
  has_twin: boolean;
  /** Best first; none once it is handled. */
  suggestions: BankLineSuggestion[];
  version: number;
}

export interface BankLineStats {
  waiting: number;
  /** Those whose reference and amount are a gift's that waits for its transfer. */
  certain: number;
  /** Gifts that wait for a transfer. */
  expected: number;
}

/** An entry of the journal on the bank's account that no line of a statement is yet. */
export interface BankEntry {
  entry_id: number;
  /** French: « Remboursement », « Versement du prestataire »… */
  label: string;
  /** What caused it, or the gift's reference. */
  ref: string;
  donation_id: string | null;
  happened_at: string;
  /** Major units; below 0 where it left. */
  amount: number;
  currency: Currency;
}

/** A cheque or cash that is not at the bank yet. */
export interface DepositCandidate {
  donation_id: string;
  reference: string;
  donor_name: string;
  method: 'cheque' | 'cash';
  received_on: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** What staff wrote beside it. */
  note: string;
}

export interface AccountBalance {
  account: string;
  /** French. */
  label: string;
  /** By the chart of accounts. */
  number: string;
  /** ISO 4217. */
  currency: string;
  /** Major units: above 0 where the account holds money. */
  amount: number;
}

/** A sum of lines or entries; major units. */
export interface BankPart {
  count: number;
  amount: number;
}

/** What the journal says of the bank, and what the bank says; major units. */
export interface BankComparison {
  currency: Currency;
  journal: number;
  bank: number;
  difference: number;
  /** Each balance that the sum begins from; none where only lines are known. */
  balances: { account: string; day: string; amount: number; source: 'statement' | 'staff'; by: string }[];
  /** What was on the account before the first line that was imported. */
  before: number;
  waiting: BankPart;
  ignored: BankPart;
  /** In the journal, on no statement yet. */
  unlinked: BankPart;
  /** What nothing of the above explains: always 0, unless something is broken. */
  unexplained: number;
}

export interface BankOverview {
  accounts: AccountBalance[];
  banks: BankComparison[];
  /** The ends of the accounts' numbers that statements name; empty for a file that names none. */
  bank_accounts: string[];
}

export interface BankLineMatch {
  id: string;
  donation_id: string;
  version: number;
}
/** What became of each line of a batch. */
export interface BankMatchReport {
  matched: number;
  refused: { id: string; message: string }[];
  /** How many sure lines were not come to: ask again. */
  left: number;
}
