import { expect, it } from 'vitest';
import { namedBy } from './named-by';

it('takes words in any order, without accents', () => {
  expect(['Lycée de Foumban', 'Foumban, lycée', 'Lycée de Kribi'].filter(namedBy('foumban lycee'))).toEqual([
    'Lycée de Foumban',
    'Foumban, lycée',
  ]);
  expect(namedBy(' l’hiver ')('Livres pour l’hiver')).toBe(true);
});

it('takes everything where nothing is typed', () => {
  expect(namedBy('  ')('Lycée de Foumban')).toBe(true);
});
