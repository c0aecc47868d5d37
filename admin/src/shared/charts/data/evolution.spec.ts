import { describe, expect, it } from 'vitest';
import { evolutionOf } from './evolution';

const of = (now: number | null, before: number | null, more = true) =>
  evolutionOf({ now, before, moreIsBetter: more });

describe('a change', () => {
  it('is said in percent, green where more is better and red where there is less', () => {
    expect(of(133, 100)).toMatchObject({ direction: 'up', text: '↑\u00a033\u00a0%', tone: 'good' });
    expect(of(59, 100)).toMatchObject({
      text: '↓\u00a041\u00a0%',
      tone: 'bad',
      spoken: 'en baisse de 41\u00a0%',
    });
  });

  it('is neither good nor bad where more is not better', () => {
    expect(of(133, 100, false)?.tone).toBe('neutral');
    expect(of(59, 100, false)?.tone).toBe('neutral');
  });

  it('under 5 % is grey, and at 5 % no longer', () => {
    expect(of(104.9, 100)).toMatchObject({ text: '↑\u00a05\u00a0%', tone: 'neutral' });
    expect(of(105, 100)?.tone).toBe('good');
    expect(of(95, 100)?.tone).toBe('bad');
  });

  it('above 300 % is said in times', () => {
    expect(of(400, 100)?.text).toBe('↑\u00a0300\u00a0%');
    expect(of(670, 100)).toMatchObject({ text: '×\u00a06,7', spoken: '6,7 fois plus', tone: 'good' });
    expect(of(1500, 100)?.text).toBe('×\u00a015');
    expect(of(2_000_000, 1)?.text).toBe('×\u00a02\u202f000\u202f000');
  });

  it('from nothing cannot be said', () => {
    expect(of(12, 0)).toEqual({
      direction: 'none',
      text: '—',
      spoken: 'pas de comparaison possible',
      tone: 'neutral',
    });
    expect(of(0, 12)).toMatchObject({ text: '↓\u00a0100\u00a0%', tone: 'bad' });
  });

  it('is not said where one of the two is not known', () => {
    expect(of(null, 12)).toBeNull();
    expect(of(12, null)).toBeNull();
    expect(evolutionOf({ now: 12, before: null, isCompared: true })).toMatchObject({
      text: '—',
      spoken: 'pas de donnée',
    });
  });

  it('that is none is said to be none', () => {
    for (const figure of [100, 0, -5])
      expect(of(figure, figure)).toMatchObject({ direction: 'same', text: '0\u00a0%', tone: 'neutral' });
    expect(evolutionOf({ now: 28, before: 28, kind: 'percent' })?.text).toBe('0\u00a0%');
  });

  it('from below zero is a difference, not a share', () => {
    expect(evolutionOf({ now: 20, before: -30, kind: 'euros', moreIsBetter: true })).toMatchObject({
      text: '+\u00a050\u00a0€',
      tone: 'good',
    });
  });
});

describe('a change of a rate', () => {
  const rate = (now: number, before: number) =>
    evolutionOf({ now, before, kind: 'percent', moreIsBetter: true });

  it('is said in points', () => {
    expect(rate(30, 28)).toMatchObject({ text: '+\u00a02\u00a0points', tone: 'good' });
    expect(rate(2.2, 3.4)).toMatchObject({ text: '−\u00a01,2\u00a0point', tone: 'bad' });
  });

  it('under a point is grey', () => {
    expect(rate(28.5, 28)?.tone).toBe('neutral');
  });
});
