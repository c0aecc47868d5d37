import { describe, expect, it } from 'vitest';
import { turnsAt } from './steady-turns.mjs';

function beginningsAt(moment) {
  const now = new Date(moment);
  return turnsAt(now).flatMap(({ ahead }) =>
    ahead === undefined ? [] : [new Date(now.getTime() + ahead * 1000).toISOString()],
  );
}

describe('the clocks of npm run steady', () => {
  it.each([
    [
      '2026-11-28T10:00:00.000Z',
      [
        '2027-11-28T10:00:00.000Z',
        '2027-03-28T00:58:00.000Z',
        '2026-12-31T22:58:00.000Z',
        '2028-02-29T22:58:00.000Z',
      ],
    ],
    // Within the two minutes it is too late: the next one.
    [
      '2028-02-29T22:59:00.000Z',
      [
        '2029-02-28T22:59:00.000Z',
        '2028-03-26T00:58:00.000Z',
        '2028-12-31T22:58:00.000Z',
        '2032-02-29T22:58:00.000Z',
      ],
    ],
    [
      '2026-12-31T23:30:00.000Z',
      [
        '2027-12-31T23:30:00.000Z',
        '2027-03-28T00:58:00.000Z',
        '2027-12-31T22:58:00.000Z',
        '2028-02-29T22:58:00.000Z',
      ],
    ],
  ])('begun on %s', (now, beginnings) => {
    expect(beginningsAt(now)).toEqual(beginnings);
  });

  it('are told from the zones, the drawn order and the load, of which each turn has one', () => {
    const turns = turnsAt(new Date());
    expect(new Set(turns.map(({ name }) => name)).size).toBe(8);
    for (const { name, ...condition } of turns) expect(Object.keys(condition), name).toHaveLength(1);
  });
});
