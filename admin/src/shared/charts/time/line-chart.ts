import type { ChartData, ChartValue } from '../data/chart-data';
import type { Domain } from '../../theme/domain-colors';

export interface Line<Key extends string> {
  key: Key;
  /** The column's unless said otherwise. */
  label?: string;
  /** A second line under the label. */
  note?: string;
  /** Now is solid; before, grey dashes; other, a second thing beside it; pace, thin dots; projected, what may come of now. */
  look: 'now' | 'before' | 'other' | 'pace' | 'projected';
  hasArea?: boolean;
}

export interface Annotation {
  /** A value of the axis. */
  at: ChartValue;
  text: string;
}

export interface LineOverTimeProps<Key extends string = string> {
  data: ChartData<Key>;
  x: Key;
  lines: readonly Line<Key>[];
  domain?: Domain;
  annotations?: readonly Annotation[];
  /** A line across, to be reached. */
  goal?: { value: number; text: string };
  /** What may come: between low and high, most likely in the middle. */
  projection?: { low: Key; likely: Key; high: Key; text: string };
  height?: number;
  /** What a value of the axis is called under it, where its kind does not say enough. */
  tickText?: (value: ChartValue) => string;
}
