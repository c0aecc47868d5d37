import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { articleQueries } from '../../content/articles/article-queries';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { eventQueries } from '../../events/events/event-queries';
import { failureOf, loadInBrowser } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { organizationData, structuredTags, websiteData } from '../../shared/content/structured-data';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/home';
import { openOnes } from '../../home/featured-campaigns';
import { homeContent } from '../../home/home.content';
import { HomePage, type HomeFailures } from '../../home/HomePage';
import { loadImpact } from '../../reporting/impact/load-impact';

const CARDS = 3;

interface HomeData {
  /** What the browser goes on with. */
  dehydrated: DehydratedState | null;
  failures: HomeFailures;
  /** What the server writes the page from; it does not travel. */
  written?: DehydratedState;
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const client = createQueryClient();
  const [impact, campaigns, news, events] = await Promise.all([
    loadImpact(client, api),
    failureOf(client, campaignQueries.featured(api)),
    failureOf(client, articleQueries.latest(api)),
    failureOf(client, eventQueries.upcoming(api)),
  ]);
  client.setQueryData(
    campaignQueries.featured(api).queryKey,
    (all) => all && openOnes(all, new Date()).slice(0, CARDS),
  );
  const isWhole = impact.isCurrent && !campaigns && !news && !events;
  const loaded: HomeData = { dehydrated: impactOf(client), failures: { campaigns, news, events } };
  // The other parts stay as the server wrote them: what is not enumerable stays here.
  Object.defineProperty(loaded, 'written', { value: dehydrate(client), enumerable: false });
  return data(loaded, isWhole ? {} : { headers: { 'cache-control': 'no-store' } });
}

function impactOf(client: QueryClient): DehydratedState {
  return dehydrate(client, { shouldDehydrateQuery: ({ queryKey }) => queryKey[0] === 'impact' });
}

export async function clientLoader(): Promise<HomeData> {
  const api = browserApi();
  await Promise.allSettled([
    loadImpact(queryClient(), api),
    loadInBrowser(campaignQueries.featured(api)),
    loadInBrowser(articleQueries.latest(api)),
    loadInBrowser(eventQueries.upcoming(api)),
  ]);
  return { dehydrated: null, failures: { campaigns: null, news: null, events: null } };
}

export const headers = loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { description } = homeContent;
  const tags = pageMeta({ site, title: site?.name ?? '', description, path: pathTo('/') });
  return site ? [...tags, ...structuredTags(organizationData(site, description), websiteData(site))] : tags;
}

export default function HomeRoute({ loaderData: { written, dehydrated, failures } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={written ?? dehydrated}>
      <HomePage failures={failures} />
    </LoadedQueries>
  );
}
