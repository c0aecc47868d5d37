import { expect, it } from 'vitest';
import { namesBegunBy, withName } from './typed-mention';

const TEAM = [{ name: 'Claire Vasseur' }, { name: 'Claire Aubin' }, { name: 'Éloïse N’Diaye' }];

it.each([
  ['Peux-tu relire, @', ['Claire Vasseur', 'Claire Aubin', 'Éloïse N’Diaye']],
  ['@cl', ['Claire Vasseur', 'Claire Aubin']],
  ['@Claire A', ['Claire Aubin']],
  ['(@elo', ['Éloïse N’Diaye']],
  ['@Claire Aubin', []],
  ['@Claire, merci', []],
  ['@zoé', []],
  ['ecrire a awa@cl', []],
  ['Bonjour', []],
])('« %s » offers %j', (text, names) => {
  expect(namesBegunBy(text, TEAM)).toEqual(names);
});

it('the name that is chosen is written out', () => {
  expect(withName('Merci @cl', 'Claire Aubin')).toBe('Merci @Claire Aubin ');
});
