import { expect, it } from 'vitest';
import { instantOfParis, isSkippedInParis, parisMoment } from './paris-moment';

it('a time means the wall clock of Paris, in winter and in summer', () => {
  expect(instantOfParis('2027-01-15T08:00')).toBe('2027-01-15T07:00:00.000Z');
  expect(instantOfParis('2027-07-15T08:00')).toBe('2027-07-15T06:00:00.000Z');
});

it('minutes before and after the clocks change are an hour apart, or three', () => {
  expect(instantOfParis('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z');
  expect(instantOfParis('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z');
  expect(instantOfParis('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z');
});

it('an hour that spring skips is no time, and says so', () => {
  expect(instantOfParis('2027-03-28T02:30')).toBeNull();
  expect(isSkippedInParis('2027-03-28T02:30')).toBe(true);
  expect(isSkippedInParis('2027-03-28T03:30')).toBe(false);
});

it('an hour that autumn repeats is the first of the two', () => {
  expect(instantOfParis('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
});

it.each(['2026-01-01T00:00', '2026-03-29T03:00', '2026-06-30T23:59', '2026-10-25T02:30', '2028-02-29T12:15'])(
  '%s reads back as itself',
  (moment) => expect(parisMoment(instantOfParis(moment))).toBe(moment),
);

it('what is no time is nothing', () => {
  expect(instantOfParis('')).toBeNull();
  expect(instantOfParis('2026-13-01T10:00')).toBeNull();
  expect(isSkippedInParis('demain')).toBe(false);
  expect(parisMoment(null)).toBe('');
  expect(parisMoment('demain')).toBe('');
});
