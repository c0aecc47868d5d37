import type { Dimension, Measure } from '@livres/api/contract';
import type { AskedPeriod } from './period-address';

/** What a chart of one measure asks. */
export interface MeasureQuestion extends Partial<AskedPeriod> {
  measure: Measure;
  dimension: Dimension;
  campaign?: number;
  event?: number;
  partner?: number;
  region?: string;
}
