import { describe, expect, it } from 'vitest';
import type { MeasureAnswer } from '../measures/measure.dto.js';
import { hasFigures, questionLines, tableLines } from './question-lines.js';
import { stepLabel } from './step-labels.js';
import { valueText } from './weekly-email.content.js';

const answer = (over: Partial<MeasureAnswer>) =>
  ({ dimension: 'method', measure: 'raised', step: 'day', series: [], lines: [], ...over }) as MeasureAnswer;
const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    label: `L${index}`,
    value: 10,
    before: 5,
  }));

describe('what an e-mail shows of an answer', () => {
  it('is each of thirteen parts, and of more the first twelve and the sum of the others', () => {
    expect(questionLines(answer({ lines: parts(13) }))).toHaveLength(13);
    const many = questionLines(answer({ lines: parts(20) }));
    expect([many.length, many.at(-1)]).toEqual([13, { label: 'Autres (8)', value: 80, before: 40 }]);
  });

  it('is no sum of averages', () => {
    const many = questionLines(answer({ measure: 'average', lines: parts(20) }));
    expect(many.at(-1)).toEqual({ label: 'Autres (8)', value: null, before: null });
  });

  it('is a table without the steps of nothing where there are many', () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        label: `${index}`,
        value: index === 3 ? 5 : 0,
        before: 0,
      }));
    expect(tableLines(steps(14))).toHaveLength(14);
    expect(tableLines(steps(15)).map(({ label }) => label)).toEqual(['3']);
  });

  it('is nothing where every part is nothing', () => {
    expect(hasFigures([{ label: 'A', value: 0, before: 3 }])).toBe(false);
    expect(hasFigures([{ label: 'A', value: -2, before: null }])).toBe(true);
  });
});

it.each([
  ['day', '2027-03-01', 'lun. 1er mars'],
  ['week', '2027-03-29', '29 mars'],
  ['month', '2027-03-01', 'mars 2027'],
  ['year', '2027-01-01', '2027'],
  ['hour', '2027-03-01T09', '9 h'],
  ['hour', '2026-10-25T02+01', '2 h (hiver)'],
] as const)('a step of a %s reads %s as « %s »', (step, at, said) => {
  expect(stepLabel(step, at)).toBe(said);
});

it.each([
  [1250, 'euros', '1 250 €'],
  [12.5, 'euros', '12,50 €'],
  [-3, 'count', '-3'],
  [null, 'euros', '–'],
] as const)('%s in %s is « %s »', (value, unit, said) => {
  expect(valueText(value, unit).replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(said);
});
