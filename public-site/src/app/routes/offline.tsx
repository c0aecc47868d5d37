import { href } from 'react-router';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { offlineContent } from '../offline/offline.content';
import { OfflinePage } from '../offline/OfflinePage';
import type { Route } from './+types/offline';

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = offlineContent;
  return pageMeta({ site: siteOf(matches), title, description, path: href('/hors-ligne'), isHidden: true });
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
