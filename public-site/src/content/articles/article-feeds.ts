import type { MetaDescriptor } from 'react-router';
import type { SiteIdentity } from '../../shared/api/load-context';
import { paths } from '../../shared/paths';
import { articlesContent } from './articles.content';

/** The links by which a reader's program finds the feeds: of all the news, or of one category. */
export function feedTags(site: SiteIdentity, category?: { slug: string; name: string }): MetaDescriptor[] {
  const title = [site.name, articlesContent.title, category?.name].filter(Boolean).join(' · ');
  return (['rss', 'atom'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: `application/${format}+xml`,
    title,
    href: site.url + paths.newsFeed(format, category?.slug),
  }));
}
