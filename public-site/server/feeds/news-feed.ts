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
      description: withFrenchSpaces(article.excerpt),
      content: withWholeAddresses(article.content, site.url),
      date: new Date(article.updated_at),
      published: new Date(article.published_at ?? article.updated_at),
      category: [...article.categories, ...article.tags].map(({ name }) => ({ name })),
      author: article.author_name ? [{ name: article.author_name }] : [],
    });
  }
  return asXml(format === 'rss' ? feed.rss2() : feed.atom1());
}

const newest = (articles: Article[]) =>
  new Date(Math.max(...articles.map(({ updated_at }) => Date.parse(updated_at))));

function withWholeAddresses(html: string, origin: string): string {
  return html.replace(/(<(?:a|img)\b[^>]*? (?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}
