import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { FREQUENCIES } from '../donors/giving.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { DONATION_STATUSES } from './donation-choices.contract.js';
import type { DonationStats } from './donation-stats.dto.js';
import {
  countByFrequency,
  countByStatus,
  givenIn,
  recurringSums,
  sumsSince,
} from './donation-stats.queries.js';

/** Sums over the journal, in euros; nobody is named. */
@Injectable()
export class DonationStatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<DonationStats> {
    const month = `${parisDay(this.clock.now()).slice(0, 7)}-01`;
    const sums = await sumsSince.one(this.dataSource, month);
    const recurring = await recurringSums.one(this.dataSource);
    const statuses = await countByStatus.all(this.dataSource);
    const frequencies = await countByFrequency.all(this.dataSource);
    const euros = (minor: number) => toMajorUnits(minor, 'EUR');
    return {
      total_amount: euros(sums.net),
      refunded_amount: euros(sums.taken_back),
      donation_count: sums.gifts,
      donor_count: sums.donors,
      month_amount: euros(sums.month_net),
      month_count: sums.month_gifts,
      average_amount: sums.gifts > 0 ? euros(Math.round(sums.net / sums.gifts)) : 0,
      recurring_active: recurring.running,
      recurring_monthly_amount: euros(recurring.monthly),
      by_status: countsOf(DONATION_STATUSES, statuses),
      by_frequency: countsOf(FREQUENCIES, frequencies),
    };
  }

  /** Everything that was given, less what went back, in minor units of a currency; money of test mode is left out. */
  async given(currency: string, tx: EntityManager = this.dataSource.manager): Promise<number> {
    return (await givenIn.one(tx, currency)).given;
  }
}

function countsOf<Value extends string>(
  values: readonly Value[],
  found: { value: Value; count: number }[],
): Record<Value, number> {
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0])) as Record<Value, number>;
}
