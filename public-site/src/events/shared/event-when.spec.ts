import { describe, expect, it } from 'vitest';
import { formatHour } from '../../shared/format/dates';
import { eventHours, eventWhen } from './event-when';

const when = (start_date: string | null, end_date: string | null = null) =>
  eventWhen({ start_date, end_date }).replaceAll('\u00a0', ' ');

describe('when an event takes place, on the clock of Paris', () => {
  it.each([
    ['2027-03-06T09:00:00Z', '2027-03-06T11:30:00Z', 'samedi 6 mars 2027, 10 h – 12 h 30'],
    ['2027-07-01T17:05:00Z', null, 'jeudi 1er juillet 2027, 19 h 05'],
    ['2027-03-03T09:00:00Z', '2027-03-05T16:00:00Z', 'du 3 au 5 mars 2027'],
    ['2027-03-30T09:00:00Z', '2027-04-01T16:00:00Z', 'du 30 mars au 1er avril 2027'],
    ['2026-12-31T09:00:00Z', '2027-01-01T16:00:00Z', 'du 31 décembre 2026 au 1er janvier 2027'],
    ['2027-03-05T23:00:00Z', '2027-03-06T22:59:00Z', 'samedi 6 mars 2027, 0 h – 23 h 59'],
    [null, null, ''],
  ])('from %s to %s reads « %s »', (start, end, text) => expect(when(start, end)).toBe(text));

  it.each([
    ['2027-03-06T09:00:00Z', '2027-03-06T11:30:00Z', '10\u00a0h\u00a0–\u00a012\u00a0h\u00a030'],
    ['2027-07-01T17:05:00Z', null, '19\u00a0h\u00a005'],
    ['2027-03-03T09:00:00Z', '2027-03-05T16:00:00Z', 'du 3 au 5\u00a0mars\u00a02027'],
    [null, null, ''],
  ])('beside the day of %s to %s, it is « %s », never broken over two lines', (start_date, end_date, text) =>
    expect(eventHours({ start_date, end_date })).toBe(text),
  );

  it('follows the change of hour', () => {
    expect(formatHour('2027-03-28T00:30:00Z')).toBe('1\u00a0h\u00a030');
    expect(formatHour('2027-03-28T01:30:00Z')).toBe('3\u00a0h\u00a030');
  });
});
