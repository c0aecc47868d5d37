import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import { activityShares, activitySteps, activityTotal } from './activity.queries.js';
import type { Dimension, Measure } from './measure.contract.js';
import type { MeasuredLine, MeasureScope, MeasureSource } from './measure-source.js';

/** Things given, requests, registrations and arrivals: counts of their records. */
@Injectable()
export class ActivityMeasuresService implements MeasureSource {
  constructor(private readonly database: AnalysisDatabase) {}

  total(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<Figure> {
    return activityTotal.one(this.database, ...askedOf(measure, days, scope));
  }

  async lines(
    measure: Measure,
    dimension: Dimension,
    days: ComparedDays,
    scope: MeasureScope,
  ): Promise<MeasuredLine[]> {
    const shares = activityShares[dimension as keyof typeof activityShares];
    const rows = await shares.all(this.database, ...askedOf(measure, days, scope));
    return rows.map(({ key, value, before }) => ({ key: key ?? '', value, before }));
  }

  async series(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<SeriesPoint[]> {
    const { step, from, to, before_from, before_to } = days;
    const { campaigns, event, region } = scope;
    const read = async (first: string | null, last: string | null) => {
      if (!first || !last) return new Map<number, number>();
      const rows = await activitySteps[step].all(
        this.database,
        measure,
        first,
        last,
        campaigns,
        event,
        region,
      );
      return new Map(rows.map((row) => [row.step, row.value]));
    };
    return seriesOf(days, await read(from, to), await read(before_from, before_to));
  }
}

function askedOf(
  measure: Measure,
  { from, to, before_from, before_to }: ComparedDays,
  { campaigns, event, region }: MeasureScope,
) {
  return [measure, from, to, before_from, before_to, campaigns, event, region] as const;
}
