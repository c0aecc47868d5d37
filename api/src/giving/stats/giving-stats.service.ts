import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { GivingPeriod } from './giving-stats.contract.js';
import type { GivingStats, GivingStep, GivingSums, RecurringStats } from './giving-stats.dto.js';
import { dayOfStep, daysOfPeriod, type PeriodDays, stepsBetween } from './giving-periods.rules.js';
import { GivingSharesService } from './giving-shares.service.js';
import {
  DONORS,
  type DonorsRow,
  IN_DAYS,
  MOVED,
  presentSums,
  RAISED,
  SUMS,
  type SumsRow,
  TRIES,
  type TriesRow,
} from './giving-sums.js';

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
      steps: await this.steps({
        step,
        ...days,
      }),
      ...(await this.shares.of(from, to)),
      recurring: await this.recurring(from, to),
      other_currencies: await this.otherCurrencies(from, to),
    };
  }

  private async sums(from: string, to: string): Promise<GivingSums> {
    const [sums] = await this.database.query<[SumsRow]>(SUMS, [from, to]);
    const [donors] = await this.database.query<[DonorsRow]>(DONORS, [from, to]);
    const [tries] = await this.database.query<[TriesRow]>(TRIES, [from, to]);
    return presentSums(sums, donors, tries);
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
    const rows = await this.database.query<{ step: number; raised: number }[]>(
      `WITH moved AS (${MOVED})
       SELECT (${STEP_OF[step]})::int AS step, ${RAISED} FROM moved WHERE currency = 'EUR' GROUP BY 1`,
      [from, to],
    );
    return new Map(rows.map((row) => [row.step, toMajorUnits(row.raised, 'EUR')]));
  }

  private async recurring(from: string, to: string): Promise<RecurringStats> {
    const [row] = await this.database.query<[RecurringStats]>(RECURRING, [from, to]);
    return { ...row, monthly: toMajorUnits(row.monthly, 'EUR') };
  }

  private otherCurrencies(from: string, to: string): Promise<GivingStats['other_currencies']> {
    return this.database.query(
      `WITH moved AS (${MOVED}) SELECT currency, ${RAISED}, ${GIFTS_OF} FROM moved
        WHERE currency <> 'EUR' GROUP BY currency`,
      [from, to],
    );
  }
}

const GIFTS_OF = `coalesce(-sum(sign(amount)) FILTER (WHERE account = 'gifts' AND kind = 'gift'), 0)::int AS gifts`;
const DAY = `(moved.happened_at AT TIME ZONE 'Europe/Paris')::date`;
const STEP_OF: Record<GivingStats['step'], string> = {
  day: `${DAY} - $1::date`,
  week: `(${DAY} - $1::date) / 7`,
  month: `(extract(year FROM ${DAY}) - extract(year FROM $1::date)) * 12
    + extract(month FROM ${DAY}) - extract(month FROM $1::date)`,
};

const RECURRING = `
  SELECT floor(coalesce(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END)
                  FILTER (WHERE status = 'active' AND currency = 'EUR'), 0) / 12)::bigint AS monthly,
         count(*) FILTER (WHERE status = 'active')::int AS active,
         count(*) FILTER (WHERE status = 'paused')::int AS paused,
         count(*) FILTER (WHERE status = 'past_due')::int AS past_due,
         count(*) FILTER (WHERE ${IN_DAYS('started_at')})::int AS started,
         count(*) FILTER (WHERE started_at IS NOT NULL AND ${IN_DAYS('cancelled_at')})::int AS stopped
    FROM recurring_gifts WHERE is_counted(mode)`;
