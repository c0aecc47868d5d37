import { expect, it } from 'vitest';
import { readSchedule, tomorrowMorning } from './schedule';

const NOW = Date.parse('2027-03-27T12:00:00Z');

it('a day and an hour are a moment of Paris, either side of the change of clocks', () => {
  expect(readSchedule('2027-03-27', '20:00', NOW)).toEqual({ at: '2027-03-27T19:00:00.000Z', fault: null });
  expect(readSchedule('2027-03-28', '20:00', NOW)).toEqual({ at: '2027-03-28T18:00:00.000Z', fault: null });
});

it('what is past is refused, to the minute', () => {
  expect(readSchedule('2027-03-27', '13:00', NOW).fault).toBe('past');
  expect(readSchedule('2027-03-27', '13:01', NOW).fault).toBeNull();
});

it('an hour that does not exist is refused', () => {
  expect(readSchedule('2027-03-28', '02:30', NOW)).toEqual({ at: null, fault: 'skipped' });
});

it('half a moment is asked for, not guessed', () => {
  expect(readSchedule('', '08:00', NOW).fault).toBe('incomplete');
  expect(readSchedule('2027-03-28', '', NOW).fault).toBe('incomplete');
});

it('offers tomorrow at 8 in Paris', () => {
  expect(tomorrowMorning(NOW)).toBe('2027-03-28T06:00:00.000Z');
});
