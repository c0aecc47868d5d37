import { ApiProperty } from '@nestjs/swagger';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from './expense.contract.js';

export class SpentOnCategory {
  @ApiProperty({ enum: EXPENSE_CATEGORIES })
  category: ExpenseCategory;

  /** Euros; below 0 where more of it was reversed than spent in the year. */
  amount: number;

  /** Of one euro that was spent: the cents of all categories sum to 100. */
  @ApiProperty({ type: 'integer' })
  cents: number;
}

/** What came in and went out in a year, from the journal, in euros. */
export class TransparentYear {
  @ApiProperty({ type: 'integer' })
  year: number;
  is_closed: boolean;

  /** Less what was given back. */
  gifts: number;
  tickets: number;
  income: number;

  expenses: SpentOnCategory[];
  /** What payments cost. */
  fees: number;
  losses: number;
  spending: number;
}

/** `GET transparency`, the newest year first. */
export class Transparency {
  years: TransparentYear[];
}
