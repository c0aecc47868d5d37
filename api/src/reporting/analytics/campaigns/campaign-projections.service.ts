import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { daysAfter } from '../../../platform/clock/paris.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { daysBetween } from '../../../platform/clock/calendar-days.js';
import { GiftCalendarService } from '../gifts/gift-calendar.service.js';
import type { NoProjection } from './campaign-analytics.contract.js';
import type { CampaignProjection } from './campaign-analytics.dto.js';
import { endedCampaigns } from './campaign-analytics.queries.js';
import { countedDays } from './campaign-days.rules.js';
import type { ReadCampaign } from './campaign-facts.service.js';
import { DRAWS, FEWEST_OWN_DAYS, MOST_REMAINING_DAYS, type PastDays, project } from './projection.rules.js';

type Answer = Pick<
  { projection: CampaignProjection | null; no_projection: NoProjection | null },
  'projection' | 'no_projection'
>;

/** Where a campaign would end, from how campaigns went. */
@Injectable()
export class CampaignProjectionsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly calendar: GiftCalendarService,
  ) {}

  async of(campaign: ReadCampaign, today: string): Promise<Answer> {
    const no_projection = reasonAgainst(campaign, today);
    if (no_projection) return { projection: null, no_projection };
    const { row, span, counted } = campaign;
    const remaining_days = daysBetween(today, span.last_day!);
    const whole = {
      duration: counted.length + remaining_days,
      days: counted.map(({ amount }) => amount),
      total: counted.at(-1)!.total,
      goal: row.goal_amount > 0 ? row.goal_amount : null,
    };
    const past = await this.past(row.id, today);
    const { pooled_days, band, ...drawn } = project(whole, past, `${row.id}/${today}`);
    const points = band.map(({ after, low, middle, high }) => ({
      day: daysAfter(today, after),
      index: counted.at(-1)!.index + after,
      total: toMajorUnits(middle, 'EUR'),
      low: toMajorUnits(low, 'EUR'),
      high: toMajorUnits(high, 'EUR'),
    }));
    const { total, low, high } = points.at(-1)!;
    const projection = {
      ...drawn,
      days: pooled_days,
      draws: DRAWS,
      remaining_days,
      total,
      low,
      high,
      band: points,
    };
    return { projection, no_projection: null };
  }

  /** Every day of every campaign that has ended, in minor units. */
  private async past(id: number, today: string): Promise<PastDays[]> {
    const ended = (await endedCampaigns.all(this.database, today)).filter((one) => one.id !== id);
    const sums = await this.calendar.daysOfCampaigns(ended.map((one) => one.id));
    const byCampaign = Map.groupBy(sums, ({ campaign_id }) => campaign_id);
    return ended.map(({ id: campaign, first_day, last_day }) =>
      countedDays({ first_day, last_day, shown_to: last_day }, byCampaign.get(campaign) ?? [], 0).map(
        ({ amount }) => amount,
      ),
    );
  }
}

function reasonAgainst({ span, counted }: ReadCampaign, today: string): NoProjection | null {
  const { first_day, last_day } = span;
  if (last_day === null) return 'no_end';
  if (last_day <= today) return 'ended';
  if (first_day > today) return 'not_begun';
  if (daysBetween(today, last_day) > MOST_REMAINING_DAYS) return 'too_far';
  const hasGift = counted.some(({ amount }) => amount > 0);
  return counted.length < FEWEST_OWN_DAYS || !hasGift ? 'too_young' : null;
}
