import type { ArchivedNewsletterSummary } from '@livres/api/contract';
import { Feed } from 'feed';
import { withFrenchSpaces } from '../../src/shared/format/french-spaces.ts';
import type { SiteIdentity } from '../../src/shared/api/load-context.ts';
import { feedLabels } from '../server.content.ts';
import { asXml } from '../xml-text.ts';

/** The newsletters of the archive as RSS. */
export function newsletterFeed(
  site: SiteIdentity,
  newsletters: readonly ArchivedNewsletterSummary[],
): string {
  const page = `${site.url}/lettres`;
  const feed = new Feed({
    id: page,
    link: page,
    title: feedLabels.newsletters(site.name),
    description: feedLabels.newslettersDescription,
    language: 'fr',
    favicon: `${site.url}/icon-192.png`,
    copyright: site.name,
    generator: false,
    ...(newsletters[0] && { updated: new Date(newsletters[0].sent_at) }),
    feedLinks: { rss: `${page}/rss.xml` },
  });
  for (const { slug, subject, preheader, sent_at } of newsletters)
    feed.addItem({
      id: `${page}/${encodeURIComponent(slug)}`,
      link: `${page}/${encodeURIComponent(slug)}`,
      title: withFrenchSpaces(subject),
      description: withFrenchSpaces(preheader),
      date: new Date(sent_at),
      published: new Date(sent_at),
    });
  return asXml(feed.rss2());
}
