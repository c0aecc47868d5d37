import { describe, expect, it } from 'vitest';
import { AMBASSADOR_STATUSES, AMBASSADOR_TRANSITIONS, availabilityOf } from './ambassador.contract.js';

describe('availability', () => {
  it.each([
    ['2', 2],
    [8, 8],
    ['12 heures', 12],
    ['4h', 4],
    ['', 4],
    [undefined, 4],
    ['douze', 4],
    [3, 4],
    [-2, 4],
  ])('read from %j is %i hours', (given, hours) => {
    expect(availabilityOf(given)).toBe(hours);
  });
});

describe('the states of an application', () => {
  it('accept nobody without an interview', () => {
    const before = AMBASSADOR_STATUSES.filter((status) =>
      AMBASSADOR_TRANSITIONS[status].includes('accepted'),
    );
    expect(before).toEqual(['interview']);
  });

  it('let every decision be taken back', () => {
    expect([AMBASSADOR_TRANSITIONS.accepted, AMBASSADOR_TRANSITIONS.refused]).toEqual([
      ['interview'],
      ['candidate'],
    ]);
  });
});
