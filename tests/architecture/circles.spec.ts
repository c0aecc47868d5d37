import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf } from './circles.ts';

/** The fewest files that each workspace is known to have: a check of nothing must fail. */
const ROOTS = {
  'api/src': 1_000,
  'admin/src': 300,
  'public-site/src': 300,
  'public-site/server': 60,
  'api/client': 5,
  scripts: 40,
  tests: 150,
} as const;

describe.each(Object.entries(ROOTS))('the files of %s', (root, least) => {
  const imports = importsOf(root);

  it('are read as a whole', () => {
    expect(imports.size).toBeGreaterThan(least);
    expect([...imports.values()].flat().length).toBeGreaterThan(least);
  });

  it('import each other in no circle, types included', () => {
    expect(circlesOf(imports)).toEqual([]);
  });
});

describe('a circle', () => {
  it('is found whatever its length, and a shared import is none', () => {
    const shared = { a: ['c'], b: ['a', 'c'], c: [] };
    expect(circlesOf(new Map(Object.entries(shared)))).toEqual([]);
    const circles = { a: ['b'], b: ['c'], c: ['a'], d: ['a', 'e'], e: ['d'] };
    expect(circlesOf(new Map(Object.entries(circles)))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
