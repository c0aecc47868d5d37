import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { offlineContent } from '../offline/offline.content';
import { OfflinePage } from '../offline/OfflinePage';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/offline';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = offlineContent;
  return pageMeta({ site: siteOf(matches), title, description, path: pathTo('/hors-ligne'), isHidden: true });
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
