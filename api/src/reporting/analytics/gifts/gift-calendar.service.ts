import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import type { RowOf } from '../../../platform/database/query.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { PeriodRange } from '../analytics-period.rules.js';
import { giftDaysOfCampaigns, giftHours, giftHoursOfCampaign } from './gift-calendar.queries.js';

export interface HourSums {
  /** 1 for Monday. */
  weekday: number;
  hour: number;
  gifts: number;
  raised: number;
}

/** When gifts are made: sums of the journal by day, and by hour of the week in Paris. */
@Injectable()
export class GiftCalendarService {
  constructor(private readonly database: AnalysisDatabase) {}

  /** Of each of these campaigns, the days that something was given, oldest first: minor units of the euro. */
  daysOfCampaigns(campaigns: readonly number[]): Promise<RowOf<typeof giftDaysOfCampaigns>[]> {
    return giftDaysOfCampaigns.all(this.database, campaigns);
  }

  /** All 168 hours of a week in Paris, Monday first, in euros. */
  async hours({ from, to }: PeriodRange, campaign: number | null): Promise<HourSums[]> {
    const rows =
      campaign === null
        ? await giftHours.all(this.database, from, to)
        : await giftHoursOfCampaign.all(this.database, from, to, campaign);
    return Array.from({ length: 7 * 24 }, (_, index) => {
      const [weekday, hour] = [Math.floor(index / 24) + 1, index % 24];
      const found = rows.find((row) => row.weekday === weekday && row.hour === hour);
      return { weekday, hour, gifts: found?.gifts ?? 0, raised: toMajorUnits(found?.amount ?? 0, 'EUR') };
    });
  }
}
