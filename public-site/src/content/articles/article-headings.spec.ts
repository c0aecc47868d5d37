import { describe, expect, it } from 'vitest';
import { withHeadings } from './article-headings';

const LONG =
  '<p>Début</p><h2>L’école &amp; la <em>bibliothèque</em></h2><p>…</p><h3>Le prêt</h3><h2>Le prêt</h2><h4>Note</h4>';

describe('the headings of an article', () => {
  it('each have an address of their own', () => {
    expect(withHeadings(LONG).html).toBe(
      '<p>Début</p><h2 id="partie-l-ecole-la-bibliotheque">L’école &amp; la <em>bibliothèque</em></h2><p>…</p>' +
        '<h3 id="partie-le-pret">Le prêt</h3><h2 id="partie-le-pret-2">Le prêt</h2><h4>Note</h4>',
    );
  });

  it('make a table of contents of three or more, in plain words', () => {
    expect(withHeadings(LONG).contents).toEqual([
      { id: 'partie-l-ecole-la-bibliotheque', text: 'L’école & la bibliothèque', level: 2 },
      { id: 'partie-le-pret', text: 'Le prêt', level: 3 },
      { id: 'partie-le-pret-2', text: 'Le prêt', level: 2 },
    ]);
    expect(withHeadings('<h2>Un</h2><h2>Deux</h2>').contents).toEqual([]);
  });

  it('are left as they are where they say nothing', () => {
    expect(withHeadings('<h2> </h2><h2>…</h2>').html).toBe('<h2> </h2><h2 id="partie-sans-titre">…</h2>');
  });
});
