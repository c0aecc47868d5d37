import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { GIFT_SOURCE_LABELS } from '../../../giving/stats/giving-stats.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { wholeDays } from '../analytics-period.rules.js';
import { AnalyticsPeriodsService } from '../analytics-periods.service.js';
import { GiftFactsService } from '../gifts/gift-facts.service.js';
import { overviewTexts } from './overview.content.js';
import type { GiftFlow, GiftFlowQuery, Overview } from './overview.dto.js';
import { giftFlow, placesOfLibraries, yearsOfAll } from './overview.queries.js';

/** What the whole association did: its years, its places, and which way gifts went. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly periods: AnalyticsPeriodsService,
    private readonly facts: GiftFactsService,
  ) {}

  async flow({ campaign, ...query }: GiftFlowQuery): Promise<GiftFlow> {
    const computed_at = await this.facts.freshAt();
    const days = wholeDays(await this.periods.daysOf(query, 'gifts'));
    const rows = await giftFlow.all(this.database, days.from, days.to, campaign ?? null);
    return {
      ...days,
      computed_at: computed_at.toISOString(),
      lines: rows.map((row) => ({
        source: row.source ?? '',
        source_label: GIFT_SOURCE_LABELS[row.source ?? ''] ?? overviewTexts.unknownSource,
        campaign_id: row.campaign_id,
        campaign: row.campaign ?? overviewTexts.association,
        project: projectOf(row.projects ?? 0, row.project),
        raised: toMajorUnits(row.amount, 'EUR'),
      })),
      total: toMajorUnits(
        rows.reduce((sum, { amount }) => sum + amount, 0),
        'EUR',
      ),
    };
  }

  async overview(seesSums: boolean): Promise<Overview> {
    await this.facts.freshAt();
    const [years, places] = await Promise.all([
      yearsOfAll.all(this.database),
      placesOfLibraries.all(this.database),
    ]);
    return {
      places,
      years: years.map(({ year, amount, gifts, libraries_count, ...rest }) => ({
        ...rest,
        year: year ?? 0,
        raised: seesSums ? toMajorUnits(amount, 'EUR') : null,
        gifts: seesSums ? gifts : null,
        libraries: libraries_count,
      })),
    };
  }
}

function projectOf(projects: number, title: string | null): string {
  if (projects === 1 && title) return title;
  return projects > 1 ? overviewTexts.projects(projects) : overviewTexts.noProject;
}
