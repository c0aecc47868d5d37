import { describe, expect, it } from 'vitest';
import { REGISTRATION_RETENTION } from './registration.contract.js';
import {
  attemptUntil,
  dateChoiceUntil,
  keptUntil,
  mostUnverified,
  owedOf,
  settledDifference,
  wholeMinuteAfter,
} from './registration.rules.js';

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

describe('what is kept of a registration after its event', () => {
  const until = (start: string | null, end: string | null, part: keyof typeof REGISTRATION_RETENTION) =>
    keptUntil(
      { start_date: start === null ? null : new Date(start), end_date: end === null ? null : new Date(end) },
      REGISTRATION_RETENTION[part],
    )?.toISOString() ?? null;

  it('goes three months after its end for needs, three years after for who it is', () => {
    expect(until('2027-03-06T09:00:00Z', '2027-03-07T11:00:00Z', 'needs')).toBe('2027-06-08T11:00:00.000Z');
    expect(until('2027-03-06T09:00:00Z', null, 'identity')).toBe('2030-03-07T09:00:00.000Z');
  });

  it('runs over a month that is too short, and from no date at all', () => {
    expect(until('2027-11-30T09:00:00Z', null, 'needs')).toBe('2028-03-02T09:00:00.000Z');
    expect(until(null, null, 'needs')).toBeNull();
  });
});

describe('the answer to another day', () => {
  const now = new Date('2027-02-01T09:00:00Z');
  it.each([
    ['fourteen days', '2027-03-13T09:00:00Z', '2027-02-15T09:00:00.000Z'],
    ['fourteen days, of a date to come', null, '2027-02-15T09:00:00.000Z'],
    ['the beginning of what is near', '2027-02-04T18:00:00Z', '2027-02-04T18:00:00.000Z'],
  ])('is taken for %s', (_, start, until) => {
    const start_date = start === null ? null : new Date(start);
    expect(dateChoiceUntil({ start_date }, now).toISOString()).toBe(until);
  });
});

describe('the seat of a payment that was begun', () => {
  const minute = (count: number) => new Date(Date.parse('2027-02-01T09:00:00Z') + count * 60_000);
  it.each([
    ['at once', 0, 0, 35],
    ['at minute 29', 29, 29, 64],
    ['again after a refusal', 0, 10, 45],
    ['again and again', 0, 50, 60],
    ['long after the first', 0, 59, 60],
  ])('%s is kept for minutes that can be told', (_, first, now, until) => {
    expect(attemptUntil(minute(30), minute(first), minute(now))).toEqual(minute(until));
  });

  it('is never kept for less than it was', () => {
    expect(attemptUntil(minute(1440), minute(0), minute(10))).toEqual(minute(1440));
  });
});

describe('what is left to pay', () => {
  const row = {
    status: 'pending_payment',
    paid_at: null,
    ticket_amount: 1000,
    donation_amount: 500,
    due_amount: 0,
  } as const;
  it('is all of it until it is paid, and of a sure seat what is still asked for', () => {
    expect(owedOf(row)).toBe(1500);
    expect(owedOf({ ...row, status: 'confirmed', paid_at: new Date() })).toBe(0);
    expect(owedOf({ ...row, status: 'confirmed', paid_at: new Date(), due_amount: 300 })).toBe(300);
    expect(owedOf({ ...row, status: 'cancelled', paid_at: new Date() })).toBe(0);
  });
});

describe('another price of a sure registration', () => {
  it.each([
    ['dearer', 0, 700, 1000, 700, 0],
    ['dearer again', 700, 300, 1000, 1000, 0],
    ['cheaper', 0, -400, 1000, 0, 400],
    ['cheaper than what was still owed of it', 700, -300, 1000, 400, 0],
    ['cheaper than what was paid', 700, -900, 1000, 0, 200],
    ['cheaper than what is left of what was paid', 0, -900, 500, 0, 500],
    ['the same', 0, 0, 1000, 0, 0],
  ])('%s: asks for the difference, or gives it back', (_, due_amount, difference, left, due, refund) => {
    expect(settledDifference({ due_amount }, difference, left)).toEqual({ due_amount: due, refund });
  });
});
