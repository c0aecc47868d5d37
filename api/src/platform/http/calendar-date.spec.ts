import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './calendar-date.js';

describe('a date that comes in', () => {
  it.each([
    '2027-03-01',
    '2028-02-29',
    '2027-03-01T10:00:00Z',
    '2027-03-01T10:00:00.123+02:00',
    '2027-03-01T10:00Z',
  ])('may be %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '0000-01-01',
    '2027',
    '2027-W10-1',
    '2027-03-01T25:00:00Z',
    '2027-03-01T10:00:00+23:59',
    '01/03/2027',
    '',
    20270301,
    null,
  ])('may not be %s', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});
