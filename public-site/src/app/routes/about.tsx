import { browserApi, serverApi } from '../../shared/api/api-clients';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { partnerQueries } from '../../content/partners/partner-queries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';
import { siteOf } from '../../shared/content/page-meta';
import { organizationData, structuredTags } from '../../shared/content/structured-data';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { AboutPage } from '../../content/about/AboutPage';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/about';

// The page is whole without them.
const NONE = () => [];

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = { ...partnerQueries.all(serverApi(context.api)), retry: false };
  const [loaded, partners] = await Promise.all([
    readFixedPage(context.api, 'a-propos', request),
    createQueryClient().fetchQuery(query).catch(NONE),
  ]);
  return pageAnswer({ ...loaded, partners });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = { ...partnerQueries.all(browserApi()), retry: false };
  const [loaded, partners] = await Promise.all([
    fixedPageInBrowser('a-propos', request, serverLoader),
    queryClient().fetchQuery(query).catch(NONE),
  ]);
  return { ...loaded, partners };
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const tags = fixedPageMeta(matches, loaderData, { path: pathTo('/a-propos') });
  return site ? [...tags, ...structuredTags(organizationData(site, loaderData.page.description))] : tags;
}

export default function AboutRoute({ loaderData: { page, partners, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <AboutPage page={page} partners={partners} />
    </>
  );
}
