import { isSumOfParts, type MeasureAnswer } from '@livres/api/contract';
import type { ChartData, ColumnKind } from '../../shared/charts/data/chart-data';
import { isRunningStep } from '../../shared/charts/data/running-step';
import type { Sentence } from '../../shared/charts/panel/ChartHead';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { analyticsTexts as texts } from './analytics.fr';

type Key = 'at' | 'value' | 'before';

/** More lines are one, which the file names one by one. */
const MOST_LINES = 10;

/** What a chart draws of an answer; `isWhole`, what its file holds: every line by its name. */
export function answerData(answer: MeasureAnswer, isWhole = false): ChartData<Key> {
  const { dimension, step, unit, label, series, computed_at } = answer;
  const isCurve = dimension === 'step';
  const kind: ColumnKind = unit === 'euros' ? 'euros' : 'count';
  const rows = isCurve
    ? series.map(({ at, value, before }) => ({
        values: { at, value, before },
        isRunning: isRunningStep(at, step, computed_at),
      }))
    : isWhole
      ? answer.lines.map(rowOf)
      : firstRows(answer);
  return {
    columns: [
      { key: 'at', label: texts.heads[dimension], kind: isCurve ? step : 'text' },
      { key: 'value', label, kind },
      { key: 'before', label: texts.before, kind },
    ],
    rows,
  };
}

const rowOf = ({ label, value, before }: MeasureAnswer['lines'][number]) => ({
  values: { at: label, value, before },
});

function firstRows({ measure, dimension, lines }: MeasureAnswer) {
  if (lines.length <= MOST_LINES + 1) return lines.map(rowOf);
  const rest = lines.slice(MOST_LINES);
  const isSum = isSumOfParts(measure, dimension);
  return [
    ...lines.slice(0, MOST_LINES).map(rowOf),
    {
      values: {
        at: texts.others(rest.length),
        value: isSum ? sumOf(rest.map(({ value }) => value)) : null,
        before: isSum ? sumOf(rest.map(({ before }) => before)) : null,
      },
      isRest: true,
    },
  ];
}

const sumOf = (values: readonly (number | null)[]) =>
  values.every((value) => value === null)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What a curve adds up to, or what the first part weighs: nothing where there is nothing to say. */
export function sentenceOf({ dimension, measure, unit, total, lines }: MeasureAnswer): Sentence | undefined {
  if (total.value === null || total.value === 0) return undefined;
  const said = unit === 'euros' ? euros(total.value) : frenchNumber(total.value);
  const first = lines[0];
  if (dimension === 'step' || measure === 'average' || !first?.value || first.value <= 0)
    return { fact: texts.total(said) };
  const share = Math.round((first.value / total.value) * 100);
  return { fact: texts.largest(first.label, `${share}\u00a0%`), reason: texts.total(said) };
}
