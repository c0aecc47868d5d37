import { expect, it } from 'vitest';
import { hourInParis, parisDay, parisClock } from './paris-clock.contract.js';
import { HOUR_MS } from './durations.contract.js';

const asIntl = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Paris',
});
const shown = (moment: Date) => parisClock(moment).toISOString().slice(0, 19).replace('T', ' ');

it('shows what the time zone of Paris says, at any hour from 1996 to 2045', () => {
  const last = Date.UTC(2046, 0, 1);
  // 11 hours: every hour of the day comes by.
  for (let ms = Date.UTC(1996, 0, 1); ms < last; ms += 11 * HOUR_MS) {
    const moment = new Date(ms);
    if (shown(moment) !== asIntl.format(moment)) expect(shown(moment)).toBe(asIntl.format(moment));
  }
});

it.each(['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2028-03-26T01:00:00Z', '2027-10-31T01:00:00Z'])(
  'changes with it at %s, to the second',
  (iso) => {
    for (const seconds of [-3601, -1, 0, 1, 3600]) {
      const moment = new Date(Date.parse(iso) + seconds * 1000);
      expect(shown(moment)).toBe(asIntl.format(moment));
    }
  },
);

it.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('is at %s on the day %s', (iso, day) => {
  expect(parisDay(new Date(iso))).toBe(day);
});

it('refuses what is no moment', () => {
  for (const read of [parisClock, parisDay]) expect(() => read(new Date('demain'))).toThrow(RangeError);
});

it.each([
  ['2026-03-29T00:59:59Z', '2026-03-29T01'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03'],
  ['2026-10-25T00:00:00Z', '2026-10-25T02'],
  ['2026-10-25T01:59:59Z', '2026-10-25T02+01'],
  ['2026-10-25T02:00:00Z', '2026-10-25T03'],
])('the hour of %s is %s', (moment, hour) => {
  expect(hourInParis(new Date(moment))).toBe(hour);
});
