import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { AccessibilityAudit } from '../../content/legal/AccessibilityAudit';
import { LegalPage } from '../../content/legal/LegalPage';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/accessibility';

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageAnswer(await readFixedPage(context.api, 'accessibilite', request));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fixedPageInBrowser('accessibilite', request, serverLoader);
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return fixedPageMeta(matches, loaderData, { path: pathTo('/accessibilite') });
}

export default function AccessibilityRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <LegalPage page={page}>
        <AccessibilityAudit />
      </LegalPage>
    </>
  );
}
