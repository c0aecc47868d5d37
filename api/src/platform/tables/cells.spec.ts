import { describe, expect, it } from 'vitest';
import { dayOfCell, momentOfCell } from './day-of-cell.js';
import { numberInCell } from './number-of-cell.js';

describe('a cell with a day', () => {
  it.each([
    ['01/03/2027', '2027-03-01'],
    ['1.3.27', '2027-03-01'],
    ['2027-03-01', '2027-03-01'],
    ['20270301', '2027-03-01'],
    ['01/03/27', '2027-03-01'],
    ['1er mars 2027', '2027-03-01'],
    ['lundi 1er mars 2027', '2027-03-01'],
    ['12 déc. 2026', '2026-12-12'],
    ['1-août-27', '2027-08-01'],
    ['15 juillet 2027', '2027-07-15'],
    ['46447', '2027-03-01'],
    ['46447.9993', '2027-03-01'],
    ['01/03/2027 23:59', '2027-03-01'],
    ['01/03/2027 à 14h30', '2027-03-01'],
    ['2027-03-01 23:59:00', '2027-03-01'],
    ['2027-03-01T23:59', '2027-03-01'],
    ['2026-11-12T13:47:43.673741+01:00', '2026-11-12'],
    ['2026-11-12T23:30:00Z', '2026-11-13'],
    ['2026-07-12T22:30:00Z', '2026-07-13'],
    ['2026-11-12+01:00', '2026-11-12'],
    ['31/02/2027', null],
    ['32/13/2027', null],
    ['mars 2027', null],
    ['1 mardi 2027 ici', null],
    ['demain', null],
    ['', null],
  ])('« %s » is %s', (cell, day) => expect(dayOfCell(cell)).toBe(day));

  it.each([
    ['01/03/2027', '2027-03-01'],
    ['01/03/2027 14:30', '2027-03-01T13:30:00.000Z'],
    ['1er juillet 2027 à 9h', '2027-07-01T07:00:00.000Z'],
    ['01/03/2027 25:00', null],
    ['bientôt', null],
  ])('and an hour « %s » is the moment %s', (cell, moment) => expect(momentOfCell(cell)).toBe(moment));
});

describe('a cell with a number', () => {
  it.each([
    ['1 234,56 €', '1 234,56', false],
    ['€ 1.234,56', '1.234,56', false],
    ["1'234.56", '1 234.56', false],
    ['-12', '12', true],
    ['\u221212', '12', true],
    ['12,00-', '12,00', true],
    ['(12,00)', '12,00', true],
    ['+5', '5', false],
    ['douze', '', false],
    ['(12', '', false],
    ['12 kg', '', false],
    ['', '', false],
  ])('« %s » has the digits « %s »', (cell, digits, isNegative) => {
    expect(numberInCell(cell)).toEqual({ isNegative, digits });
  });
});
