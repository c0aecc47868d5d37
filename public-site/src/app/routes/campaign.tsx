import type { Campaign } from '@livres/api/contract';
import { dehydrate, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { updateQueries } from '../../content/campaign-updates/campaign-update-queries';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { loadInBrowser, refuseMissing } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import { served } from '../../shared/ui/served';
import type { Route } from './+types/campaign';
import { campaignStructuredData } from '../../content/campaigns/campaign-structured-data';
import { CampaignBar } from '../../content/campaigns/CampaignBar';
import { CampaignPage } from '../../content/campaigns/CampaignPage';

const LatestUpdates = served(
  'nouvelles-de-la-collecte',
  async () => (await import('../../content/campaign-updates/LatestUpdates')).LatestUpdates,
);

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = serverApi(context.api);
  const preview = previewToken(request);
  const client = createQueryClient();
  const campaign = await client
    .fetchQuery({ ...campaignQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  if (campaign.slug !== slug) throw redirect(ownAddress(campaign, request), 301);
  const [updates] = await Promise.all([
    client.fetchQuery({ ...updateQueries.latest(api, campaign.slug), retry: false }).catch(() => null),
    client.prefetchQuery({ ...campaignQueries.related(api, campaign), retry: false }),
  ]);
  client.removeQueries(updateQueries.latest(api, campaign.slug));
  return { campaign, updates, preview, dehydrated: dehydrate(client) };
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const api = browserApi();
  const preview = previewToken(request);
  const campaign = await loadInBrowser(campaignQueries.one(api, slug, preview)).catch(refuseMissing);
  if (campaign.slug !== slug) throw redirect(ownAddress(campaign, request));
  const updates = await loadInBrowser(updateQueries.latest(api, campaign.slug)).catch(() => null);
  return { campaign, updates, preview, dehydrated: null };
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
  loaderData: { campaign, updates, preview, dehydrated },
}: Route.ComponentProps) {
  const news = updates && updates.count > 0 && (
    <LatestUpdates of={campaign.id} campaign={campaign.slug} updates={updates} />
  );
  return (
    <LoadedQueries state={dehydrated} key={campaign.id}>
      <CurrentCampaign loaded={campaign} preview={preview} news={news} />
    </LoadedQueries>
  );
}

interface CurrentCampaignProps {
  loaded: Campaign;
  preview: string | undefined;
  news: ReactNode;
}

function CurrentCampaign({ loaded, preview, news }: CurrentCampaignProps) {
  const { data: campaign = loaded } = useQuery(campaignQueries.one(browserApi(), loaded.slug, preview));
  return (
    <>
      <CampaignPage campaign={campaign} isPreview={Boolean(preview)} news={news} />
      <CampaignBar campaign={campaign} />
    </>
  );
}
