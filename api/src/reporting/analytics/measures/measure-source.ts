import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import type { Dimension, Measure } from './measure.contract.js';

/** What a question is narrowed to; null for all. */
export interface MeasureScope {
  campaigns: readonly number[] | null;
  event: number | null;
  region: string | null;
}

export interface MeasuredLine {
  key: string;
  value: number | null;
  before: number | null;
}

/** Where a family of measures comes from. */
export interface MeasureSource {
  total(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<Figure>;
  lines(
    measure: Measure,
    dimension: Dimension,
    days: ComparedDays,
    scope: MeasureScope,
  ): Promise<MeasuredLine[]>;
  series(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<SeriesPoint[]>;
}
