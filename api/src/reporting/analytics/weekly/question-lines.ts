import { isSumOfParts } from '../measures/measure.contract.js';
import type { MeasureAnswer } from '../measures/measure.dto.js';
import { stepLabel } from './step-labels.js';
import { weeklyTexts as texts } from './weekly-email.content.js';

export interface QuestionLine {
  label: string;
  value: number | null;
  before: number | null;
}

/** More parts than these are one: the screen has them all. */
const MOST_PARTS = 12;

/** What the e-mail's table and picture show of an answer: every step of a curve, or its largest parts. */
export function questionLines({ dimension, step, series, lines, measure }: MeasureAnswer): QuestionLine[] {
  if (dimension === 'step')
    return series.map(({ at, value, before }) => ({ label: stepLabel(step, at), value, before }));
  if (lines.length <= MOST_PARTS + 1) return lines.map(shown);
  const rest = lines.slice(MOST_PARTS);
  const isSum = isSumOfParts(measure, dimension);
  return [
    ...lines.slice(0, MOST_PARTS).map(shown),
    {
      label: texts.others(rest.length),
      value: isSum ? sumOf(rest.map(({ value }) => value)) : null,
      before: isSum ? sumOf(rest.map(({ before }) => before)) : null,
    },
  ];
}

/** A longer table leaves out the steps of which there is nothing to say. */
const MOST_ROWS = 14;

/** The rows of the table: of a long curve those that have a figure. */
export const tableLines = (lines: readonly QuestionLine[]): readonly QuestionLine[] =>
  lines.length <= MOST_ROWS ? lines : lines.filter(({ value, before }) => Boolean(value) || Boolean(before));

/** Whether there is anything to draw. */
export const hasFigures = (lines: readonly QuestionLine[]): boolean =>
  lines.some(({ value }) => Boolean(value));

const shown = ({ label, value, before }: QuestionLine): QuestionLine => ({ label, value, before });

/** Of those that are known; null where none is. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
