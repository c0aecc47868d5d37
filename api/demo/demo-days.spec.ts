import { describe, expect, it } from 'vitest';
import { afterHolidays, dayIn, momentAt } from './demo-days.js';

const LATE_ON_A_SATURDAY = new Date('2026-11-21T23:30:00Z');

describe('the days of the demonstration', () => {
  it('count on the calendar of Paris', () => {
    expect(dayIn(LATE_ON_A_SATURDAY, 0)).toBe('2026-11-22');
    expect(dayIn(LATE_ON_A_SATURDAY, -22)).toBe('2026-10-31');
  });

  it('move on to the weekday that is asked', () => {
    expect(dayIn(LATE_ON_A_SATURDAY, 0, 0)).toBe('2026-11-22');
    expect(dayIn(LATE_ON_A_SATURDAY, 0, 6)).toBe('2026-11-28');
  });

  it('leave the holidays at the end of the year alone', () => {
    expect(afterHolidays('2026-12-19')).toBe('2026-12-19');
    expect(afterHolidays('2026-12-25')).toBe('2027-01-08');
    expect(afterHolidays('2027-01-02')).toBe('2027-01-09');
  });

  it('keep the hour in winter and in summer', () => {
    expect(momentAt('2027-01-15', '18:30').toISOString()).toBe('2027-01-15T17:30:00.000Z');
    expect(momentAt('2027-07-15', '18:30').toISOString()).toBe('2027-07-15T16:30:00.000Z');
  });
});
