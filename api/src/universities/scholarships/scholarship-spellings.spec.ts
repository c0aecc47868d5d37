import { describe, expect, it } from 'vitest';
import { mostFirst } from './scholarship-spellings.js';

describe('what is counted by its spelling', () => {
  it('is one where only accents or capitals differ, in its most usual spelling', () => {
    expect(
      mostFirst([
        { key: 'benin', value: 'Benin', count: 2 },
        { key: 'togo', value: 'Togo', count: 4 },
        { key: 'benin', value: 'Bénin', count: 3 },
      ]),
    ).toEqual([
      { value: 'Bénin', count: 5 },
      { value: 'Togo', count: 4 },
    ]);
  });

  it('comes most first, then in alphabetical order', () => {
    const values = ['Togo', 'Éthiopie', 'France', 'Mali'].map((value) => ({
      key: value,
      value,
      count: value === 'Mali' ? 2 : 1,
    }));
    expect(mostFirst(values).map(({ value }) => value)).toEqual(['Mali', 'Éthiopie', 'France', 'Togo']);
  });
});
