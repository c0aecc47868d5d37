import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { VisitMeasuresService } from '../../visits/visit-measures.service.js';
import type { SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import { OnlineGiftsService } from '../gifts/online-gifts.service.js';
import type { VisitPeak, VisitSeries } from './visit-analytics.dto.js';
import { visitTexts } from './visit-analytics.content.js';
import { sourcesOfDays } from './visit-analytics.queries.js';
import { peaksOf } from './visit-lists.rules.js';

interface StepCounts {
  visits: Map<number, number>;
  views: Map<number, number>;
  begun: Map<number, number>;
  paid: Map<number, number>;
}

/** The curves of visits, step after step beside the period before, and what stands out of them. */
@Injectable()
export class VisitSeriesService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly measures: VisitMeasuresService,
    private readonly online: OnlineGiftsService,
  ) {}

  async of(days: ComparedDays, seesSums: boolean): Promise<{ series: VisitSeries; peaks: VisitPeak[] }> {
    const now = await this.steps(days, days.from, days.to);
    const before = await this.steps(days, days.before_from, days.before_to);
    const curve = (part: keyof StepCounts) => seriesOf(days, now[part], before[part]);
    const series = {
      visits: curve('visits'),
      views: curve('views'),
      gifts_begun: curve('begun'),
      gifts_paid: curve('paid'),
      online: seesSums ? await this.online.series(days) : null,
    };
    return { series, peaks: days.step === 'day' ? await this.peaks(series.visits) : [] };
  }

  private async steps(
    { step }: ComparedDays,
    first: string | null,
    last: string | null,
  ): Promise<StepCounts> {
    if (!first || !last) return { visits: new Map(), views: new Map(), begun: new Map(), paid: new Map() };
    const [visits, gifts] = await Promise.all([
      this.measures.steps(step, first, last),
      this.measures.donationSteps(step, first, last),
    ]);
    return {
      visits: new Map(visits.map((row) => [row.step, row.visits])),
      views: new Map(visits.map((row) => [row.step, row.views])),
      begun: new Map(gifts.map((row) => [row.step, row.begun])),
      paid: new Map(gifts.map((row) => [row.step, row.paid])),
    };
  }

  private async peaks(points: readonly SeriesPoint[]): Promise<VisitPeak[]> {
    const tops = peaksOf(points.map(({ value }) => value ?? 0)).map((index) => points[index]!);
    const sources = await sourcesOfDays.all(
      this.database,
      tops.map(({ at }) => at),
    );
    const from = new Map(sources.map(({ day, value }) => [day, value ?? '']));
    return tops.map(({ at, value }) => ({ at, visits: value ?? 0, label: nameOf(from.get(at) ?? '') }));
  }
}

function nameOf(source: string): string {
  const name = source.slice(source.indexOf(':') + 1);
  return source.startsWith('code:') ? visitTexts.code(name) : name || visitTexts.direct;
}
