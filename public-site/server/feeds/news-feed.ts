import type { Article, CategoryMention } from '@livres/api/contract';
import { Feed } from 'feed';
import { withFrenchSpaces } from '../../src/shared/format/french-spaces.ts';
import type { SiteIdentity } from '../../src/shared/api/load-context.ts';
import { feedLabels } from '../server.content.ts';
import { asXml } from '../xml-text.ts';

export const FEED_FORMATS = ['rss', 'atom'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
};

interface NewsFeed {
  site: SiteIdentity;
  articles: Article[];
  /** Where the feed is of one category. */
  category: CategoryMention | null;
}

/** The news as RSS or Atom, with their whole text. */
export function newsFeed({ site, articles, category }: NewsFeed, format: FeedFormat): string {
  const query = category ? `?category=${encodeURIComponent(category.slug)}` : '';
  const page = `${site.url}/actualites`;
  const feed = new Feed({
    id: page + query,
    link: page + query,
    title: feedLabels.title(site.name, category?.name),
    description: feedLabels.description,
    language: 'fr',
    favicon: `${site.url}/icon-192.png`,
    copyright: site.name,
    // Of what nobody signs: Atom asks for an author of each entry.
    author: { name: site.name, link: site.url },
    generator: false,
    ...(articles[0] && { updated: newest(articles) }),
    feedLinks: { rss: `${page}/rss.xml${query}`, atom: `${page}/atom.xml${query}` },
  });
  for (const article of articles) {
    feed.addItem({
      // By its number: an address may change, what was read already must not come again.
      id: `${page}/${article.id}`,
      link: `${page}/${encodeURIComponent(article.slug)}`,
      title: withFrenchSpaces(article.title),
      description: asHtml(withFrenchSpaces(article.excerpt)),
      content: withWholeAddresses(article.content || asHtml(article.excerpt), `${page}/`),
      date: new Date(article.updated_at),
      published: new Date(article.published_at ?? article.updated_at),
      category: [...article.categories, ...article.tags].map(({ name }) => ({ name })),
      ...(article.author_name && signedBy(article.author_name, format)),
    });
  }
  return asXml(format === 'rss' ? feed.rss2() : feed.atom1());
}

const newest = (articles: Article[]) =>
  new Date(Math.max(...articles.map(({ updated_at }) => Date.parse(updated_at))));

/** RSS takes an e-mail address for an author: a name alone is a creator of Dublin Core, which the feed declares. */
const signedBy = (name: string, format: FeedFormat) =>
  format === 'rss'
    ? { extensions: [{ name: 'dc:creator', objects: { _text: name } }] }
    : { author: [{ name }] };

/** What is written as plain text where readers expect HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Addresses that are whole wherever the text is read. */
function withWholeAddresses(html: string, page: string): string {
  return html.replace(
    /(<(?:a|img)\b[^>]*? (?:href|src)=")([^"]*)/g,
    (whole: string, start: string, address: string) =>
      URL.canParse(address, page) ? start + new URL(address, page).href : whole,
  );
}
