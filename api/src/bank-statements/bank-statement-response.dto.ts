import { ApiProperty } from '@nestjs/swagger';
import { DONATION_STATUSES, type DonationStatus } from '../donations/donation-choices.contract.js';
import { CURRENCIES, type Currency } from '../platform/money/money.contract.js';
import {
  BANK_LINE_STATUSES,
  type BankLine,
  type BankLineFigures,
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
}

export class StatementLineResponse implements StatementLine {
  booked_on: string;
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  wording: string;
  counterparty: string;
  is_known: boolean;
}

export class StatementFaultResponse {
  line: number;
  message: string;
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

  wording: string;
  counterparty: string;

  @ApiProperty({ enum: BANK_LINE_STATUSES })
  status: BankLineStatus;

  @ApiProperty({ type: String, nullable: true })
  donation_id: string | null;

  @ApiProperty({ type: String, nullable: true })
  donation_reference: string | null;

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

export class BankLineFiguresResponse implements BankLineFigures {
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
}
