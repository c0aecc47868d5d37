import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { loadInBrowser, loadOnServer, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/campaigns';
import { askedOf, readFilters, type CampaignFilters } from '../../content/campaigns/campaign-filters';
import { campaignsContent } from '../../content/campaigns/campaigns.content';
import { CampaignsPage } from '../../content/campaigns/CampaignsPage';

interface CampaignsData extends Loaded {
  filters: CampaignFilters;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const loaded = await loadOnServer(campaignQueries.list(serverApi(context.api), askedOf(filters)));
  return data<CampaignsData>({ ...loaded, filters }, { status: loaded.failure ? 503 : 200 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<CampaignsData> {
  const filters = readFilters(new URL(request.url).searchParams);
  // The page itself shows what happens when this fails.
  await loadInBrowser(campaignQueries.list(browserApi(), askedOf(filters))).catch(() => null);
  return { dehydrated: null, failure: null, filters };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page } = loaderData?.filters ?? {};
  return pageMeta({
    site: siteOf(matches),
    title: page ? `${campaignsContent.title}, page ${page}` : campaignsContent.title,
    description: campaignsContent.description,
    path: paths.campaigns(page ? { page } : undefined),
  });
}

export default function CampaignsRoute({
  loaderData: { dehydrated, failure, filters },
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <CampaignsPage filters={filters} failure={failure} />
    </LoadedQueries>
  );
}
