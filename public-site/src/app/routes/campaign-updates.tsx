import type { HttpClient } from '@livres/api/client';
import { redirect } from 'react-router';
import { updateQueries } from '../../content/campaign-updates/campaign-update-queries';
import { updatesContent as content } from '../../content/campaign-updates/campaign-updates.content';
import { updatePaths } from '../../content/campaign-updates/update-paths';
import { updateStructuredData } from '../../content/campaign-updates/update-structured-data';
import { UpdatePage } from '../../content/campaign-updates/UpdatePage';
import { UpdatesPage } from '../../content/campaign-updates/UpdatesPage';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { refuseMissing } from '../../shared/api/loading';
import { previewToken } from '../../shared/api/preview-token';
import { createQueryClient } from '../../shared/api/query-client';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import type { Route } from './+types/campaign-updates';

// The list and one update are one route: every page of the site carries the names of all routes.
export function loader({ context, params, request }: Route.LoaderArgs) {
  return load(serverApi(context.api), params, request);
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return load(browserApi(), params, request);
}

interface Asked {
  campaign: string;
  slug?: string;
}

function load(api: HttpClient, { campaign, slug }: Asked, request: Request) {
  return slug === undefined
    ? loadAll(api, campaign, new URL(request.url).searchParams)
    : loadOne(api, campaign, slug, request);
}

async function loadAll(api: HttpClient, slug: string, query: URLSearchParams) {
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const client = createQueryClient();
  const { title, ...campaign } = await client
    .fetchQuery({ ...campaignQueries.one(api, slug), retry: false })
    .catch(refuseMissing);
  if (campaign.slug !== slug) throw redirect(updatePaths.all(campaign.slug, page), 301);
  const updates = await client.fetchQuery({ ...updateQueries.list(api, slug, page), retry: false });
  return { all: { campaign: { slug, title }, updates, page } };
}

async function loadOne(api: HttpClient, campaign: string, slug: string, request: Request) {
  const preview = previewToken(request);
  const update = await createQueryClient()
    .fetchQuery({ ...updateQueries.one(api, slug, preview), retry: false })
    .catch(refuseMissing);
  const path = updatePaths.one(update.campaign.slug, update.slug);
  const isThere = update.slug === slug && update.campaign.slug === campaign;
  if (!isThere) throw redirect(path + new URL(request.url).search, 301);
  return { one: { update, isPreview: preview !== undefined } };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData || !site) return [];
  if ('all' in loaderData) {
    const { campaign, page } = loaderData.all;
    return pageMeta({
      site,
      title: content.listTitle(campaign.title),
      description: content.listDescription(campaign.title),
      path: updatePaths.all(campaign.slug, page),
      image: paths.campaignPicture(campaign.slug),
    });
  }
  const { update, isPreview } = loaderData.one;
  const tags = pageMeta({
    site,
    title: update.title,
    description: update.excerpt,
    path: updatePaths.one(update.campaign.slug, update.slug),
    image: paths.campaignPicture(update.campaign.slug),
    type: 'article',
    isHidden: isPreview,
  });
  return isPreview ? tags : [...tags, ...structuredTags(...updateStructuredData(update, site))];
}

export default function CampaignUpdatesRoute({ loaderData }: Route.ComponentProps) {
  return 'all' in loaderData ? <UpdatesPage {...loaderData.all} /> : <UpdatePage {...loaderData.one} />;
}
