import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf, tiersOf } from './giving-tiers.rules.js';

const sums = fc
  .uniqueArray(
    fc.record({ given: fc.integer({ min: 1, max: 1e9 }), people: fc.integer({ min: 1, max: 50 }) }),
    {
      selector: ({ given }) => given,
      maxLength: 40,
    },
  )
  .map((all) => all.toSorted((one, other) => other.given - one.given));
const eachOf = (all: readonly { given: number; people: number }[]) =>
  all.flatMap(({ given, people }) => Array.from({ length: people }, () => given));
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

it('tiers share everybody out, those who gave most first: a tenth, four more, the other half', () => {
  fc.assert(
    fc.property(sums, (all) => {
      const people = eachOf(all);
      const [tenth, half] = [Math.ceil(people.length / 10), Math.ceil(people.length / 2)];
      const parts = [people.slice(0, tenth), people.slice(tenth, half), people.slice(half)];
      expect(tiersOf(all)).toEqual(parts.map((part) => ({ given: total(part), people: part.length })));
    }),
  );
});

it('the first ten are ten, or all where they are fewer, and nobody of the others gave more', () => {
  fc.assert(
    fc.property(sums, fc.integer({ min: 0, max: 30 }), (all, count) => {
      const people = eachOf(all).slice(0, count);
      expect(firstOf(all, count)).toEqual({ given: total(people), people: people.length });
    }),
  );
});
