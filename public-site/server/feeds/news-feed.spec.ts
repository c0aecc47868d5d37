import type { Article } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import type { SiteIdentity } from '../../src/shared/api/load-context.ts';
import { newsFeed } from './news-feed.ts';

const SITE = { name: 'Livres en partage', url: 'https://exemple.org' } as SiteIdentity;
const ARTICLE = {
  id: 7,
  slug: 'la-clef',
  title: 'La clef',
  excerpt: 'Moins de 10 < 20 & plus',
  content:
    '<p><a href="/contact" rel="noopener">Nous écrire</a> <a href="#bas">Plus bas</a> <a href="https://ailleurs.org/?a=1&amp;b=2">Ailleurs</a></p>',
  author_name: 'Awa Ngo & Cie',
  updated_at: '2026-11-02T08:00:00.000Z',
  published_at: '2026-11-01T08:00:00.000Z',
  categories: [{ name: 'Récits' }],
  tags: [],
} as unknown as Article;

const feed = (over: Partial<Article>, format: 'rss' | 'atom' = 'rss') =>
  newsFeed({ site: SITE, articles: [{ ...ARTICLE, ...over }], category: null }, format);

describe('the feed of the news', () => {
  it('names who wrote in RSS as a creator, since an author there is an e-mail address', () => {
    expect(feed({})).toContain('<dc:creator>Awa Ngo &amp; Cie</dc:creator>');
    expect(feed({})).not.toContain('<author>');
  });

  it.each([{}, { content: '' }, { author_name: '' }])('declares the words that it uses: %j', (over) => {
    const rss = feed(over);
    const used = new Set([...rss.matchAll(/<([a-z]+):/g)].map(([, prefix]) => prefix));
    for (const prefix of used) expect(rss).toContain(`xmlns:${prefix}="http`);
  });

  it('has an author in Atom, where nobody signed too', () => {
    expect(feed({}, 'atom')).toContain('<name>Awa Ngo &amp; Cie</name>');
    const unsigned = feed({ author_name: '' }, 'atom');
    expect(unsigned.slice(0, unsigned.indexOf('<entry>'))).toContain('<name>Livres en partage</name>');
    expect(unsigned.slice(unsigned.indexOf('<entry>'))).not.toContain('<author>');
  });

  it('writes whole addresses, and a summary as text', () => {
    const rss = feed({});
    expect(rss).toContain('href="https://exemple.org/contact"');
    expect(rss).toContain('href="https://exemple.org/actualites/#bas"');
    expect(rss).toContain('href="https://ailleurs.org/?a=1&amp;b=2"');
    expect(rss).toContain('<![CDATA[Moins de 10 &lt; 20 &amp; plus]]>');
  });
});
