import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { aboutContent } from '../../content/about/about.content';
import { CommunityPage } from '../../content/about/CommunityPage';
import { loaderHeaders } from '../loading/loader-headers';
import { pathTo } from '../../shared/paths';
import type { Route } from './+types/community';

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageAnswer(await readFixedPage(context.api, 'communaute', request));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fixedPageInBrowser('communaute', request, serverLoader);
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return fixedPageMeta(matches, loaderData, {
    path: pathTo('/communaute'),
    trail: [{ label: aboutContent.title, to: pathTo('/a-propos') }],
  });
}

export default function CommunityRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <CommunityPage page={page} />
    </>
  );
}
