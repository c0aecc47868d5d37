import type { ChartValue } from '../data/chart-data';
import { labelRows } from '../data/scale';
import type { Annotation } from './line-chart';

const LETTER = 6.4;
const SPACE = 5;

export interface PlacedAnnotation {
  index: number;
  text: string;
  /** From the lowest. */
  row: number;
  /** On which side of its line the text begins. */
  anchor: 'start' | 'end';
}

/** Where the words of annotations go: right of their line, left of it near the end, in rows where they would touch. */
export function placeAnnotations(
  annotations: readonly Annotation[],
  steps: readonly ChartValue[],
  width: number,
): PlacedAnnotation[] {
  const last = Math.max(1, steps.length - 1);
  const found = annotations
    .map(({ at, text }) => ({ index: steps.indexOf(at), text }))
    .filter(({ index }) => index !== -1)
    .map(({ index, text }) => {
      const x = (index / last) * width;
      const length = text.length * LETTER + SPACE;
      const anchor = x + length > width ? ('end' as const) : ('start' as const);
      const from = anchor === 'start' ? x : x - length;
      return { index, text, anchor, from, to: from + length };
    })
    .toSorted((one, other) => one.from - other.from);
  const rows = labelRows(found);
  return found.map(({ index, text, anchor }, order) => ({ index, text, anchor, row: rows[order]! }));
}
