import { describe, expect, it } from 'vitest';
import { delayOf, inFrench } from './delays';
import { HOUR_MS } from '@livres/api/contract';

const now = Date.parse('2026-11-20T09:00:00Z');
const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
const toCall = (hours: number) =>
  ({ status: 'validated', contact_due_at: inHours(hours), pickup_date: null }) as const;
const toFetch = (pickup_date: string) =>
  ({ status: 'pickup_scheduled', contact_due_at: null, pickup_date }) as const;

describe('a promised call', () => {
  it('is ahead, then for now, then late, then later than the 48 hours that the site announces', () => {
    const levels = [20, 3, -1, -25].map((hours) => delayOf(toCall(hours), now)?.level);
    expect(levels).toEqual(['ahead', 'soon', 'late', 'broken']);
  });

  it('is on time to the last moment', () => {
    expect(delayOf(toCall(0), now)?.level).toBe('soon');
  });

  it('is owed to nobody once the donor was called, or has cancelled', () => {
    for (const status of ['pending_validation', 'pending_pickup', 'completed', 'cancelled'] as const)
      expect(delayOf({ ...toCall(-3), status }, now)).toBeNull();
  });
});

describe('a pick-up', () => {
  it('is late once its day is over in Paris, not before', () => {
    expect(delayOf(toFetch('2026-11-19'), now)).toMatchObject({ of: 'pickup', level: 'late' });
    expect(delayOf(toFetch('2026-11-20'), now)).toMatchObject({ of: 'pickup', level: 'soon' });
    expect(delayOf(toFetch('2026-11-21'), now)).toMatchObject({ of: 'pickup', level: 'ahead' });
    expect(delayOf(toFetch('2026-11-20'), Date.parse('2026-11-20T22:59:00Z'))?.level).toBe('soon');
    expect(delayOf(toFetch('2026-11-20'), Date.parse('2026-11-20T23:01:00Z'))?.level).toBe('late');
  });
});

it('a delay is said in the largest unit that is whole', () => {
  const minute = 60_000;
  expect([20_000, 40 * minute, 61 * minute, 47 * 60 * minute, 75 * 60 * minute].map(inFrench)).toEqual([
    '1 min',
    '40 min',
    '1 h',
    '47 h',
    '3 jours',
  ]);
});
