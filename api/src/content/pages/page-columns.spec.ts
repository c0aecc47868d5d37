import { describe, expect, it } from 'vitest';
import { pageColumns } from './page-columns.js';
import { FIXED_PAGES } from './fixed-pages/fixed-pages.content.js';
import { pageFaults } from './page.rules.js';

const anchorsOf = (...blocks: [heading: string, anchor?: string][]) =>
  pageColumns({
    blocks: blocks.map(([heading, anchor]) => ({ type: 'text', heading, ...(anchor && { anchor }) })),
  }).blocks?.map(({ anchor }) => anchor);

describe('a page’s parts', () => {
  it('get an anchor made of their heading, each its own', () => {
    expect(anchorsOf(['Où va l’argent'], ['Où va l’argent'], ['…'])).toEqual([
      'ou-va-l-argent',
      'ou-va-l-argent-2',
      'partie',
    ]);
    expect(anchorsOf(['Une aide'], ['Autre', 'une-aide'])).toEqual(['une-aide-2', 'une-aide']);
  });

  it('lose what could run, and the entries of a text', () => {
    const items = [
      { title: 'Un', text: null },
      { title: '', text: '' },
    ];
    const { blocks } = pageColumns({
      blocks: [
        { type: 'text', heading: 'A', body: '<p onclick="x()">Bon</p><script>x()</script>', items },
        { type: 'notes', heading: 'B', items },
      ],
    });
    expect(blocks?.[0]).toMatchObject({ body: '<p>Bon</p>', items: [] });
    expect(blocks?.[1]?.items).toEqual([{ title: 'Un', text: '', detail: '' }]);
  });
});

describe('the texts that every installation starts with', () => {
  it.each(Object.entries(FIXED_PAGES))('%s can be saved as it is', (slug, text) => {
    expect(pageFaults({ slug, kind: 'fixed', blocks: text.blocks })).toEqual({});
    expect(pageColumns(text).blocks).toEqual(text.blocks);
  });
});
