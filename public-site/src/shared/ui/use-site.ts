import { useRouteLoaderData } from 'react-router';
import type { SiteIdentity } from '../api/load-context';

export function useSite(): SiteIdentity {
  const root = useRouteLoaderData('root') as { site: SiteIdentity };
  return root.site;
}
