import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RowOf } from '../../platform/database/query.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { ClosedYearsService } from './closed-years.service.js';
import { centsOfOneEuro, EXPENSE_CATEGORIES } from './expense.contract.js';
import { movedByYear } from './expenses.queries.js';
import { TRANSPARENCY_COLUMNS, transparencyLines } from './transparency-export.content.js';
import type { TransparentYear } from './transparency.dto.js';

type Moved = RowOf<typeof movedByYear>;

/** Each year's money in and out, from the journal alone. */
@Injectable()
export class TransparencyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly closed: ClosedYearsService,
  ) {}

  async years(): Promise<TransparentYear[]> {
    const moved = await movedByYear.all(this.dataSource.manager);
    const closed = new Set((await this.closed.list()).map(({ year }) => year));
    const years = [...new Set(moved.map(({ year }) => year))];
    return years.map((year) => yearOf(year, moved, closed.has(year)));
  }

  /** The same as a file: a line for each year and heading. */
  async csv(): Promise<string> {
    const years = await this.years();
    return toCsv(TRANSPARENCY_COLUMNS, years.flatMap(transparencyLines));
  }
}

function yearOf(year: number, moved: readonly Moved[], is_closed: boolean): TransparentYear {
  const own = moved.filter((one) => one.year === year);
  const sum = (account: Moved['account'], category?: Moved['category']) =>
    own
      .filter((one) => one.account === account && (category === undefined || one.category === category))
      .reduce((total, { amount }) => total + amount, 0);
  const [gifts, tickets, fees, losses] = [-sum('gifts'), -sum('tickets'), sum('fees'), sum('losses')];
  const spent = EXPENSE_CATEGORIES.map((category) => sum('expenses', category));
  const cents = centsOfOneEuro(spent);
  return {
    year,
    is_closed,
    gifts: toMajorUnits(gifts, 'EUR'),
    tickets: toMajorUnits(tickets, 'EUR'),
    income: toMajorUnits(gifts + tickets, 'EUR'),
    expenses: EXPENSE_CATEGORIES.map((category, index) => ({
      category,
      amount: toMajorUnits(spent[index]!, 'EUR'),
      cents: cents[index]!,
    })).filter(({ amount }) => amount !== 0),
    fees: toMajorUnits(fees, 'EUR'),
    losses: toMajorUnits(losses, 'EUR'),
    spending: toMajorUnits(sum('expenses') + fees + losses, 'EUR'),
  };
}
