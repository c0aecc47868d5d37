import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { VISIT_LIMITS } from './visit.contract.js';
import { VisitConversionsService } from './visit-conversions.service.js';
import { markPaid } from './visits.queries.js';
import {
  closeDays,
  daysBehind,
  dropDay,
  dropMonth,
  dropOldDays,
  dropOldHours,
  forgetConversions,
  forgetReturns,
  noteRollUp,
  refreshConversions,
  stateOfSums,
  sumDay,
  sumMonth,
} from './visit-rollups.queries.js';

const ROLL_UP = 'visits.roll-up';
/** Of more than a few, sums that took longer to make are left to the job. */
const SHORT_MS = 300;
const FEW_CONVERSIONS = 20_000;
const DAYS_OF_A_MONTH = 31;
/** After midnight, until nothing of the day before is still on its way. */
const CLOSED_AFTER_MS = HOUR_MS;

/** Adds visits up by day and by month, from the rows that are kept for 30 days. */
@Injectable()
export class VisitRollupsService {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly conversions: VisitConversionsService,
  ) {}

  /** The moment that the sums are of. */
  async freshAt(): Promise<Date> {
    const { rolled_up_at, took_ms, conversions } = await stateOfSums.one(this.database);
    if (Number(conversions) > FEW_CONVERSIONS && took_ms > SHORT_MS) return rolled_up_at;
    return this.rollUp();
  }

  /** One at a time: here the others wait without a connection. */
  @Every({ name: ROLL_UP, cron: '*/5 * * * *' })
  rollUp(): Promise<Date> {
    const turn = this.turn.then(() => this.rollUpAlone());
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  private async rollUpAlone(): Promise<Date> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - VISIT_LIMITS.raw_days * DAY_MS);
    const began = performance.now();
    await this.countPaid();
    for (const { day } of await daysBehind.all(this.database, since))
      if (day) await this.locked((tx) => this.sum(tx, day));
    await this.locked((tx) => this.close(tx, this.openDay()));
    await this.locked(async (tx) => {
      await refreshConversions.run(tx);
      await noteRollUp.run(tx, now, Math.round(performance.now() - began));
    });
    return now;
  }

  private async countPaid(): Promise<void> {
    const { day, visitors } = await this.conversions.paidToday();
    if (visitors.length === 0) return;
    await this.locked(async (tx) => {
      await markPaid.run(tx, day, visitors);
      await this.sum(tx, day);
    });
  }

  /** Of several processes, one at a time. */
  private locked(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      await lockKey.run(tx, ROLL_UP);
      await work(tx);
    });
  }

  /** The first day that is not over for good. */
  private openDay(): string {
    return parisDay(new Date(this.clock.now().getTime() - CLOSED_AFTER_MS));
  }

  /** Days before this one keep their sums; nothing is left that says which of their visits gave or asked. */
  private async close(tx: EntityManager, day: string): Promise<void> {
    const isNew = (await closeDays.run(tx, day)) > 0;
    if (isNew) await this.forget(tx, day);
  }

  private async forget(tx: EntityManager, day: string): Promise<void> {
    await forgetConversions.run(tx, day);
    await forgetReturns.run(tx, day);
  }

  private async sum(tx: EntityManager, day: string): Promise<void> {
    await dropDay.run(tx, day);
    await sumDay.run(tx, day);
    await dropMonth.run(tx, day);
    await sumMonth.run(tx, day);
  }

  /** Days are kept for 25 months, as audience measurement without consent has it; months say nothing of anybody. */
  @Every({ name: 'visits.tidy', cron: '23 4 * * *' })
  async tidy(): Promise<void> {
    const over = new Date(this.clock.now().getTime() - VISIT_LIMITS.daily_months * DAYS_OF_A_MONTH * DAY_MS);
    await dropOldDays.run(this.database, parisDay(over));
    await dropOldHours.run(this.database, over);
    // Of what was written to a day that was closed already, once all days have their last sums.
    await this.rollUp();
    await this.locked((tx) => this.forget(tx, this.openDay()));
  }
}
