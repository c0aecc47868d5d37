import { describe, expect, it } from 'vitest';
import { daysAfter, dayInFrench, parisDay, parisHour } from './paris.js';

describe('a day of Paris', () => {
  it.each([
    ['2027-01-31T22:59:59Z', '2027-01-31'],
    ['2027-01-31T23:00:00Z', '2027-02-01'],
    ['2027-07-31T21:59:59Z', '2027-07-31'],
    ['2027-07-31T22:00:00Z', '2027-08-01'],
  ])('of %s is %s', (moment, day) => expect(parisDay(new Date(moment))).toBe(day));

  it.each([
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
  ])('%s and %i days is %s', (from, days, day) => expect(daysAfter(from, days)).toBe(day));

  it.each([
    ['2027-03-27', '2027-03-27T07:00:00.000Z'],
    ['2027-03-28', '2027-03-28T06:00:00.000Z'],
    ['2027-10-30', '2027-10-30T06:00:00.000Z'],
    ['2027-10-31', '2027-10-31T07:00:00.000Z'],
  ])('8 o’clock on %s is %s, on days when the hour changes too', (day, moment) =>
    expect(new Date(parisHour(day, 8).getTime()).toISOString()).toBe(moment),
  );

  it('is read in French', () => {
    expect([dayInFrench('2027-03-01'), dayInFrench('2027-03-11')]).toEqual([
      'lundi 1er mars 2027',
      'jeudi 11 mars 2027',
    ]);
  });
});
