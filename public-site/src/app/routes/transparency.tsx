import { TextPage } from '../../content/shared/page-blocks/TextPage';
import { transparencyContent } from '../../giving/transparency/transparency.content';
import { TransparencyPage } from '../../giving/transparency/TransparencyPage';
import { browserApi, serverApi } from '../../shared/api/api-clients';
import { pathTo } from '../../shared/paths';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { pageAnswer, readFixedPage } from '../loading/fixed-page.server';
import { loaderHeaders } from '../loading/loader-headers';
import { fixedPageInBrowser, fixedPageMeta } from '../loading/page-loading';
import type { Route } from './+types/transparency';

const NONE = () => null;

export async function loader({ context, request }: Route.LoaderArgs) {
  const [loaded, read] = await Promise.all([
    readFixedPage(context.api, 'transparence', request),
    serverApi(context.api).get('/transparency/').catch(NONE),
  ]);
  // Sums that could not be read are asked for again with the next visit.
  return pageAnswer({ ...loaded, isAsBuilt: loaded.isAsBuilt || read === null, years: read?.years ?? null });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded, read] = await Promise.all([
    fixedPageInBrowser('transparence', request, serverLoader),
    browserApi().get('/transparency/').catch(NONE),
  ]);
  return { ...loaded, years: read?.years ?? null };
}

export const headers = loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return fixedPageMeta(matches, loaderData, { path: pathTo('/transparence') });
}

export default function TransparencyRoute({ loaderData: { page, years, isPreview } }: Route.ComponentProps) {
  return (
    <>
      {isPreview && <PreviewBanner />}
      <TransparencyPage page={page} years={years}>
        <TextPage blocks={page.blocks} summary={transparencyContent.summary} />
      </TransparencyPage>
    </>
  );
}
