import type { MetaDescriptor } from 'react-router';
import type { SiteIdentity } from '../../shared/api/load-context';
import { archiveContent } from './archive.content';
import { archivePaths } from './archive-paths';

/** The link by which a reader's program finds the feed of newsletters. */
export const archiveFeedTag = (site: SiteIdentity): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${site.name} · ${archiveContent.title}`,
  href: site.url + archivePaths.feed,
});
