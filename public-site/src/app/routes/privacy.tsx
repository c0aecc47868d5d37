import { fixedPageInBrowser } from '../../shared/api/page-loading';
import { pageAnswer, readFixedPage } from '../../shared/api/fixed-page.server';
import { describedPage } from '../../shared/content/describedPage';
import { paths } from '../../shared/paths';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { LegalPage } from '../../legal/LegalPage';
import type { Route } from './+types/privacy';

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageAnswer(await readFixedPage(context.api, 'politique-confidentialite', request));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fixedPageInBrowser('politique-confidentialite', request, serverLoader);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, isPreview } = loaderData;
  const { title, description } = page;
  return describedPage(matches, { title, description, path: paths.privacy(), isHidden: isPreview });
}

export default function PrivacyRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <LegalPage page={page} />
    </>
  );
}
