import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import type { CampaignGiving } from './giving-stats.dto.js';

interface MonthRow {
  month: string;
  raised: number;
  gifts: number;
}
interface CampaignSums {
  currency: Currency;
  raised: number;
  given: number;
  refunded: number;
  gifts: number;
  donors: number;
}

/** What a campaign was given in money, month after month: sums over the journal, in the campaign's currency. */
@Injectable()
export class CampaignGivingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(campaign_id: number): Promise<CampaignGiving> {
    const [sums] = await this.database.query<CampaignSums[]>(SUMS, [campaign_id]);
    if (!sums) throw platformErrors.notFound();
    const { currency, gifts, donors } = sums;
    const major = (minor: number) => toMajorUnits(minor, currency);
    const average = gifts === 0 ? null : major(Math.round(sums.given / gifts));
    return {
      campaign_id,
      currency,
      gifts,
      donors,
      average,
      raised: major(sums.raised),
      refunded: major(sums.refunded),
      months: await this.months(campaign_id, major),
    };
  }

  private async months(id: number, major: (minor: number) => number): Promise<CampaignGiving['months']> {
    const today = parisDay(this.clock.now());
    const rows = await this.database.query<MonthRow[]>(MONTHS, [id, today]);
    let total = 0;
    return rows.map(({ month, raised, gifts }) => {
      total += raised;
      return { month, gifts, raised: major(raised), total: major(total) };
    });
  }
}

const MOVED = `
  SELECT entry.kind, entry.donation_id, posting.amount,
         date_trunc('month', entry.happened_at AT TIME ZONE 'Europe/Paris')::date AS month
    FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
    JOIN campaigns campaign ON campaign.id = posting.campaign_id AND campaign.currency = posting.currency
    LEFT JOIN donations donation ON donation.id = entry.donation_id
   WHERE is_counted(coalesce(donation.mode, 'live')) AND posting.campaign_id = $1 AND posting.account = 'gifts'`;

const SUMS = `
  WITH moved AS (${MOVED})
  SELECT campaign.currency, sums.* FROM campaigns campaign, (
    SELECT coalesce(-sum(moved.amount), 0)::bigint AS raised,
           coalesce(-sum(moved.amount) FILTER (WHERE kind = 'gift'), 0)::bigint AS given,
           coalesce(sum(moved.amount) FILTER (WHERE kind IN ('refund', 'refund_failed')), 0)::bigint AS refunded,
           coalesce(-sum(sign(moved.amount)) FILTER (WHERE kind = 'gift'), 0)::int AS gifts,
           count(DISTINCT gift.donor_id)::int AS donors
      FROM moved LEFT JOIN donation_overview gift ON gift.id = moved.donation_id) sums
   WHERE campaign.id = $1 AND campaign.deleted_at IS NULL`;

const MONTHS = `
  WITH moved AS (${MOVED})
  SELECT to_char(months.month, 'YYYY-MM') AS month, coalesce(-sum(moved.amount), 0)::bigint AS raised,
         coalesce(-sum(sign(moved.amount)) FILTER (WHERE moved.kind = 'gift'), 0)::int AS gifts
    FROM generate_series((SELECT min(month) FROM moved),
           greatest((SELECT max(month) FROM moved), date_trunc('month', $2::date)::date), interval '1 month') months (month)
    LEFT JOIN moved ON moved.month = months.month::date
   GROUP BY months.month ORDER BY months.month`;
