import { describe, expect, it } from 'vitest';
import { promisesOf } from './promises';
import { HOUR_MS } from '@livres/api/contract';

const validated_at = '2026-11-18T09:00:00.000Z';
const at = (hours: number) => Date.parse(validated_at) + hours * HOUR_MS;
const called = (hours: number) => new Date(at(hours)).toISOString();
const states = (donation: Parameters<typeof promisesOf>[0], now: number) =>
  promisesOf(donation, now).map(({ state }) => state);

describe('the promises of a call, within 24 hours and within 48', () => {
  it('run until their hour, then are over, one after the other', () => {
    const waiting = { validated_at, contacted_at: null, cancelled_at: null };
    expect(states(waiting, at(24))).toEqual(['running', 'running']);
    expect(states(waiting, at(25))).toEqual(['over', 'running']);
    expect(states(waiting, at(49))).toEqual(['over', 'over']);
  });

  it('are kept or missed for good once the donor was called', () => {
    const after = (hours: number) => ({ validated_at, contacted_at: called(hours), cancelled_at: null });
    expect(states(after(24), at(500))).toEqual(['kept', 'kept']);
    expect(states(after(30), at(500))).toEqual(['missed', 'kept']);
    expect(states(after(60), at(500))).toEqual(['missed', 'missed']);
    expect(promisesOf(after(30), at(500))[0]).toMatchObject({
      due: '2026-11-19T09:00:00.000Z',
      took: 30 * HOUR_MS,
    });
  });

  it('are owed neither before validation nor to who cancelled without a call', () => {
    expect(promisesOf({ validated_at: null, contacted_at: null, cancelled_at: null }, at(1))).toEqual([]);
    expect(promisesOf({ validated_at, contacted_at: null, cancelled_at: called(2) }, at(99))).toEqual([]);
  });
});
