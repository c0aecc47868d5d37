import { describe, expect, it } from 'vitest';
import { eurosInFrench } from './euros-in-french.js';

describe('an amount in words', () => {
  it.each([
    [1, 'un centime'],
    [100, 'un euro'],
    [101, 'un euro et un centime'],
    [1250, 'douze euros et cinquante centimes'],
    [2100, 'vingt et un euros'],
    [5000, 'cinquante euros'],
    [7000, 'soixante-dix euros'],
    [7100, 'soixante et onze euros'],
    [7700, 'soixante-dix-sept euros'],
    [8000, 'quatre-vingts euros'],
    [8100, 'quatre-vingt-un euros'],
    [9000, 'quatre-vingt-dix euros'],
    [9100, 'quatre-vingt-onze euros'],
    [9980, 'quatre-vingt-dix-neuf euros et quatre-vingts centimes'],
    [10_000, 'cent euros'],
    [10_100, 'cent un euros'],
    [20_000, 'deux cents euros'],
    [20_100, 'deux cent un euros'],
    [28_000, 'deux cent quatre-vingts euros'],
    [100_000, 'mille euros'],
    [100_100, 'mille un euros'],
    [200_000, 'deux mille euros'],
    [8_000_000, 'quatre-vingt mille euros'],
    [20_000_000, 'deux cent mille euros'],
    [
      99_999_999,
      'neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf euros et quatre-vingt-dix-neuf centimes',
    ],
    [100_000_000, 'un million d’euros'],
    [100_000_100, 'un million un euros'],
  ])('of %i cents is « %s »', (cents, words) => expect(eurosInFrench(cents)).toBe(words));

  it('is different for every amount of euros up to 10 000, and never has a figure', () => {
    const words = Array.from({ length: 10_001 }, (_, euros) => eurosInFrench(euros * 100));
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((one) => /\d|undefined/.test(one))).toEqual([]);
  });
});
