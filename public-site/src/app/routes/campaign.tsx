import type { Campaign } from '@livres/api/contract';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { loadInBrowser, refuseMissing } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/campaign';
import { campaignStructuredData } from '../../content/campaigns/campaign-structured-data';
import { CampaignPage } from '../../content/campaigns/CampaignPage';

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const preview = previewToken(request);
  const client = createQueryClient();
  const campaign = await client
    .fetchQuery({ ...campaignQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  if (campaign.slug !== slug) throw redirect(ownAddress(campaign, request), 301);
  await client.prefetchQuery({ ...campaignQueries.related(api, campaign), retry: false });
  return { campaign, preview, dehydrated: dehydrate(client) };
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const api = browserApi();
  const preview = previewToken(request);
  const campaign = await loadInBrowser(campaignQueries.one(api, slug, preview)).catch(refuseMissing);
  if (campaign.slug !== slug) throw redirect(ownAddress(campaign, request));
  return { campaign, preview, dehydrated: null };
}

function ownAddress({ slug }: Campaign, request: Request): string {
  return paths.campaign(slug) + new URL(request.url).search;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  const { campaign, preview } = loaderData;
  const tags = pageMeta({
    site,
    title: campaign.title,
    description: campaign.short_description,
    path: paths.campaign(campaign.slug),
    image: paths.campaignPicture(campaign.slug),
    type: 'article',
    isHidden: Boolean(preview),
  });
  const structured = preview ? [] : campaignStructuredData(campaign, site, new Date());
  return [...tags, ...structured.map((entry) => ({ 'script:ld+json': entry }))];
}

export default function CampaignRoute({
  loaderData: { campaign, preview, dehydrated },
}: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated} key={campaign.id}>
      <CurrentCampaign loaded={campaign} preview={preview} />
    </LoadedQueries>
  );
}

function CurrentCampaign({ loaded, preview }: { loaded: Campaign; preview: string | undefined }) {
  const { data: campaign = loaded } = useQuery(campaignQueries.one(browserApi(), loaded.slug, preview));
  return <CampaignPage campaign={campaign} isPreview={Boolean(preview)} />;
}
