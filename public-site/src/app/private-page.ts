import type { HeadersArgs } from 'react-router';
import { pageMeta, siteOf } from '../shared/content/page-meta';
import { pathTo } from '../shared/paths';

/** For pages whose address holds a token: not cached, not indexed, and sent in no Referer. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Said by a private page that its reader's own device may keep, to be read again without a network. */
export const KEPT_OFFLINE = { 'X-Offline': 'kept' };

/** The headers of a private page whose loader says whether the device may keep it. */
export function privateHeaders({ loaderHeaders }: Pick<HeadersArgs, 'loaderHeaders'>): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) headers.set(name, value);
  return headers;
}

/** Their meta tags, which name the public page they belong to instead of their own address. */
export function privateMeta(
  matches: Parameters<typeof siteOf>[0],
  { title, description, path = pathTo('/lettre') }: { title: string; description: string; path?: string },
) {
  return pageMeta({ site: siteOf(matches), title, description, path, isHidden: true });
}
