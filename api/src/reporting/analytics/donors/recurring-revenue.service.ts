import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { daysAfter } from '../../../platform/clock/paris.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { RECURRING_MOVE_LABELS, RECURRING_MOVES } from './donor-analytics.contract.js';
import type { RecurringRevenue, RecurringSum } from './donor-analytics.dto.js';
import { recurringMoves, recurringOnEvening } from './recurring-revenue.queries.js';

interface YearlySum {
  /** Minor units of the euro. */
  yearly: number;
  gifts: number;
}

/** What running recurring gifts bring in a month, and what changed of it. */
@Injectable()
export class RecurringRevenueService {
  constructor(private readonly database: AnalysisDatabase) {}

  /** On the evening of a day. */
  async on(day: string, campaign: number | null): Promise<RecurringSum> {
    return monthly(await recurringOnEvening.one(this.database, campaign, day));
  }

  /** From the evening before the first day to that of the last. */
  async between(from: string, to: string, campaign: number | null): Promise<RecurringRevenue> {
    const start_day = daysAfter(from, -1);
    const moves = await recurringMoves.all(this.database, campaign, start_day, to);
    const start = {
      yearly: moves.reduce((sum, one) => sum + one.yearly_before, 0),
      gifts: moves.reduce((count, one) => count + one.gifts_before, 0),
    };
    // Each change is what it makes of the sum so far, to the cent below: so they add up to the sum at the end.
    let sum = start;
    const changes = RECURRING_MOVES.map((move) => {
      const { yearly = 0, gifts = 0 } = moves.find((one) => one.move === move) ?? {};
      const before = sum;
      sum = { yearly: before.yearly + yearly, gifts: 0 };
      const change = cents(sum.yearly) - cents(before.yearly);
      return { move, label: RECURRING_MOVE_LABELS[move], monthly: toMajorUnits(change, 'EUR'), gifts };
    });
    const gifts = moves
      .filter(({ move }) => move !== 'failed' && move !== 'stopped')
      .reduce((count, one) => count + one.gifts, 0);
    return { start_day, end_day: to, start: monthly(start), changes, end: monthly({ ...sum, gifts }) };
  }
}

const cents = (yearly: number): number => Math.floor(yearly / 12);
const monthly = ({ yearly, gifts }: YearlySum): RecurringSum => ({
  monthly: toMajorUnits(cents(yearly), 'EUR'),
  gifts,
});
