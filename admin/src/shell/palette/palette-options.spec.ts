import { expect, it } from 'vitest';
import { optionsFor, rememberChoice, type PaletteOption } from './palette-options';

const option = (label: string, group = 'Écrans'): PaletteOption => ({ key: label, group, label, path: '/' });
const screens = [option('Dons d’argent'), option('Reçus fiscaux'), option('Événements')];
const labels = (options: PaletteOption[]) => options.map(({ label }) => label);

it('finds screens by words in any order, without accents', () => {
  expect(labels(optionsFor('argent don', [], screens, []))).toEqual(['Dons d’argent']);
  expect(labels(optionsFor('  evenem ', [], screens, []))).toEqual(['Événements']);
  expect(optionsFor('zzz', [], screens, [])).toEqual([]);
});

it('shows what was chosen lately first, once', () => {
  expect(labels(optionsFor('', [option('Reçus fiscaux')], screens, []))).toEqual([
    'Reçus fiscaux',
    'Dons d’argent',
    'Événements',
  ]);
  expect(labels(optionsFor('dons', [option('Reçus fiscaux')], screens, []))).toEqual(['Dons d’argent']);
});

it('keeps the records that the api found, whatever matched in them', () => {
  const record = option('DON-2026 · Awa', 'Dons');
  expect(labels(optionsFor('awa@example.org', [], screens, [record]))).toEqual(['DON-2026 · Awa']);
});

it('remembers five choices, the last first', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => option(label));
  const recent = many.reduce<PaletteOption[]>(rememberChoice, []);
  expect(labels(recent)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(labels(rememberChoice(recent, option('c')))).toEqual(['c', 'f', 'e', 'd', 'b']);
});
