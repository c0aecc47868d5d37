import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignOfAddress } from '../../shared/api/campaign-of-address';
import { pageMeta, siteOf } from '../../shared/content/pageMeta';
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
  return pageMeta({ site: siteOf(matches), title, description, path: paths.give() });
}

export default function DonateRoute({ loaderData: { campaign } }: Route.ComponentProps) {
  return <DonatePage campaign={campaign} />;
}
