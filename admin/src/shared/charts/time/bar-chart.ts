import type { Domain } from '../../theme/domain-colors';
import type { ChartData } from '../data/chart-data';

export interface Bar<Key extends string> {
  key: Key;
  /** The column's unless said otherwise. */
  label?: string;
  /** A second line under the label. */
  note?: string;
  /** `loss` is given above zero and drawn below it, hatched. */
  tone?: 'main' | 'second' | 'loss';
}

export interface BarsOverTimeProps<Key extends string = string> {
  data: ChartData<Key>;
  x: Key;
  /** More than one stand on one another. */
  bars: readonly Bar<Key>[];
  /** A dark tick across each bar: the same step before. */
  before?: { key: Key; text: string };
  domain?: Domain;
  height?: number;
}
