import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay } from '../../../platform/clock/paris.js';
import type { Figure } from '../analytics-period.dto.js';
import { type ComparedDays, wholeDays } from '../analytics-period.rules.js';
import { AnalyticsPeriodsService } from '../analytics-periods.service.js';
import { analyticsErrors } from '../analytics.errors.js';
import { GiftFactsService } from '../gifts/gift-facts.service.js';
import { GiftMeasuresService } from '../gifts/gift-measures.service.js';
import type { DonorAnalytics, DonorAnalyticsQuery, DonorFigures } from './donor-analytics.dto.js';
import { titleOfCampaign } from './donor-analytics.queries.js';
import { daysSoFar, monthsToDraw, shareOf } from './donor-analytics.rules.js';
import { DONOR_DEFINITIONS } from './donor-definitions.content.js';
import { DonorGroupsService } from './donor-groups.service.js';
import { DonorRetentionService } from './donor-retention.service.js';
import { GivingConcentrationService } from './giving-concentration.service.js';
import { RecurringRevenueService } from './recurring-revenue.service.js';

/** Who gives, who gives again, on whom it rests: sums and counts that name nobody. */
@Injectable()
export class DonorAnalyticsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly periods: AnalyticsPeriodsService,
    private readonly facts: GiftFactsService,
    private readonly measures: GiftMeasuresService,
    private readonly retention: DonorRetentionService,
    private readonly recurring: RecurringRevenueService,
    private readonly groups: DonorGroupsService,
    private readonly concentration: GivingConcentrationService,
    private readonly clock: Clock,
  ) {}

  async of({ campaign: id, ...asked }: DonorAnalyticsQuery): Promise<DonorAnalytics> {
    const campaign = await this.campaignOf(id);
    const computed_at = (await this.facts.freshAt()).toISOString();
    const query = { ...asked, against: asked.against ?? ('last_year' as const) };
    const days = wholeDays(await this.periods.daysOf(query, 'gifts', { byDefault: 'year' }));
    const today = parisDay(this.clock.now());
    const only = campaign?.id ?? null;
    const { from, to } = daysSoFar(days, today);
    const [recurring, before, figures, months, cohorts, groups, concentration] = await Promise.all([
      this.recurring.between(from, to, only),
      days.before_to ? this.recurring.on(days.before_to, only) : null,
      this.figures(days, only),
      this.retention.months(monthsToDraw(days, today), today, only),
      this.retention.cohorts(today, only),
      only === null ? this.groups.sums() : null,
      this.concentration.of(days, today, only),
    ]);
    return {
      ...days,
      computed_at,
      campaign,
      figures: {
        ...figures,
        recurring_monthly: { value: recurring.end.monthly, before: before?.monthly ?? null },
        recurring_gifts: { value: recurring.end.gifts, before: before?.gifts ?? null },
      },
      months,
      cohorts,
      recurring,
      groups,
      concentration,
      definitions: DONOR_DEFINITIONS,
    };
  }

  private async campaignOf(id: number | undefined) {
    if (id === undefined) return null;
    const campaign = await titleOfCampaign.first(this.database, id);
    if (!campaign) throw analyticsErrors.campaignNotFound();
    return campaign;
  }

  private async figures(
    days: ComparedDays,
    campaign: number | null,
  ): Promise<Omit<DonorFigures, 'recurring_monthly' | 'recurring_gifts'>> {
    const [{ donors, new_donors, repeat_donors }, totals, median_gift] = await Promise.all([
      this.measures.donors(days, campaign),
      this.measures.totals(days, campaign),
      this.measures.median(days, campaign),
    ]);
    const repeat_rate = rateOf(repeat_donors, donors);
    return { donors, new_donors, repeat_rate, median_gift, average_gift: totals.average };
  }
}

const rateOf = (part: Figure, whole: Figure): Figure => ({
  value: shareOf(part.value ?? 0, whole.value ?? 0),
  before: shareOf(part.before ?? 0, whole.before ?? 0),
});
