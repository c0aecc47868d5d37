import { describe, expect, it } from 'vitest';
import { heardAt, isQuietAt } from './quiet-hours.rules.js';

const NIGHT = { is_quiet: true, quiet_from: 20, quiet_until: 8, is_quiet_on_sunday: true };
const heard = (at: string, quiet = NIGHT) => heardAt(new Date(at), quiet).toISOString();

describe('quiet hours', () => {
  it.each([
    // Thursday, in winter: Paris is one hour ahead of UTC.
    ['2026-12-17T10:00:00.000Z', '2026-12-17T10:00:00.000Z'],
    ['2026-12-17T18:59:00.000Z', '2026-12-17T18:59:00.000Z'],
    ['2026-12-17T19:00:00.000Z', '2026-12-18T07:00:00.000Z'],
    ['2026-12-18T06:30:00.000Z', '2026-12-18T07:00:00.000Z'],
    // From Saturday evening to Monday morning.
    ['2026-12-19T19:30:00.000Z', '2026-12-21T07:00:00.000Z'],
    ['2026-12-20T11:00:00.000Z', '2026-12-21T07:00:00.000Z'],
    // In summer it is two.
    ['2026-07-15T18:10:00.000Z', '2026-07-16T06:00:00.000Z'],
    // The night in which the clocks change.
    ['2026-10-24T20:00:00.000Z', '2026-10-26T07:00:00.000Z'],
    ['2026-03-28T20:00:00.000Z', '2026-03-30T06:00:00.000Z'],
  ])('what happens at %s is heard at %s', (at, expected) => {
    expect(heard(at)).toBe(expected);
  });

  it.each([
    ['2026-03-28T20:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T19:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    // The hour that comes twice.
    ['2026-10-25T00:30:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T07:00:00.000Z'],
  ])('L32: that cross midnight end at 8 of Paris on days when clocks change too: %s, %s', (at, expected) => {
    expect(heard(at, { ...NIGHT, is_quiet_on_sunday: false })).toBe(expected);
  });

  it('are none for who wants none, on Sundays too', () => {
    const none = { ...NIGHT, is_quiet: false };
    expect(heard('2026-12-20T02:00:00.000Z', none)).toBe('2026-12-20T02:00:00.000Z');
  });

  it('of the day begin and end on the same day', () => {
    const siesta = { ...NIGHT, quiet_from: 12, quiet_until: 14, is_quiet_on_sunday: false };
    expect(heard('2026-12-20T11:20:00.000Z', siesta)).toBe('2026-12-20T13:00:00.000Z');
    expect(isQuietAt(new Date('2026-12-20T13:00:00.000Z'), siesta)).toBe(false);
  });

  it('from an hour to the same one are none', () => {
    const none = { ...NIGHT, quiet_from: 8, quiet_until: 8 };
    expect(isQuietAt(new Date('2026-12-17T07:30:00.000Z'), none)).toBe(false);
  });
});
