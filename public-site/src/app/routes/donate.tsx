import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignOfAddress } from '../../shared/api/campaign-of-address';
import { describedPage } from '../../shared/content/describedPage';
import { siteOf } from '../../shared/content/pageMeta';
import { donateActionData, structuredTags } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { donateContent } from '../../donate/donate.content';
import { DonatePage } from '../../donate/DonatePage';
import type { Route } from './+types/donate';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { campaign: await campaignOfAddress(serverApi(context.api), campaignSlug(request)) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { campaign: await campaignOfAddress(browserApi(), campaignSlug(request)) };
}

function campaignSlug(request: Request): string | null {
  return new URL(request.url).searchParams.get('campaign');
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = donateContent;
  const site = siteOf(matches);
  const tags = describedPage(matches, { title, description, path: paths.give() });
  if (!site) return tags;
  return [...tags, ...structuredTags({ '@context': 'https://schema.org', ...donateActionData(site) })];
}

export default function DonateRoute({ loaderData: { campaign } }: Route.ComponentProps) {
  return <DonatePage campaign={campaign} />;
}
