import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignQueries } from '../../shared/api/campaign-queries';
import { loadInBrowser, loadOnServer, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { pageMeta, siteOf } from '../../shared/content/pageMeta';
import { organizationData, structuredTags, websiteData } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import type { Route } from './+types/home';
import { homeContent } from '../../home/home.content';
import { HomePage } from '../../home/HomePage';

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadOnServer(campaignQueries.featured(serverApi(context.api)));
  return data<Loaded>(loaded, loaded.failure ? { headers: { 'cache-control': 'no-store' } } : {});
}

export async function clientLoader(): Promise<Loaded> {
  await loadInBrowser(campaignQueries.featured(browserApi())).catch(() => null);
  return { dehydrated: null, failure: null };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { description } = homeContent;
  const tags = pageMeta({ site, title: site?.name ?? '', description, path: paths.home() });
  return site ? [...tags, ...structuredTags(organizationData(site, description), websiteData(site))] : tags;
}

export default function HomeRoute({ loaderData: { dehydrated, failure } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <HomePage failure={failure} />
    </LoadedQueries>
  );
}
