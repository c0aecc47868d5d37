import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { paths } from '../../shared/paths';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { ActionsPage } from '../../content/actions/ActionsPage';
import { loaderHeaders } from '../loading/loader-headers';
import type { Route } from './+types/actions';

export async function loader({ context, request }: Route.LoaderArgs) {
  return pageAnswer(await readFixedPage(context.api, 'nos-actions', request));
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fixedPageInBrowser('nos-actions', request, serverLoader);
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return fixedPageMeta(matches, loaderData, { path: paths.actions() });
}

export default function ActionsRoute({ loaderData: { page, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <ActionsPage page={page} />
    </>
  );
}
