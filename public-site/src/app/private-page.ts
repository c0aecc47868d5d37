import { pageMeta, siteOf } from '../shared/content/page-meta';
import { pathTo } from '../shared/paths';

/** For pages whose address holds a token: not cached, not indexed, and sent in no Referer. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Their meta tags, which name the public page they belong to instead of their own address. */
export function privateMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, description, path = pathTo('/lettre') }: { title: string; description: string; path?: string },
) {
  return pageMeta({ site: siteOf(matches), title, description, path, isHidden: true });
}
