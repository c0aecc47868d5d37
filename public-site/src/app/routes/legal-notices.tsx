import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { LegalPage } from '../../content/legal/LegalPage';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/legal-notices';

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageAnswer(await readFixedPage(context.api, 'mentions-legales', request));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fixedPageInBrowser('mentions-legales', request, serverLoader);
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return fixedPageMeta(matches, loaderData, { path: pathTo('/mentions-legales') });
}

export default function LegalNoticesRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <LegalPage page={page} />
    </>
  );
}
