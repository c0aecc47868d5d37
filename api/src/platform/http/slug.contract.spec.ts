import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.contract.js';

describe('an address made from a title', () => {
  it('has small letters without accents, digits and hyphens', () => {
    expect(slugOf('Une bibliothèque pour le lycée de Foumban !')).toBe(
      'une-bibliotheque-pour-le-lycee-de-foumban',
    );
    expect(slugOf('Cœur & œuvre — 2026')).toBe('coeur-oeuvre-2026');
  });

  it('is never longer than 80 characters nor ends with a hyphen', () => {
    const slug = slugOf('mot '.repeat(60));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).not.toMatch(/-$/);
  });
});
