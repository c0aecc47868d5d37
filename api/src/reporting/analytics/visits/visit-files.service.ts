import { Injectable, type StreamableFile } from '@nestjs/common';
import { listFile } from '../../../platform/http/exported-file.js';
import { VisitRollupsService } from '../../visits/visit-rollups.service.js';
import type { AnalyticsFileQuery } from '../analytics-file.dto.js';
import type { Figure } from '../analytics-period.dto.js';
import { type ComparedDays, wholeDays } from '../analytics-period.rules.js';
import { AnalyticsPeriodsService } from '../analytics-periods.service.js';
import type { VisitList } from './visit-analytics.contract.js';
import type { VisitLine } from './visit-analytics.dto.js';
import { visitFileColumns, visitFileNames } from './visit-files.content.js';
import { NOTHING, VisitListsService } from './visit-lists.service.js';
import { VisitSeriesService } from './visit-series.service.js';

type FiledLine = VisitLine & { views?: Figure; gifts?: Figure };

/** Lists that say what their visits led to. */
const LED: Partial<Record<VisitList, 'source' | 'campaign'>> = { sources: 'source', campaigns: 'campaign' };

/** The lists of visits as files, with all their lines. */
@Injectable()
export class VisitFilesService {
  constructor(
    private readonly periods: AnalyticsPeriodsService,
    private readonly rollups: VisitRollupsService,
    private readonly lists: VisitListsService,
    private readonly curves: VisitSeriesService,
  ) {}

  async file(list: VisitList, { format = 'csv', ...query }: AnalyticsFileQuery): Promise<StreamableFile> {
    await this.rollups.freshAt();
    const days = await this.periods.daysOf(query, 'visits');
    const rows = await this.rowsOf(list, days);
    const columns = visitFileColumns[list];
    const name = visitFileNames[list];
    return listFile(`${name}-${days.from}-${days.to}`, format, { name, columns, dates: [], rows });
  }

  private async rowsOf(list: VisitList, days: ComparedDays): Promise<object[]> {
    if (list === 'days') return this.stepsOf(days);
    const lines: FiledLine[] = await this.lists[list](wholeDays(days));
    const led = LED[list] && (await this.lists.led(LED[list], days));
    return lines.map(({ visits, views, gifts, ...line }) => ({
      ...line,
      ...(led && (led.get(line.value ?? '') ?? NOTHING)),
      ...flat('visits', visits),
      ...(views && flat('views', views)),
      ...(gifts && flat('gifts', gifts)),
    }));
  }

  private async stepsOf(days: ComparedDays): Promise<object[]> {
    const { series } = await this.curves.of(days, false);
    return series.visits.map(({ at, value, before }, index) => ({
      at,
      visits: value,
      before_visits: before,
      views: series.views[index]?.value,
      gifts: series.gifts_paid[index]?.value,
    }));
  }
}

const flat = (name: string, { value, before }: Figure) => ({ [name]: value, [`before_${name}`]: before });
