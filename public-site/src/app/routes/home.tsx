import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { articleQueries } from '../../shared/api/article-queries';
import { campaignQueries } from '../../shared/api/campaign-queries';
import { eventQueries } from '../../shared/api/event-queries';
import { failureOf, loadInBrowser } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/pageMeta';
import { organizationData, structuredTags, websiteData } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import type { Route } from './+types/home';
import { openOnes } from '../../home/featured-campaigns';
import { homeContent } from '../../home/home.content';
import { HomePage, type HomeFailures } from '../../home/HomePage';
import { loadImpact } from '../../impact/load-impact';

const CARDS = 3;

interface HomeData {
  dehydrated: DehydratedState | null;
  failures: HomeFailures;
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
  // Cards do not show the whole texts, which would double the weight of the page.
  client.setQueryData(
    campaignQueries.featured(api).queryKey,
    (all) =>
      all &&
      openOnes(all, new Date())
        .slice(0, CARDS)
        .map((campaign) => ({ ...campaign, description: '' })),
  );
  client.setQueryData(eventQueries.upcoming(api).queryKey, (next) =>
    next?.map((event) => ({ ...event, description: '' })),
  );
  const isWhole = impact.isCurrent && !campaigns && !news && !events;
  const loaded: HomeData = { dehydrated: dehydrate(client), failures: { campaigns, news, events } };
  return data(loaded, isWhole ? {} : { headers: { 'cache-control': 'no-store' } });
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

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const { description } = homeContent;
  const tags = pageMeta({ site, title: site?.name ?? '', description, path: paths.home() });
  return site ? [...tags, ...structuredTags(organizationData(site, description), websiteData(site))] : tags;
}

export default function HomeRoute({ loaderData: { dehydrated, failures } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <HomePage failures={failures} />
    </LoadedQueries>
  );
}
