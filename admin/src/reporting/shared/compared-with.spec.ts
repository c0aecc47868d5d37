import type { AnalyticsDays } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { comparedWith } from './compared-with';

const days = (over: Partial<AnalyticsDays>): AnalyticsDays => ({
  period: 'month',
  against: 'previous',
  from: '2027-03-01',
  to: '2027-03-20',
  before_from: '2027-02-01',
  before_to: '2027-02-20',
  step: 'day',
  since: '2026-01-01',
  before_hours: null,
  computed_at: '2027-03-20T10:00:00Z',
  ...over,
});
const BEFORE = ', comparé au 1er – 20 février 2027';

it('a period whose last day is under way says that it is compared with whole days', () => {
  expect(comparedWith(days({}))).toBe(`${BEFORE} en jours entiers\u00a0; aujourd’hui n’est pas fini`);
});

it('a period that is over is compared without a word more', () => {
  expect(comparedWith(days({ computed_at: '2027-03-20T23:30:00Z' }))).toBe(BEFORE);
});

it('a day under way is compared up to the same hour', () => {
  const today = { from: '2027-03-20', before_from: '2027-03-19', before_to: '2027-03-19', before_hours: 11 };
  expect(comparedWith(days(today))).toBe(', comparé au 19 mars 2027 jusqu’à 11\u00a0h');
});

it('more days of which the last is under way are compared up to the same hour', () => {
  expect(comparedWith(days({ before_hours: 11 }))).toBe(
    `${BEFORE} jusqu’à 11\u00a0h\u00a0; ce qui ne se compte pas par heure, en jours entiers`,
  );
});

it('without days before, it says from when on something is known', () => {
  const none = { before_from: null, before_to: null };
  expect(comparedWith(days({ ...none, since: '2027-03-05' }))).toContain(
    'pas de donnée avant le 5 mars 2027',
  );
  expect(comparedWith(days({ ...none, period: 'all' }))).toBe('');
});
