import { Injectable } from '@nestjs/common';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { ClosedYearsService } from '../src/giving/expenses/closed-years.service.js';
import { ExpensesAdminService } from '../src/giving/expenses/expenses-admin.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { parisDay } from '../src/platform/clock/paris.js';
import { DEMO_EXPENSES } from './expenses/expenses.content.js';

/** What the association of the demonstration paid last year, which is closed, and this year. */
@Injectable()
export class DemoExpensesService {
  constructor(
    private readonly expenses: ExpensesAdminService,
    private readonly years: ClosedYearsService,
    private readonly clock: Clock,
  ) {}

  async make(campaigns: ReadonlyMap<string, number>, author: Author): Promise<void> {
    const today = parisDay(this.clock.now());
    const year = Number(today.slice(0, 4));
    for (const one of [year - 1, year]) {
      for (const { day, euros, before = euros, campaign, ...expense } of DEMO_EXPENSES) {
        const spent_on = `${one}-${day}`;
        const campaign_id = campaign === undefined ? null : campaigns.get(campaign)!;
        if (spent_on <= today)
          await this.expenses.create(
            { ...expense, spent_on, amount: one === year ? euros : before, campaign_id },
            author,
          );
      }
    }
    for (const past of [year - 2, year - 1]) await this.years.close(past, author);
  }
}
