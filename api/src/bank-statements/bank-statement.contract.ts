import type { DonationStatus } from '../donations/donation-choices.contract.js';
import type { Currency } from '../platform/money/money.contract.js';

export const STATEMENT_FORMATS = ['csv', 'camt053'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
export const STATEMENT_FORMAT_LABELS: Record<StatementFormat, string> = {
  csv: 'Tableur (CSV)',
  camt053: 'CAMT.053 (XML)',
};

export const BANK_LINE_STATUSES = ['waiting', 'matched', 'entered', 'ignored'] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];
export const BANK_LINE_STATUS_LABELS: Record<BankLineStatus, string> = {
  waiting: 'À rapprocher',
  matched: 'Rapprochée',
  entered: 'Nouveau don',
  ignored: 'Mise de côté',
};

export const STATEMENT_LIMITS = { bytes: 4_000_000, lines: 20_000, matches: 200, note: 500 } as const;

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
  /** The first lines, as they are read. */
  lines: StatementLine[];
  faults: { line: number; message: string }[];
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

export interface BankLineFigures {
  waiting: number;
  /** Those whose reference and amount are a gift's that waits for its transfer. */
  certain: number;
  /** Gifts that wait for a transfer. */
  expected: number;
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
}
