import type { HttpClient } from '@livres/api/client';
import { embedsContent } from '../../giving/embeds/embeds.content';
import { EmbedsPage } from '../../giving/embeds/EmbedsPage';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { campaignsForMoney } from '../loading/campaigns-for-money';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { describedPage } from '../../shared/content/described-page';
import { paths } from '../../shared/paths';
import type { Route } from './+types/embeds';

export async function loader({ context, request }: Route.LoaderArgs) {
  return offered(serverApi(context.api), request);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return offered(browserApi(), request);
}

async function offered(api: HttpClient, request: Request) {
  const client = typeof document === 'undefined' ? createQueryClient() : queryClient();
  const campaigns = await client.fetchQuery({ ...campaignsForMoney(api), retry: false }).catch(() => []);
  return { campaigns, slug: new URL(request.url).searchParams.get('campaign') ?? '' };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description, give } = embedsContent;
  const trail = [{ label: give, to: paths.give() }];
  return describedPage(matches, { title, description, path: paths.embedding(), trail });
}

export default function EmbedsRoute({ loaderData: { campaigns, slug } }: Route.ComponentProps) {
  return <EmbedsPage campaigns={campaigns} slug={slug} />;
}
