import { expect, it } from 'vitest';
import { around, before, link, type Selected } from './markdown-marks';

/** « a [b] c »: what is between brackets is selected. */
function at(marked: string): Selected {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}
const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

it('marks go around what is selected, and leave it selected', () =>
  expect(shown(around(at('un [mot] ici'), '**', 'texte'))).toBe('un **[mot]** ici'));

it('where nothing is selected, marks go around an example to type over', () =>
  expect(shown(around(at('un [] ici'), '*', 'texte'))).toBe('un *[texte]* ici'));

it('a mark goes before each line that the selection touches', () =>
  expect(shown(before(at('un\nde[ux\ntr]ois\nquatre'), '- '))).toBe('un\n[- deux\n- trois]\nquatre'));

it('and is taken away where every one of them has it', () =>
  expect(shown(before(at('- d[eux\n- tr]ois'), '- '))).toBe('[deux\ntrois]'));

it('a link leaves its address to be typed', () =>
  expect(shown(link(at('voir [le site]'), 'texte'))).toBe('voir [le site]([https://])'));
