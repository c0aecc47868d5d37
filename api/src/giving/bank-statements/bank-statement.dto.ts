import { ApiProperty } from '@nestjs/swagger';
import { DONATION_STATUSES, type DonationStatus } from '../donations/donation-choices.contract.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import {
  BANK_LINE_STATUSES,
  type BankLineStatus,
  CERTAINTIES,
  type Certainty,
  STATEMENT_FORMATS,
  type StatementFormat,
} from './bank-statement.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

/** Which columns of a spreadsheet say what, by their place from 0; null where none does. */
export class StatementMapping {
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

/** What a bank says of a movement. */
class BookedLine {
  booked_on: string;
  /** Major units; what left the account is below 0. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @PersonalData('text')
  wording: string;

  @PersonalData('text')
  counterparty: string;
}

export class StatementLine extends BookedLine {
  /** Its place among the lines of the file, from 0. */
  place: number;
  account: string;
  is_known: boolean;
}

/** What a file says is on an account at the end of a day. */
export class StatementBalance {
  account: string;
  day: string;
  /** Major units. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;
}

export class StatementFaultResponse {
  line: number;
  message: string;
}

export class StatementReasonResponse {
  message: string;
  count: number;
}

/** What a file holds, and what importing it does. */
export class StatementReport {
  /** Null until it is imported. */
  statement_id: number | null;

  @ApiProperty({ enum: STATEMENT_FORMATS })
  format: StatementFormat;

  file_name: string;
  /** The end of its account's number; several are parted by commas. */
  account: string;
  /** Each of them; an empty one for lines that name none. */
  accounts: string[];
  /** The headings of a spreadsheet; none for XML. */
  columns: string[];
  /** The line of the headings of a spreadsheet, from 0. */
  heading: number;
  /** Null for XML, and for a spreadsheet whose headings nobody knows: staff say which column is which. */
  mapping: StatementMapping | null;
  /** The first rows of a spreadsheet, as they are written. */
  sample: string[][];
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
  reasons: StatementReasonResponse[];
  /** The first credits, as they are read. */
  lines: StatementLine[];
  /** The first lines that came in already: one of them may be another all the same, and be kept. */
  known: StatementLine[];
  balances: StatementBalance[];
  faults: StatementFaultResponse[];
}

export class BankStatement {
  id: number;
  file_name: string;

  @ApiProperty({ enum: STATEMENT_FORMATS })
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

/** A gift that a line of the bank may be. */
export class BankLineSuggestion {
  @ApiProperty({ enum: CERTAINTIES })
  certainty: Certainty;

  donation_id: string;
  reference: string;

  @PersonalData('name')
  donor_name: string;

  /** Major units. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  created_at: string;
}

export class BankLine extends BookedLine {
  id: string;
  statement_id: number;

  @ApiProperty({ enum: BANK_LINE_STATUSES })
  status: BankLineStatus;

  donation_id: string | null;
  donation_reference: string | null;

  @PersonalData('text')
  note: string;

  handled_at: string | null;
  handled_by: string | null;
  /** Another file says a line of the same day and amount: it may be the same one. */
  has_twin: boolean;
  /** Best first; none once it is handled. */
  suggestions: BankLineSuggestion[];
  version: number;
}

export class BankLineStats {
  waiting: number;
  /** Those whose reference and amount are a gift's that waits for its transfer. */
  certain: number;
  /** Gifts that wait for a transfer. */
  expected: number;
}

export class BankMatchRefusalResponse {
  id: string;
  message: string;
}

/** What became of each line of a batch. */
export class BankMatchReport {
  matched: number;
  refused: BankMatchRefusalResponse[];
  /** How many sure lines were not come to: ask again. */
  left: number;
}

/** A line of a file that could not be taken. */
export class RejectedLine {
  id: number;
  statement_id: number;
  file_name: string;
  imported_at: string;
  /** Its place in the file, from 1. */
  line: number;

  @PersonalData('text')
  content: string;

  reason: string;
}

export class StatementForm {
  @ApiProperty({ type: String, format: 'binary' })
  file: string;

  /** Whether to only say what would come in. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  preview?: string;

  /** A StatementMapping as JSON; remembered or guessed where it is left out. */
  mapping?: string;

  /** The end of the account's number, for a spreadsheet that does not say it. */
  account?: string;

  /** Which lines to keep although they look known, as a JSON list of their places. */
  keep?: string;
}
