import type { AnalyticsQuestion } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { askedOf, questionLine } from './question-words';

const QUESTION: AnalyticsQuestion['question'] = {
  measure: 'raised',
  dimension: 'source',
  period: '12_months',
  against: 'previous',
  from: null,
  to: null,
  campaign: null,
  event: null,
  partner: null,
  region: '69',
};

it('a question reads as what it counts, by what, and when', () => {
  expect(questionLine(QUESTION)).toBe('Dons d’argent reçus par provenance · 12 mois');
  expect(questionLine({ ...QUESTION, period: 'dates', from: '2027-01-01', to: '2027-01-31' })).toBe(
    'Dons d’argent reçus par provenance · du 1 janv. 2027 au 31 janv. 2027',
  );
});

it('a chart asks what is said, and nothing else', () => {
  expect(askedOf({ question: QUESTION })).toEqual({
    measure: 'raised',
    dimension: 'source',
    period: '12_months',
    against: 'previous',
    region: '69',
  });
});
