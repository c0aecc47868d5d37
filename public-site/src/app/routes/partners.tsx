import { data } from 'react-router';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { loadInBrowser, loadOnServer, type Loaded } from '../../shared/api/loading';
import { LoadedQueries } from '../../shared/api/LoadedQueries';
import { partnerQueries } from '../../content/partners/partner-queries';
import { describedPage } from '../../shared/content/described-page';
import { partnersContent } from '../../content/partners/partners.content';
import { PartnersPage } from '../../content/partners/PartnersPage';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/partners';

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadOnServer(partnerQueries.all(serverApi(context.api)));
  return data<Loaded>(loaded, { status: loaded.failure ? 503 : 200 });
}

export async function clientLoader(): Promise<Loaded> {
  await loadInBrowser(partnerQueries.all(browserApi())).catch(() => null);
  return { dehydrated: null, failure: null };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description, about } = partnersContent;
  return describedPage(matches, {
    title,
    description,
    path: pathTo('/partenaires'),
    trail: [{ label: about, to: pathTo('/a-propos') }],
  });
}

export default function PartnersRoute({ loaderData: { dehydrated, failure } }: Route.ComponentProps) {
  return (
    <LoadedQueries state={dehydrated}>
      <PartnersPage failure={failure} />
    </LoadedQueries>
  );
}
