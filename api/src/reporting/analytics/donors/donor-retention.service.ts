import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { daysAfter } from '../../../platform/clock/paris.js';
import { monthsAfter } from '../analytics-period.rules.js';
import { COHORT_MONTHS } from './donor-analytics.contract.js';
import type { DonorCohort, DonorMonth } from './donor-analytics.dto.js';
import {
  cohortMonths,
  donorsByMonth,
  donorsOfCampaignByMonth,
  lostByMonth,
} from './donor-analytics.queries.js';
import { cohortsOf } from './donor-analytics.rules.js';

/** Who gives for the first time, who again, who no more: month after month. */
@Injectable()
export class DonorRetentionService {
  constructor(private readonly database: AnalysisDatabase) {}

  /** Of these months, `2026-12`, oldest first. */
  async months(months: readonly string[], today: string, campaign: number | null): Promise<DonorMonth[]> {
    const first = `${months[0]}-01`;
    const last = daysAfter(monthsAfter(`${months.at(-1)}-01`, 1), -1);
    // Whoever gives today is not lost today.
    const yesterday = daysAfter(today, -1);
    const [counts, losses] = await Promise.all([
      campaign === null
        ? donorsByMonth.all(this.database, first, last)
        : donorsOfCampaignByMonth.all(this.database, first, last, campaign),
      lostByMonth.all(this.database, first, last < yesterday ? last : yesterday, campaign),
    ]);
    return months.map((month) => {
      const { donors = 0, new_donors = 0 } = counts.find((one) => one.month === month) ?? {};
      return {
        month,
        donors,
        new_donors,
        returning_donors: donors - new_donors,
        lost_donors: losses.find((one) => one.month === month)?.lost_donors ?? 0,
        is_current: today.startsWith(month),
      };
    });
  }

  /** With a campaign, of those whose first gift was to it. */
  async cohorts(today: string, campaign: number | null): Promise<DonorCohort[]> {
    const first = monthsAfter(`${today.slice(0, 7)}-01`, -COHORT_MONTHS);
    return cohortsOf(await cohortMonths.all(this.database, first, campaign), today);
  }
}
