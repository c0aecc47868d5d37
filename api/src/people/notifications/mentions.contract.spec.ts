import { describe, expect, it } from 'vitest';
import { mentions } from './mentions.contract.js';

const TEAM = [
  { id: 1, name: 'Claire Vasseur' },
  { id: 2, name: 'Claire Aubin' },
  { id: 3, name: 'Samuel Ekotto' },
  { id: 4, name: 'Anne' },
  { id: 5, name: 'Anne-Laure Petit' },
  { id: 6, name: 'Éloïse N’Diaye' },
];
const ids = (text: string) =>
  [...new Set(mentions(text, TEAM).flatMap((named) => named.map(({ id }) => id)))].toSorted((a, b) => a - b);

describe('a note names', () => {
  it.each([
    ['@Samuel, peux-tu relire ?', [3]],
    ['Merci @samuel ekotto !', [3]],
    ['@Claire Vasseur s’en occupe', [1]],
    ['@claire', [1, 2]],
    ['@eloise, merci', [6]],
    ['@Éloïse N’Diaye.', [6]],
    ['(@Samuel)', [3]],
    ['@Samuel et @Claire Aubin', [2, 3]],
    ['@Anne-Laure Petit', [5]],
    ['@Anne', [4]],
    ['> @Samuel, relis\n@Claire Aubin : fait', [2]],
  ])('in « %s » : %j', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    'samuel',
    'ecrire a samuel@ekotto.fr',
    '@',
    '@ Samuel',
    '@Samuelle',
    '@personne',
    '',
    '> @Samuel, relis\n merci',
  ])('nobody in « %s »', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it('of each « @ » apart', () => {
    const named = mentions('@Samuel, avec @Claire ou @Personne', TEAM);
    expect(named.map((people) => people.map(({ id }) => id))).toEqual([[3], [1, 2]]);
  });

  it('whoever it names once, however often', () => {
    expect(ids('@Samuel @Samuel @Samuel'.repeat(500))).toEqual([3]);
  });
});
