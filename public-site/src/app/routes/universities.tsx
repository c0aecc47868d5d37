import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { failureOf } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { scholarshipQueries } from '../../universities/shared/scholarship-queries';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { breadcrumbData, structuredTags } from '../../shared/content/structured-data';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/universities';
import { universitiesContent as content } from '../../universities/landing/universities.content';
import { UniversitiesPage, type UniversitiesFailures } from '../../universities/landing/UniversitiesPage';

interface UniversitiesData {
  dehydrated: DehydratedState | null;
  failures: UniversitiesFailures;
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const client = createQueryClient();
  const [statistics, featured] = await Promise.all([
    failureOf(client, scholarshipQueries.statistics(api)),
    failureOf(client, scholarshipQueries.featured(api)),
  ]);
  const loaded: UniversitiesData = { dehydrated: dehydrate(client), failures: { statistics, featured } };
  const isWhole = !statistics && !featured;
  return data(loaded, isWhole ? {} : { headers: { 'cache-control': 'no-store' } });
}

/** The page shows at once what it will look like, and fills as the answers come. */
export function clientLoader(): UniversitiesData {
  const api = browserApi();
  void queryClient().prefetchQuery(scholarshipQueries.statistics(api));
  void queryClient().prefetchQuery(scholarshipQueries.featured(api));
  return { dehydrated: null, failures: { statistics: null, featured: null } };
}

export const headers = loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const path = pathTo('/universites');
  const tags = pageMeta({ site, title: content.title, description: content.description, path });
  if (!site) return tags;
  return [...tags, ...structuredTags(breadcrumbData(site, [{ label: content.title, to: path }]))];
}

export default function UniversitiesRoute({ loaderData: { dehydrated, failures } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <UniversitiesPage failures={failures} />
    </LoadedQueries>
  );
}
