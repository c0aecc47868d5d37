import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';

/** An entry of the journal on the bank's account that no line of a statement is yet. */
export class BankEntry {
  entry_id: number;
  /** French: « Remboursement », « Versement du prestataire »… */
  label: string;
  /** What caused it, or the gift's reference. */
  ref: string;
  donation_id: string | null;
  happened_at: string;
  /** Major units; below 0 where it left. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;
}

const METHODS = ['cheque', 'cash'] as const;

/** A cheque or cash that is not at the bank yet. */
export class DepositCandidate {
  donation_id: string;
  reference: string;

  @PersonalData('name')
  donor_name: string;

  @ApiProperty({ enum: METHODS })
  method: (typeof METHODS)[number];

  received_on: string;
  /** Major units. */
  amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  /** What staff wrote beside it. */
  @PersonalData('text')
  note: string;
}

export class AccountBalance {
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
export class BankPart {
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

/** What the journal says of the bank, and what the bank says; major units. */
export class BankComparison {
  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  journal: number;
  bank: number;
  difference: number;
  /** Each balance that the sum begins from; none where only lines are known. */
  balances: BankBalanceResponse[];
  /** What was on the account before the first line that was imported. */
  before: number;
  /** In the journal on the account of what waits, until staff say what it is. */
  waiting: BankPart;
  /** There too: put aside as nothing of ours. */
  ignored: BankPart;
  /** In the journal, on no statement yet. */
  unlinked: BankPart;
  /** What nothing of the above explains: always 0, unless something is broken. */
  unexplained: number;
}

export class BankOverview {
  accounts: AccountBalance[];
  banks: BankComparison[];
  /** The ends of the accounts' numbers that statements name; empty for a file that names none. */
  bank_accounts: string[];
}

export class BankBalanceBody {
  /** The end of the account's number, as its statements say it; empty where they say none. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(34)
  account?: string;

  @ApiProperty({ type: String, format: 'date' })
  @IsCalendarDate()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Indiquez un jour.' })
  day: string;

  /** As typed, `1 250,50` or `-30`. */
  @IsString({ message: 'Indiquez un solde, par exemple 1250,50 ou -30.' })
  @MaxLength(30, { message: 'Indiquez un solde, par exemple 1250,50 ou -30.' })
  amount: string;

  @ApiProperty({ enum: CURRENCIES, required: false })
  @IfGiven()
  @IsIn(CURRENCIES)
  currency?: Currency;
}
