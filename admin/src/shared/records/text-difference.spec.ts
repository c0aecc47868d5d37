import { expect, it } from 'vitest';
import { textDifference } from './text-difference';

const marked = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => (kind === 'kept' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

it('a word that was replaced is removed, then added', () => {
  expect(marked('Mille livres pour Kribi', 'Mille livres pour Douala')).toBe(
    'Mille livres pour [-Kribi][+Douala]',
  );
});

it('words that were put in are added, and nothing else', () => {
  expect(marked('L’heure du conte', 'L’heure du grand conte')).toBe('L’heure du [+grand ]conte');
});

it('several words replaced in a row are one passage, not a mosaic', () => {
  expect(marked('le petit chat gris dort', 'le gros chien noir dort')).toBe(
    'le [-petit chat gris][+gros chien noir] dort',
  );
});

it('the same text has no difference', () => {
  expect(textDifference('Bonjour', 'Bonjour')).toEqual([{ kind: 'kept', text: 'Bonjour' }]);
});

it('a long passage that stayed is shortened around the change, at whole words', () => {
  const long = 'bibliothèque '.repeat(60);
  const shown = marked(`${long}fin`, `${long}début`);
  expect(shown).toMatch(/^ \[…\] (?: ?bibliothèque )+\[-fin\]\[\+début\]$/);
  expect(shown.length).toBeLessThan(160);
});

it('what surrounds two changes is kept readable on both sides', () => {
  const long = 'livre '.repeat(100);
  const shown = marked(`a ${long}b`, `x ${long}y`);
  expect(shown).toMatch(/^\[-a\]\[\+x\] livre .* \[…\] .*livre \[-b\]\[\+y\]$/);
});
