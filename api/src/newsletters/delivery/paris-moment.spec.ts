import { describe, expect, it } from 'vitest';
import { inParis, isMissingHour, momentInParis } from './paris-moment.js';

describe('an hour of Paris', () => {
  it('is the same hour on the clock in winter and in summer', () => {
    expect(momentInParis('2026-12-22T18:00')?.toISOString()).toBe('2026-12-22T17:00:00.000Z');
    expect(momentInParis('2027-07-14T18:00')?.toISOString()).toBe('2027-07-14T16:00:00.000Z');
  });

  it('that the clocks jump over, or a day that is in no calendar, is none', () => {
    expect(momentInParis('2027-03-28T02:30')).toBeNull();
    expect(momentInParis('2027-02-30T10:00')).toBeNull();
    expect(momentInParis('2027-13-01T10:00')).toBeNull();
    expect(momentInParis('2027-01-01T25:00')).toBeNull();
  });

  it('L16: of the night of a change is none, or one of two, and says which', () => {
    for (const shown of ['2026-03-29T02:30', '2027-03-28T02:00', '2027-03-28T02:59'])
      expect([momentInParis(shown), isMissingHour(shown)]).toEqual([null, true]);
    for (const shown of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T02:30', '2027-02-30T02:30'])
      expect(isMissingHour(shown)).toBe(false);
    expect(momentInParis('2026-10-25T02:30')?.toISOString()).toMatch(/^2026-10-25T0[01]:30:00/);
  });

  it('is said as one reads it', () => {
    expect(inParis(new Date('2026-12-22T17:00:00Z'))).toBe('mardi 22 décembre 2026 à 18 h 00');
  });
});
