import type { Dimension, Measure, MeasureAnswer } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { chartCsv } from '../../shared/charts/data/chart-csv';
import { answerData } from './measure-data';

const answer = (measure: Measure, dimension: Dimension, count: number) =>
  ({
    measure,
    dimension,
    step: 'day',
    unit: 'count',
    label: '',
    series: [],
    computed_at: '2027-03-20T12:00:00Z',
    lines: Array.from({ length: count }, (_, index) => ({
      key: `${index}`,
      label: `${index}`,
      value: 100 - index,
      before: index === 0 ? null : 10,
    })),
  }) as unknown as MeasureAnswer;
const lastOf = (...asked: Parameters<typeof answer>) => answerData(answer(...asked)).rows.at(-1);

it.each<[Measure, Dimension]>([
  ['raised', 'campaign'],
  ['visits', 'country'],
  ['views', 'page'],
])('the rest of %s %s is added up', (measure, dimension) => {
  expect(lastOf(measure, dimension, 13)).toEqual({
    values: { at: 'Autres (3)', value: 90 + 89 + 88, before: 30 },
    isRest: true,
  });
});

it.each<[Measure, Dimension]>([
  ['average', 'campaign'],
  ['visits', 'page'],
])('the rest of %s %s, which are no parts of a sum, has no figure', (measure, dimension) => {
  expect(lastOf(measure, dimension, 13)).toMatchObject({
    values: { value: null, before: null },
    isRest: true,
  });
});

it('the file of a chart holds every line, and no rest', () => {
  const { rows } = answerData(answer('raised', 'campaign', 40), true);
  expect(rows.map(({ values }) => values.at)).toEqual(Array.from({ length: 40 }, (_, index) => `${index}`));
  expect(
    chartCsv(answerData(answer('raised', 'campaign', 40), true))
      .trim()
      .split('\r\n'),
  ).toHaveLength(41);
});

it('one line more than are shown is no rest', () => {
  expect(lastOf('average', 'campaign', 11)).toEqual({ values: { at: '10', value: 90, before: 10 } });
});
