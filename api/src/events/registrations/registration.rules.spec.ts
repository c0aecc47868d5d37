import { describe, expect, it } from 'vitest';
import { mostUnverified, wholeMinuteAfter } from './registration.rules.js';

describe('seats held before mailboxes are verified', () => {
  it.each([
    [20, 50, 10],
    [15, 50, 7],
    [10, 100, 10],
    [1, 50, 1],
    [3, 1, 1],
  ])('of %i seats and a share of %i %% are %i', (max_participants, unverified_percentage, most) => {
    expect(mostUnverified({ max_participants, unverified_percentage })).toBe(most);
  });

  it('are any number where seats have no limit', () => {
    expect(mostUnverified({ max_participants: null, unverified_percentage: 50 })).toBe(Infinity);
  });
});

describe('the moment to come back', () => {
  it.each([
    ['2027-01-02T13:31:00.000Z', '2027-01-02T13:33:00.000Z'],
    ['2027-01-02T13:31:00.001Z', '2027-01-02T13:33:00.000Z'],
    ['2027-01-02T13:31:59.999Z', '2027-01-02T13:33:00.000Z'],
  ])('for what ends at %s is %s, a minute in which the job has run', (end, back) => {
    expect(wholeMinuteAfter(Date.parse(end)).toISOString()).toBe(back);
  });
});
