import { describe, expect, it } from 'vitest';
import { monogramOf } from './monogram';

describe('the monogram of a partner without a logo', () => {
  it('is the same wherever its name stands', () => {
    expect(monogramOf(' Librairie des Trois Collines')).toEqual(monogramOf('librairie des trois collines'));
  });

  it('tells names apart', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Partenaire ${index}`);
    const drawn = new Set(names.map((name) => Object.values(monogramOf(name)).join(' ')));
    expect(drawn.size).toBeGreaterThan(12);
  });
});
