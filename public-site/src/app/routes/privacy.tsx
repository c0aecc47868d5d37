import type { PrivacyPolicy } from '@livres/api/contract';
import type { HttpClient } from '@livres/api/client';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { PrivacyPage } from '../../content/legal/PrivacyPage';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/privacy';

export async function loader({ context, request }: Route.LoaderArgs) {
  const [loaded, policy] = await Promise.all([
    readFixedPage(context.api, 'politique-confidentialite', request),
    policyOf(serverApi(context.api)),
  ]);
  return pageAnswer({ ...loaded, policy, isAsBuilt: loaded.isAsBuilt || policy === null });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded, policy] = await Promise.all([
    fixedPageInBrowser('politique-confidentialite', request, serverLoader),
    policyOf(browserApi()),
  ]);
  return { ...loaded, policy };
}

/** What the product keeps of people; null where the api does not answer: the association’s own text is shown alone. */
function policyOf(api: HttpClient): Promise<PrivacyPolicy | null> {
  return api.get('/personal-data/policy/').catch(() => null);
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return fixedPageMeta(matches, loaderData, { path: pathTo('/politique-confidentialite') });
}

export default function PrivacyRoute({ loaderData: { page, isPreview, policy } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <PrivacyPage page={page} policy={policy} />
    </>
  );
}
