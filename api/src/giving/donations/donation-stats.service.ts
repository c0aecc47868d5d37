import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { FREQUENCIES } from '../donors/giving.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { DONATION_STATUSES } from './donation-choices.contract.js';
import type { DonationStats } from './donation-stats.dto.js';

interface Sums {
  net: number;
  taken_back: number;
  gifts: number;
  donors: number;
  month_net: number;
  month_gifts: number;
}
interface Recurring {
  running: number;
  monthly: number;
}

/** Sums over the journal, in euros; nobody is named. */
@Injectable()
export class DonationStatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async stats(): Promise<DonationStats> {
    const [sums, recurring] = [await this.sums(), await this.recurring()];
    const [net, taken, month, monthly] = [sums.net, sums.taken_back, sums.month_net, recurring.monthly];
    const euros = (minor: number) => toMajorUnits(minor, 'EUR');
    return {
      total_amount: euros(net),
      refunded_amount: euros(taken),
      donation_count: sums.gifts,
      donor_count: sums.donors,
      month_amount: euros(month),
      month_count: sums.month_gifts,
      average_amount: sums.gifts > 0 ? euros(Math.round(net / sums.gifts)) : 0,
      recurring_active: recurring.running,
      recurring_monthly_amount: euros(monthly),
      by_status: await this.counts('status', DONATION_STATUSES),
      by_frequency: await this.counts('frequency', FREQUENCIES),
    };
  }

  /** Everything that was given, less what went back, in minor units of a currency; money of test mode is left out. */
  async given(currency: string, tx: EntityManager = this.dataSource.manager): Promise<number> {
    const [{ given }] = await tx.query<[{ given: number }]>(
      `SELECT coalesce(-sum(posting.amount), 0)::bigint AS given
         FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
         LEFT JOIN donations donation ON donation.id = entry.donation_id
        WHERE posting.account = 'gifts' AND posting.currency = $1 AND is_counted(coalesce(donation.mode, 'live'))`,
      [currency],
    );
    return given;
  }

  private async sums(): Promise<Sums> {
    const month = `${parisDay(this.clock.now()).slice(0, 7)}-01`;
    const [sums] = await this.dataSource.query<Sums[]>(
      `WITH gift AS (
         SELECT donation.id, lower(donation.email) AS donor,
                donation.given_at >= ($1::date::timestamp AT TIME ZONE 'Europe/Paris') AS is_of_month,
                -sum(posting.amount) AS net,
                coalesce(sum(posting.amount) FILTER (WHERE entry.kind <> 'gift'), 0) AS taken_back
           FROM donations donation
           JOIN journal_entries entry ON entry.donation_id = donation.id
           JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'gifts' AND posting.currency = 'EUR'
          WHERE is_counted(donation.mode)
          GROUP BY donation.id)
       SELECT coalesce(sum(net), 0)::bigint AS net, coalesce(sum(taken_back), 0)::bigint AS taken_back,
              count(*) FILTER (WHERE net > 0)::int AS gifts,
              count(DISTINCT donor) FILTER (WHERE net > 0 AND donor <> '')::int AS donors,
              coalesce(sum(net) FILTER (WHERE is_of_month), 0)::bigint AS month_net,
              count(*) FILTER (WHERE is_of_month AND net > 0)::int AS month_gifts FROM gift`,
      [month],
    );
    return sums!;
  }

  private async recurring(): Promise<Recurring> {
    const [recurring] = await this.dataSource.query<Recurring[]>(
      `SELECT count(*)::int AS running,
              coalesce(sum(CASE frequency WHEN 'monthly' THEN amount WHEN 'quarterly' THEN amount / 3 ELSE amount / 12 END), 0)::bigint AS monthly
         FROM recurring_gifts WHERE status IN ('active', 'past_due') AND currency = 'EUR' AND is_counted(mode)`,
    );
    return recurring!;
  }

  private async counts<Value extends string>(
    column: 'status' | 'frequency',
    values: readonly Value[],
  ): Promise<Record<Value, number>> {
    const rows = await this.dataSource.query<{ value: Value; count: number }[]>(
      `SELECT ${column} AS value, count(*)::int AS count FROM donations WHERE is_counted(mode) GROUP BY ${column}`,
    );
    const found = new Map(rows.map(({ value, count }) => [value, count]));
    return Object.fromEntries(values.map((value) => [value, found.get(value) ?? 0])) as Record<Value, number>;
  }
}
