import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { MAX_INT } from '../../platform/database/max-int.js';
import { IsAmount } from '../../platform/http/amount.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { OptionalCount, RequiredOneOf, RequiredText } from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import {
  EXPENSE_CATEGORIES,
  EXPENSE_LIMITS as LIMITS,
  EXPENSE_MESSAGES as MESSAGES,
  type ExpenseCategory,
} from './expense.contract.js';

/** `POST admin/expenses`: entered in the journal at once. */
export class ExpenseInput {
  @ApiProperty({ type: String, format: 'date' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: MESSAGES.day })
  @IsCalendarDate()
  spent_on: string;

  /** Euros. */
  @ApiProperty({ type: Number, minimum: 0.01, maximum: LIMITS.most })
  @Max(LIMITS.most, { message: MESSAGES.amount })
  @Min(0.01, { message: MESSAGES.amount })
  @IsAmount(MESSAGES.amount)
  amount: number;

  @RequiredOneOf(EXPENSE_CATEGORIES, MESSAGES.category)
  category: ExpenseCategory;

  @OptionalCount(1)
  campaign_id?: number | null;

  @RequiredText(LIMITS.supplier, MESSAGES.supplier)
  supplier: string;
}

/** `PUT admin/expenses/{id}`: its day and sum are in the journal, and do not change. */
export class ExpenseChanges extends PartialType(OmitType(ExpenseInput, ['spent_on', 'amount']), {
  skipNullProperties: false,
}) {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

/** `POST admin/expenses/{id}/reverse`: the opposite entry, with its reason. */
export class ExpenseReversal extends RecordVersion {
  @RequiredText(LIMITS.reason, MESSAGES.reason)
  reason: string;
}

/** `admin/expenses` */
export class ExpenseRecord extends answerOf(ExpenseInput) {
  @ApiProperty({ type: 'integer' })
  id: number;

  has_document: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  reversed_at: string | null;
  reversed_reason: string;

  /** Whether its year is closed. */
  is_closed: boolean;

  created_at: string;
  updated_at: string;

  @ApiProperty({ type: 'integer' })
  version: number;
}

/** `admin/closed-years` */
export class ClosedYear {
  @ApiProperty({ type: 'integer' })
  year: number;
  closed_at: string;
  closed_by_name: string;
}

export class ClosedYears {
  years: ClosedYear[];
}

/** `POST admin/closed-years`: a year that is over takes no more expenses. */
export class ClosedYearInput {
  @ApiProperty({ type: 'integer' })
  @Max(2999)
  @Min(1900)
  @IsInt()
  year: number;
}
