import { fixedPageInBrowser } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { describedPage } from '../../shared/content/described-page';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { LegalPage } from '../../content/legal/LegalPage';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/terms';

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageAnswer(await readFixedPage(context.api, 'conditions-utilisation', request));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fixedPageInBrowser('conditions-utilisation', request, serverLoader);
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, isPreview } = loaderData;
  const { title, description } = page;
  return describedPage(matches, {
    title,
    description,
    path: pathTo('/conditions-utilisation'),
    isHidden: isPreview,
  });
}

export default function TermsRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <LegalPage page={page} />
    </>
  );
}
