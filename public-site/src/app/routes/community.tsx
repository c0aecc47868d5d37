import { fixedPageInBrowser } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { describedPage } from '../../shared/content/described-page';
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
  if (!loaderData) return [];
  const { page, isPreview } = loaderData;
  const { title, description } = page;
  return describedPage(matches, {
    title,
    description,
    path: pathTo('/communaute'),
    isHidden: isPreview,
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
