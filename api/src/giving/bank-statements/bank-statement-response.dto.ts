import { ApiProperty } from '@nestjs/swagger';
import { DONATION_STATUSES, type DonationStatus } from '../donations/donation-choices.contract.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import {
  type AccountBalance,
  BANK_LINE_STATUSES,
  type BankComparison,
  type BankEntry,
  type BankOverview,
  type BankPart,
  type DepositCandidate,
  type RejectedLine,
  type BankLine,
  type BankLineStats,
  type BankLineStatus,
  type BankLineSuggestion,
  type BankMatchReport,
  type BankStatement,
  CERTAINTIES,
  type Certainty,
  STATEMENT_FORMATS,
  type StatementFormat,
  type StatementLine,
  type StatementMapping,
  type StatementReport,
} from './bank-statement.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

export class StatementMappingResponse implements StatementMapping {
  heading: number;
  date: number;
  wording: number;

  @ApiProperty({ type: Number, nullable: true })
  counterparty: number | null;

  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;

  @ApiProperty({ type: Number, nullable: true })
  credit: number | null;

  @ApiProperty({ type: Number, nullable: true })
  debit: number | null;
}

export class StatementLineResponse implements StatementLine {
  booked_on: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @PersonalData('text')
  wording: string;

  @PersonalData('text')
  counterparty: string;

  is_known: boolean;
}

export class StatementFaultResponse {
  line: number;
  message: string;
}

export class StatementReasonResponse {
  message: string;
  count: number;
}

export class StatementReportResponse implements StatementReport {
  @ApiProperty({ type: Number, nullable: true })
  statement_id: number | null;

  @ApiProperty({ enum: STATEMENT_FORMATS })
  format: StatementFormat;

  file_name: string;
  account: string;

  @ApiProperty({ type: [String] })
  columns: string[];

  @ApiProperty({ type: StatementMappingResponse, nullable: true })
  mapping: StatementMappingResponse | null;

  credits: number;
  debits: number;
  new_lines: number;
  known_lines: number;
  new_debits: number;
  set_aside: number;
  new_set_aside: number;

  @ApiProperty({ type: [StatementReasonResponse] })
  reasons: StatementReasonResponse[];

  @ApiProperty({ type: [StatementLineResponse] })
  lines: StatementLineResponse[];

  @ApiProperty({ type: [StatementFaultResponse] })
  faults: StatementFaultResponse[];
}

export class BankStatementResponse implements BankStatement {
  id: number;
  file_name: string;

  @ApiProperty({ enum: STATEMENT_FORMATS })
  format: StatementFormat;

  account: string;
  first_day: string;
  last_day: string;
  credits: number;
  new_lines: number;
  waiting: number;
  imported_at: string;
  imported_by: string;
}

export class BankLineSuggestionResponse implements BankLineSuggestion {
  @ApiProperty({ enum: CERTAINTIES })
  certainty: Certainty;

  donation_id: string;
  reference: string;

  @PersonalData('name')
  donor_name: string;

  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @ApiProperty({ enum: DONATION_STATUSES })
  status: DonationStatus;

  created_at: string;
}

export class BankLineResponse implements BankLine {
  id: string;
  statement_id: number;
  booked_on: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @PersonalData('text')
  wording: string;

  @PersonalData('text')
  counterparty: string;

  @ApiProperty({ enum: BANK_LINE_STATUSES })
  status: BankLineStatus;

  @ApiProperty({ type: String, nullable: true })
  donation_id: string | null;

  @ApiProperty({ type: String, nullable: true })
  donation_reference: string | null;

  @PersonalData('text')
  note: string;

  @ApiProperty({ type: String, nullable: true })
  handled_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  handled_by: string | null;

  has_twin: boolean;

  @ApiProperty({ type: [BankLineSuggestionResponse] })
  suggestions: BankLineSuggestionResponse[];

  version: number;
}

export class BankLineStatsResponse implements BankLineStats {
  waiting: number;
  certain: number;
  expected: number;
}

export class BankMatchRefusalResponse {
  id: string;
  message: string;
}

export class BankMatchReportResponse implements BankMatchReport {
  matched: number;

  @ApiProperty({ type: [BankMatchRefusalResponse] })
  refused: BankMatchRefusalResponse[];

  left: number;
}

export class RejectedLineResponse implements RejectedLine {
  id: number;
  statement_id: number;
  file_name: string;
  imported_at: string;
  line: number;

  @PersonalData('text')
  content: string;

  reason: string;
}

export class BankEntryResponse implements BankEntry {
  entry_id: number;
  label: string;
  ref: string;

  @ApiProperty({ type: String, nullable: true })
  donation_id: string | null;

  happened_at: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;
}

const METHODS = ['cheque', 'cash'] as const;

export class DepositCandidateResponse implements DepositCandidate {
  donation_id: string;
  reference: string;

  @PersonalData('name')
  donor_name: string;

  @ApiProperty({ enum: METHODS })
  method: (typeof METHODS)[number];

  received_on: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  @PersonalData('text')
  note: string;
}

export class AccountBalanceResponse implements AccountBalance {
  account: string;
  label: string;
  number: string;

  currency: string;

  amount: number;
}

export class BankPartResponse implements BankPart {
  count: number;
  amount: number;
}

const SOURCES = ['statement', 'staff'] as const;

export class BankBalanceResponse {
  account: string;
  day: string;
  amount: number;

  @ApiProperty({ enum: SOURCES })
  source: (typeof SOURCES)[number];

  by: string;
}

export class BankComparisonResponse implements BankComparison {
  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  journal: number;
  bank: number;
  difference: number;

  @ApiProperty({ type: [BankBalanceResponse] })
  balances: BankBalanceResponse[];

  before: number;
  waiting: BankPartResponse;
  ignored: BankPartResponse;
  unlinked: BankPartResponse;
  unexplained: number;
}

export class BankOverviewResponse implements BankOverview {
  @ApiProperty({ type: [AccountBalanceResponse] })
  accounts: AccountBalanceResponse[];

  @ApiProperty({ type: [BankComparisonResponse] })
  banks: BankComparisonResponse[];

  @ApiProperty({ type: [String] })
  bank_accounts: string[];
}
