import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayInParis,
  dayOfWeek,
  isDay,
  isInMonth,
  longDay,
  monthName,
  weekdayOf,
  weekOf,
  weeksOfMonth,
} from './calendar-days';

it('tomorrow has begun in Paris late in the evening of UTC, an hour earlier in summer', () => {
  expect(dayInParis(Date.parse('2026-11-24T22:59:00Z'))).toBe('2026-11-24');
  expect(dayInParis(Date.parse('2026-11-24T23:00:00Z'))).toBe('2026-11-25');
  expect(dayInParis(Date.parse('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
});

it('days follow one another over month ends, leap years and changes of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect(addDays('2026-10-26', -1)).toBe('2026-10-25');
});

it('a month later is the last day where the month is too short', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
});

it('a week goes from Monday to Sunday, also where it changes the year or the clocks', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(weekOf('2027-03-28').at(-1)).toBe('2027-03-28');
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('2026-11-29')).toBe(6);
});

it('a month is shown in whole weeks, five, six or four of them', () => {
  const november = weeksOfMonth('2026-11-17');
  expect(november).toHaveLength(6);
  expect(november[0]![0]).toBe('2026-10-26');
  expect(november.at(-1)!.at(-1)).toBe('2026-12-06');
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  expect(weeksOfMonth('2027-03-10')).toHaveLength(5);
  expect(isInMonth('2026-10-31', '2026-11-17')).toBe(false);
  expect(isInMonth('2026-11-30', '2026-11-17')).toBe(true);
});

it('days are said in French', () => {
  expect(longDay('2026-12-01')).toBe('mardi 1er décembre 2026');
  expect(dayOfWeek('2026-12-11')).toBe('vendredi 11 décembre');
  expect(monthName('2026-12-01')).toBe('décembre 2026');
});

it('what is no day is refused', () => {
  expect(isDay('2026-02-28')).toBe(true);
  for (const text of [null, '', 'demain', '2026-02-30', '2026-13-01', '26-01-01'])
    expect(isDay(text)).toBe(false);
});
