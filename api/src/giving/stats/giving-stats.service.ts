import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { GivingPeriod } from './giving-stats.contract.js';
import type { GivingStats, GivingStep, GivingSums, RecurringStats } from './giving-stats.dto.js';
import {
  attemptsIn,
  donorsIn,
  otherCurrenciesIn,
  raisedByStep,
  recurringIn,
  sumsIn,
} from './giving-stats.queries.js';
import { dayOfStep, daysOfPeriod, type PeriodDays, stepsBetween } from './giving-periods.rules.js';
import { GivingSharesService } from './giving-shares.service.js';

/** What was given, by period: sums over the journal that name nobody. */
@Injectable()
export class GivingStatsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly shares: GivingSharesService,
    private readonly clock: Clock,
  ) {}

  async figures(period: GivingPeriod): Promise<GivingStats> {
    const { step, ...days } = daysOfPeriod(period, parisDay(this.clock.now()));
    const { from, to, before_from, before_to } = days;
    return {
      period,
      step,
      ...days,
      now: await this.sums(from, to),
      before: await this.sums(before_from, before_to),
      steps: await this.steps({ step, ...days }),
      ...(await this.shares.of(from, to)),
      recurring: await this.recurring(from, to),
      other_currencies: await otherCurrenciesIn.all(this.database, from, to),
    };
  }

  private async sums(from: string, to: string): Promise<GivingSums> {
    const { gifts, ...sums } = await sumsIn.one(this.database, from, to);
    const donors = await donorsIn.one(this.database, from, to);
    const { failed, succeeded } = await attemptsIn.one(this.database, from, to);
    const ended = failed + succeeded;
    return {
      raised: euros(sums.raised),
      given: euros(sums.given),
      refunded: euros(sums.refunded),
      disputed: euros(sums.disputed),
      fees: euros(sums.fees),
      gifts,
      ...donors,
      average: gifts === 0 ? null : euros(Math.round(sums.given / gifts)),
      failures: failed,
      failure_rate: ended === 0 ? null : Math.round((failed * 1e3) / ended) / 10,
    };
  }

  private async steps({ step, from, to, before_from, before_to }: PeriodDays): Promise<GivingStep[]> {
    const now = await this.raisedByStep(step, from, to);
    const before = await this.raisedByStep(step, before_from, before_to);
    const known = stepsBetween(step, before_from, before_to);
    return Array.from({ length: stepsBetween(step, from, to) }, (_, index) => ({
      day: dayOfStep(step, from, index),
      raised: now.get(index) ?? 0,
      before: index < known ? (before.get(index) ?? 0) : null,
    }));
  }

  private async raisedByStep(
    step: GivingStats['step'],
    from: string,
    to: string,
  ): Promise<Map<number, number>> {
    const rows = await raisedByStep[step].all(this.database, from, to);
    return new Map(rows.map((row) => [row.step, euros(row.raised)]));
  }

  private async recurring(from: string, to: string): Promise<RecurringStats> {
    const stats = await recurringIn.one(this.database, from, to);
    return { ...stats, monthly: euros(stats.monthly) };
  }
}

const euros = (minor: number) => toMajorUnits(minor, 'EUR');
