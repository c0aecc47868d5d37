import { Injectable } from '@nestjs/common';
import { type VisitDimension, VisitMeasuresService } from '../../visits/visit-measures.service.js';
import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import type { Dimension, Measure } from './measure.contract.js';
import type { MeasuredLine, MeasureSource } from './measure-source.js';

/** Visits of the site, and the pages that they saw. */
@Injectable()
export class VisitQuestionsService implements MeasureSource {
  constructor(private readonly visits: VisitMeasuresService) {}

  async total(measure: Measure, days: ComparedDays): Promise<Figure> {
    return figureOf(measure, await this.visits.totals(days));
  }

  async lines(measure: Measure, dimension: Dimension, days: ComparedDays): Promise<MeasuredLine[]> {
    const rows = await this.visits.by(dimension as VisitDimension, days);
    return rows
      .map((row) => ({ key: row.value ?? '', ...figureOf(measure, row) }))
      .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  }

  async series(measure: Measure, days: ComparedDays): Promise<SeriesPoint[]> {
    const read = async (first: string | null, last: string | null) => {
      if (!first || !last) return new Map<number, number>();
      const rows = await this.visits.steps(days.step, first, last);
      return new Map(rows.map((row) => [row.step, measure === 'views' ? row.views : row.visits]));
    };
    return seriesOf(days, await read(days.from, days.to), await read(days.before_from, days.before_to));
  }
}

interface Counts {
  visits: number;
  before_visits: number;
  views: number;
  before_views: number;
}

const figureOf = (measure: Measure, counts: Counts): Figure =>
  measure === 'views'
    ? { value: counts.views, before: counts.before_views }
    : { value: counts.visits, before: counts.before_visits };
