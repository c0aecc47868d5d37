import { MEASURE_SHAPES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import type { MeasureQuestion } from './measure-question';
import { narrowed, newQuestionPath, questionSearch, readQuestion } from './question-address';

const DEFAULT: MeasureQuestion = {
  measure: 'visits',
  dimension: 'step',
  period: '30_days',
  against: 'previous',
};
const read = (address: string) => readQuestion(new URLSearchParams(address), DEFAULT);

describe('a question in an address', () => {
  it('is the same once it is read again', () => {
    const question: MeasureQuestion = {
      measure: 'raised',
      dimension: 'method',
      period: 'dates',
      against: 'last_year',
      from: '2027-01-01',
      to: '2027-01-31',
      campaign: 3,
      region: 'Belgique',
    };
    expect(readQuestion(questionSearch(question), DEFAULT)).toEqual(question);
    expect(newQuestionPath(DEFAULT, 'Copie')).toBe(
      '/questions/new?measure=visits&dimension=step&period=30_days&against=previous&title=Copie',
    );
  });

  it('is the screen’s own where the address says none', () => {
    expect(read('period=month')).toBe(DEFAULT);
  });

  it.each([
    ['measure=constructor&dimension=__proto__', { measure: 'visits', dimension: 'step' }],
    ['measure=visits&dimension=method', { measure: 'visits', dimension: 'step' }],
    ['measure=visits&campaign=3', { measure: 'visits' }],
    ['measure=raised&campaign=-1&partner=abc', { measure: 'raised', dimension: 'step' }],
    ['measure=raised&period=dates&from=hier&to=2027-01-31', { period: 'dates', to: '2027-01-31' }],
    ['measure=raised&period=month&from=2027-01-01', { period: 'month' }],
  ])('is one that can be asked, whatever the address says: %s', (address, expected) => {
    const question = read(address);
    expect(question).toMatchObject(expected);
    expect(MEASURE_SHAPES[question.measure].dimensions).toContain(question.dimension);
    for (const name of ['campaign', 'event', 'partner', 'region'] as const)
      if (question[name]) expect(MEASURE_SHAPES[question.measure].filters).toContain(name);
  });
});

it('another measure keeps what it has too', () => {
  const question: MeasureQuestion = {
    ...DEFAULT,
    measure: 'average',
    dimension: 'step',
    campaign: 3,
    region: '69',
  };
  expect(narrowed(question)).toMatchObject({ dimension: 'campaign', campaign: 3, region: '69' });
  expect(narrowed({ ...question, measure: 'donors' })).not.toHaveProperty('region');
  expect(question.dimension).toBe('step');
});
