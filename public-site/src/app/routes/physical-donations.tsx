import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignOfAddress } from '../../shared/api/campaign-of-address';
import { pageMeta, siteOf } from '../../shared/content/pageMeta';
import { paths } from '../../shared/paths';
import type { Route } from './+types/physical-donations';
import { PhysicalDonationPage } from '../../physical-donations/PhysicalDonationPage';
import {
  physicalDonationsContent,
  type ThingKind,
} from '../../physical-donations/physical-donations.content';

export async function loader({ context, request }: Route.LoaderArgs) {
  return load(serverApi(context.api), request);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(browserApi(), request);
}

async function load(api: Parameters<typeof campaignOfAddress>[0], request: Request) {
  const query = new URL(request.url).searchParams;
  const kind: ThingKind = query.get('type') === 'equipment' ? 'equipment' : 'books';
  const campaign = await campaignOfAddress(api, query.get('campaign_slug') ?? query.get('campaign'));
  return { kind, campaign };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const kind = loaderData?.kind ?? 'books';
  return pageMeta({
    site: siteOf(matches),
    title: physicalDonationsContent.title[kind],
    description: physicalDonationsContent.description,
    path: paths.giveThings(kind),
  });
}

export default function PhysicalDonationsRoute({ loaderData: { kind, campaign } }: Route.ComponentProps) {
  return <PhysicalDonationPage kind={kind} campaign={campaign} />;
}
