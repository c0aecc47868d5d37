import { describe, expect, it } from 'vitest';
import { faultOfDates } from './analytics-period.contract.js';
import { daysOf, stepAt, wholeDays } from './analytics-period.rules.js';
import { seriesOf, soFar } from './analytics-periods.service.js';

const known = {
  today: '2027-03-10',
  firstDay: '2026-01-01',
  since: '2027-03-01',
  isCounted: true,
  hours: 11,
};
const twoEachHour = Array.from({ length: 24 }, (_, hour) => ({
  at: stepAt('hour', '2027-03-09', hour),
  value: 2,
  before: null,
}));
const asked = { period: 'day', against: 'previous' } as const;

describe('a period that is compared', () => {
  it('of today has the same hours of the day before', () => {
    const days = daysOf(asked, known);
    expect(days).toMatchObject({ before_from: '2027-03-09', before_to: '2027-03-09', before_hours: 11 });
    expect(soFar(null, twoEachHour, days)).toBe(22);
  });

  it('of more days has the other last day up to the same hour', () => {
    for (const period of ['7_days', 'week', 'month', 'year'] as const) {
      const days = daysOf({ period, against: 'previous' }, { ...known, since: null });
      expect([period, days.before_hours]).toEqual([period, 11]);
      expect(soFar(100, twoEachHour, days)).toBe(100 - 13 * 2);
    }
  });

  it('has whole days where the other has no such last day', () => {
    const onThe31st = { ...known, today: '2027-03-31', since: null };
    const month = daysOf({ period: 'month', against: 'previous' }, onThe31st);
    expect(month).toMatchObject({ before_to: '2027-02-28', before_hours: null });
    const onThe29th = { ...known, today: '2028-02-29', since: null };
    expect(daysOf({ period: 'year', against: 'previous' }, onThe29th)).toMatchObject({
      before_to: '2027-02-28',
      before_hours: null,
    });
    const onThe1st = { ...known, today: '2028-03-01', since: null };
    expect(daysOf({ period: 'year', against: 'previous' }, onThe1st).before_hours).toBe(11);
  });

  it('of a day that is over has the whole of the other', () => {
    const day = { period: 'dates', against: 'previous', from: '2027-03-08', to: '2027-03-08' } as const;
    expect(daysOf(day, known)).toMatchObject({ before_from: '2027-03-07', before_hours: null });
    expect(daysOf(asked, { ...known, hours: null }).before_hours).toBeNull();
  });

  it('says nothing of the day before where hours are not known', () => {
    expect(wholeDays(daysOf(asked, known))).toMatchObject({ before_from: null, before_hours: null });
    const week = daysOf({ ...asked, period: '7_days', against: 'previous' }, { ...known, since: null });
    expect(wholeDays(week)).toEqual({ ...week, before_hours: null });
  });

  it('says nothing of days that come before the first of what is known', () => {
    const week = { period: '7_days', against: 'previous' } as const;
    expect(daysOf(week, known)).toMatchObject({ from: '2027-03-04', before_from: null, before_to: null });
    expect(daysOf(week, { ...known, since: '2027-02-25' })).toMatchObject({ before_from: '2027-02-25' });
    const gifts = { ...known, isCounted: false };
    expect(daysOf(week, gifts)).toMatchObject({ before_from: '2027-02-25' });
    expect(daysOf(week, { ...gifts, since: '2027-03-04' }).before_from).toBeNull();
  });
});

it.each([
  [{ from: '2027-03-01', to: '2027-03-10' }, null],
  [{ from: '2027-03-10' }, null],
  [{ to: '2027-03-09' }, null],
  [{}, null],
  [{ from: '2027-03-10', to: '2027-03-09' }, 'reversed'],
  [{ from: '2027-03-11' }, 'future'],
  [{ from: '2027-03-01', to: '2027-03-11' }, 'future'],
  [{ to: '2027-03-11' }, 'future'],
])('the dates %j are refused as %s', (dates, fault) => {
  expect(faultOfDates(dates, '2027-03-10')).toBe(fault);
});

describe('a series', () => {
  it('has no data before the first day of what is known, and 0 after it', () => {
    const days = daysOf({ period: '30_days', against: 'previous' }, known);
    const values = seriesOf(days, new Map([[29, 5]]), new Map()).map(({ value }) => value);
    expect(values.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
    expect(values.slice(20)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
  });
});
